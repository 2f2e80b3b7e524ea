import { toastTimes } from './toaster';

type Point = { x: number; y: number };

/** The position of a dragged toast, which moves sideways or down. */
export function swipeOffset(from: Point, to: Point): Point {
  const x = to.x - from.x;
  const y = Math.max(0, to.y - from.y);
  return Math.abs(x) >= y ? { x, y: 0 } : { x: 0, y };
}

/** Whether releasing the toast here dismisses it. */
export function isThrownAway({ x, y }: Point) {
  return Math.max(Math.abs(x), y) >= toastTimes.swipe;
}
