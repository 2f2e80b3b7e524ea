/**
 * Call with the button that moved a row by `by` or removed it. After the next render the focus is on the moved
 * row, or on the row that took the removed one's place. React reuses the row elements; only their values change.
 */
export function focusAfterMove(button: Element, by: 1 | -1 | 'removed'): void {
  const row = button.closest('[role="group"]');
  const rows = row?.parentElement;
  if (!row || !rows) return;
  const at = buttonsOf(row).findIndex((candidate) => candidate === button);
  const place = [...rows.children].indexOf(row) + (by === 'removed' ? 0 : by);
  requestAnimationFrame(() => {
    const target = rows.children[place];
    if (!target) return;
    const buttons = buttonsOf(target);
    const wanted = buttons[at];
    (wanted?.disabled === false ? wanted : buttons.find(({ disabled }) => !disabled))?.focus();
  });
}

const buttonsOf = (row: Element): HTMLButtonElement[] => [
  ...row.querySelectorAll<HTMLButtonElement>('button'),
];
