/** A place in the document, as a Range takes it. */
export type Point = readonly [node: Node, offset: number];

export type TextLine = { top: number; bottom: number };

/** Rectangles whose tops differ by less are on one line: small text is a little lower than its neighbours. */
const SAME_LINE = 6;

/** The lines of an element that contains only text and inline elements, from top to bottom. */
export function linesOf(element: Element): TextLine[] {
  const range = document.createRange();
  range.selectNodeContents(element);
  const lines: TextLine[] = [];
  const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  for (const { top, bottom } of rects.toSorted((a, b) => a.bottom - b.bottom)) {
    const last = lines.at(-1);
    if (last && bottom - last.bottom < SAME_LINE) {
      last.top = Math.min(last.top, top);
      last.bottom = Math.max(last.bottom, bottom);
    } else lines.push({ top, bottom });
  }
  return lines;
}

/** The place of the first character below this height, at the start of a line. */
export function startOfLine(element: Element, above: number): Point | undefined {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node.textContent ?? '';
    if (length === 0 || bottomAt(node, length - 1) - above < SAME_LINE) continue;
    let [low, high] = [0, length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (bottomAt(node, middle) - above < SAME_LINE) low = middle + 1;
      else high = middle;
    }
    return [node, low];
  }
  return undefined;
}

/** The bottom of a character; of the one before it, if it is a collapsed space. */
function bottomAt(node: Node, offset: number): number {
  const range = document.createRange();
  for (let at = offset; at >= 0; at -= 1) {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    const rect = [...range.getClientRects()].at(-1);
    if (rect && rect.height > 0) return rect.bottom;
  }
  return Number.NEGATIVE_INFINITY;
}
