import type { DocumentPath } from './document-editing';

/** The attribute by which an item's element is found again after it has moved. */
export const pathAttribute = (path: DocumentPath): string => path.join('/');

/** Focuses the handle or the first text of an item, once it is drawn. An item without texts gets the focus on its handle. */
export function focusItem(root: ParentNode | null, path: DocumentPath, part: 'handle' | 'text'): void {
  requestAnimationFrame(() => {
    const item = root?.querySelector(`[data-path="${CSS.escape(pathAttribute(path))}"]`);
    const text = part === 'text' ? item?.querySelector<HTMLElement>('[role="textbox"]') : null;
    if (text) {
      text.focus();
      getSelection()?.selectAllChildren(text);
    } else item?.querySelector<HTMLElement>(HANDLE)?.focus();
  });
}

const HANDLE = 'button[aria-keyshortcuts]';

/** Moves the focus from a text to the handle of its item, or else to the section that contains it. */
export function focusAround(text: HTMLElement): void {
  const handle = text.closest('[data-path]')?.querySelector<HTMLElement>(HANDLE);
  const container = handle ?? text.closest<HTMLElement>('[tabindex="-1"]');
  if (container) container.focus({ preventScroll: true });
  else text.blur();
}
