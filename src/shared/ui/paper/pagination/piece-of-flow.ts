import type { Point } from './text-lines';

/** The elements around a point up to the flow, the outermost first. */
function ancestorsOf(flow: Element, [node]: Point): Element[] {
  const ancestors: Element[] = [];
  for (let each: Node | null = node; each && each !== flow; each = each.parentNode) {
    if (each instanceof Element) ancestors.unshift(each);
  }
  return ancestors;
}

/** A copy of the flow between two points, in copies of the elements around them. */
export function copyPiece(flow: Element, start: Point, end: Point): DocumentFragment {
  const range = document.createRange();
  range.setStart(...start);
  range.setEnd(...end);
  const copy = wrapped(flow, range);
  continueElements(copy, flow, start);
  cutElements(copy, flow, end);
  for (const element of copy.querySelectorAll('[id], [tabindex], [role="region"]')) {
    for (const name of ['id', 'tabindex', 'role', 'aria-labelledby']) element.removeAttribute(name);
  }
  return copy;
}

function wrapped(flow: Element, range: Range): DocumentFragment {
  let copy = range.cloneContents();
  for (let each: Node | null = range.commonAncestorContainer; each && each !== flow; each = each.parentNode) {
    if (!(each instanceof Element)) continue;
    const shell = each.cloneNode(false);
    shell.appendChild(copy);
    copy = document.createDocumentFragment();
    copy.append(shell);
  }
  return copy;
}

/** Marks the elements that began on an earlier sheet: their styles leave out the start. A table gets its header again. */
function continueElements(copy: DocumentFragment, flow: Element, start: Point): void {
  let at: ParentNode = copy;
  for (const source of ancestorsOf(flow, start)) {
    const continued: Element | null = at.firstElementChild;
    if (!(continued instanceof HTMLElement)) return;
    continued.dataset['continued'] = '';
    continued.style.setProperty('--entries-before', String(entriesBefore(source, start)));
    if (source instanceof HTMLTableElement && continued instanceof HTMLTableElement) {
      if (source.tHead) continued.prepend(source.tHead.cloneNode(true));
      setColumns(continued, source);
    }
    at = continued;
  }
  const [first] = at.children;
  if (first instanceof HTMLElement) first.dataset['first'] = '';
}

function cutElements(copy: DocumentFragment, flow: Element, end: Point): void {
  let at: ParentNode = copy;
  for (const source of ancestorsOf(flow, end)) {
    const cut: Element | null = at.lastElementChild;
    if (!(cut instanceof HTMLElement)) return;
    cut.dataset['cut'] = '';
    if (source instanceof HTMLTableElement && cut instanceof HTMLTableElement) setColumns(cut, source);
    at = cut;
  }
}

/** The number of entries of a list that come before a point. */
function entriesBefore(list: Element, [node, offset]: Point): number {
  const boundary = list === node ? list.childNodes[offset] : node;
  return [...list.children].filter((child) =>
    boundary ? child.compareDocumentPosition(boundary) === Node.DOCUMENT_POSITION_FOLLOWING : false,
  ).length;
}

/** Gives a part of a table the columns of the whole. */
function setColumns(part: HTMLTableElement, whole: HTMLTableElement): void {
  const widths = [...(whole.rows[0]?.cells ?? [])].map((cell) => cell.getBoundingClientRect().width);
  part.style.tableLayout = 'fixed';
  for (const [index, cell] of [...(part.rows[0]?.cells ?? [])].entries()) {
    cell.style.boxSizing = 'border-box';
    cell.style.width = `${widths[index] ?? 0}px`;
    cell.style.minWidth = '0';
  }
}
