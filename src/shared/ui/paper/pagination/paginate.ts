import { type Cut, cutsOf } from './cuts';
import { copyPiece } from './piece-of-flow';
import type { Point } from './text-lines';

/** Fractions of a pixel that layout may round up in a copy. */
const TOLERANCE = 1;

/**
 * Divides a laid out flow into sheets with content of at most this height in CSS pixels. Returns a copy of the flow for
 * each. Breaks follow `break-inside`, `break-before` and `break-after` of the flow's own styles, so that headings stay
 * with what follows and short parts stay whole; a table repeats its header.
 */
export function paginate(flow: Element, height: number): DocumentFragment[] {
  const { top, bottom } = extentOf(flow);
  const points: Point[] = [[flow, 0]];
  for (const cut of chooseCuts(cutsOf(flow, height), { top, bottom, height: height - TOLERANCE })) {
    const point = cut.point();
    if (point) points.push(point);
  }
  return points.map((start, index) => copyPiece(flow, start, points[index + 1] ?? endOf(flow)));
}

type Room = { top: number; bottom: number; height: number };

/** The last cut that fits on each sheet. */
export function chooseCuts<Place extends Pick<Cut, 'top' | 'bottom' | 'header'>>(
  cuts: readonly Place[],
  { top, bottom, height }: Room,
): Place[] {
  const chosen: Place[] = [];
  let start = top;
  let room = height;
  let rest = cuts;
  while (bottom - start > room) {
    const end = start + room;
    const cut = rest.findLast((each) => each.bottom <= end) ?? rest[0];
    if (!cut) return chosen;
    chosen.push(cut);
    start = cut.top;
    room = height - cut.header;
    rest = rest.filter((each) => each.top > start);
  }
  return chosen;
}

const endOf = (flow: Element): Point => [flow, flow.childNodes.length];

function extentOf(flow: Element): { top: number; bottom: number } {
  const rects = [...flow.children].map((child) => child.getBoundingClientRect());
  return {
    top: Math.min(...rects.map(({ top }) => top)),
    bottom: Math.max(...rects.map(({ bottom }) => bottom)),
  };
}
