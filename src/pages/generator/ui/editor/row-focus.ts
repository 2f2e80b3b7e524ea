/**
 * Called with the button that moved a row by `by` places or took it away: once the rows are drawn again, the focus is on the row that
 * was moved, or where the one that is gone was. The places of rows stay on the page; what they hold changes.
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
