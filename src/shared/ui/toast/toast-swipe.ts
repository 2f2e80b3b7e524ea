import { toastTimes } from './toaster';

type Point = { x: number; y: number };

/** The position of a dragged toast: only sideways, or down to its edge. */
export function swipeOffset(from: Point, to: Point): Point {
  const x = to.x - from.x;
  const y = Math.max(0, to.y - from.y);
  return Math.abs(x) >= y ? { x, y: 0 } : { x: 0, y };
}

/** Whether releasing here dismisses the toast. */
export function isThrownAway({ x, y }: Point) {
  return Math.max(Math.abs(x), y) >= toastTimes.swipe;
}
