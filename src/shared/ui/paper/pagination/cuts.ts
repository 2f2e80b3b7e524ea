import { linesOf, type Point, startOfLine, type TextLine } from './text-lines';

/** A place between two parts of a flow where a sheet may end. */
export type Cut = {
  /** The bottom of the part before it. */
  bottom: number;
  /** The top of the part after it. */
  top: number;
  /** The height of a table's header, which the next sheet repeats. */
  header: number;
  /** Finds the place in the document. */
  point: () => Point | undefined;
};

/** Parts that CSS keeps whole are, up to this share of a sheet; taller ones would leave the sheet before them empty. */
const MAX_WHOLE = 0.55;
/** As many lines of a text stay together at the end and at the start of a sheet. */
const LINES_TOGETHER = 2;

/** The places where CSS allows a break in this flow, from top to bottom. */
export function cutsOf(flow: Element, sheetHeight: number): Cut[] {
  const largest = sheetHeight * MAX_WHOLE;

  function within(element: Element): Cut[] {
    const style = getComputedStyle(element);
    const { height } = element.getBoundingClientRect();
    if (style.breakInside === 'avoid' && height <= largest) return [];
    if (element instanceof HTMLTableElement) return betweenRows(element, largest);
    if (style.display.includes('flex') && !style.flexDirection.startsWith('column')) return [];
    if (style.display.includes('grid') && style.gridTemplateColumns.trim().split(/\s+/).length > 1) return [];
    const children = [...element.children].filter(isInFlow);
    return isText(element) ? betweenLines(element) : betweenChildren(children);
  }

  function betweenChildren(children: readonly Element[]): Cut[] {
    return children.flatMap((child, index) => {
      const next = children[index + 1];
      const inside = within(child);
      return next && mayPart(child, next) ? [...inside, cutBefore(next, child)] : inside;
    });
  }

  return within(flow);
}

function cutBefore(next: Element, previous: Element, header = 0): Cut {
  return {
    bottom: previous.getBoundingClientRect().bottom,
    top: next.getBoundingClientRect().top,
    header,
    point: () => pointBefore(next),
  };
}

/** Between the rows of a table. Its header stays with the first two, and the last two stay together, if they are not too tall. */
function betweenRows(table: HTMLTableElement, largest: number): Cut[] {
  const header = table.tHead?.getBoundingClientRect().height ?? 0;
  const rows = [...table.tBodies].flatMap((body) => [...body.rows]);
  const isShort = (pair: readonly Element[]) =>
    pair.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0) <= largest;
  const cuts = rows.slice(1).map((row, index) => cutBefore(row, rows[index] ?? row, header));
  return cuts.slice(isShort(rows.slice(0, 2)) ? 1 : 0, isShort(rows.slice(-2)) ? -1 : undefined);
}

function betweenLines(element: Element): Cut[] {
  const lines = linesOf(element);
  const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
  const leadingOf = ({ top, bottom }: TextLine) => Math.max(0, (lineHeight - (bottom - top)) / 2 || 0);
  return lines.slice(LINES_TOGETHER, 1 - LINES_TOGETHER).flatMap((line, index): Cut[] => {
    const before = lines[index + LINES_TOGETHER - 1];
    if (!before) return [];
    const bottom = before.bottom + leadingOf(before);
    const top = line.top - leadingOf(line);
    return [{ bottom, top, header: 0, point: () => startOfLine(element, before.bottom) }];
  });
}

function pointBefore(element: Element): Point | undefined {
  const { parentNode } = element;
  return parentNode ? [parentNode, [...parentNode.childNodes].indexOf(element)] : undefined;
}

function mayPart(previous: Element, next: Element): boolean {
  const isBelow = next.getBoundingClientRect().top >= previous.getBoundingClientRect().bottom - 1;
  return isBelow && !avoidsBreak(previous, 'breakAfter') && !avoidsBreak(next, 'breakBefore');
}

/** Whether the element, or what it ends or starts with, must stay with its neighbour. */
function avoidsBreak(element: Element, side: 'breakAfter' | 'breakBefore'): boolean {
  if (getComputedStyle(element)[side] === 'avoid') return true;
  const children = [...element.children].filter(isInFlow);
  const edge = side === 'breakAfter' ? children.at(-1) : children[0];
  return edge !== undefined && !isText(element) && avoidsBreak(edge, side);
}

function isInFlow(element: Element): boolean {
  const { display, position } = getComputedStyle(element);
  return display !== 'none' && position !== 'absolute' && position !== 'fixed';
}

const isInline = (element: Element): boolean => getComputedStyle(element).display.startsWith('inline');

/** Whether the element lays out its contents in lines. */
function isText(element: Element): boolean {
  const children = [...element.children].filter(isInFlow);
  const hasText = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  );
  return (hasText || children.length > 0) && children.every(isInline) && !isRow(element);
}

const isRow = (element: Element): boolean => /flex|grid/.test(getComputedStyle(element).display);
