/** The selected part of an element's text, in UTF-16 units from its start; null if nothing of it is selected. */
export function selectedRange(element: HTMLElement): { start: number; end: number } | null {
  const selection = element.ownerDocument.getSelection();
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.startContainer) || !element.contains(range.endContainer)) return null;
  const before = range.cloneRange();
  before.selectNodeContents(element);
  before.setEnd(range.startContainer, range.startOffset);
  const start = lengthOf(before);
  const end = start + lengthOf(range);
  return end > start ? { start, end } : null;
}

/** Without the notes, which are in the same element. */
function lengthOf(range: Range): number {
  const words = range.cloneContents();
  for (const note of words.querySelectorAll('[data-beside]')) note.remove();
  return words.textContent.length;
}
