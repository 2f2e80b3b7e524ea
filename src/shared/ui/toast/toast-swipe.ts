import { toastTimes } from './toaster';

type Point = { x: number; y: number };

/** Where a toast stands while a finger drags it: only sideways, or down to the edge it came from. */
export function swipeOffset(from: Point, to: Point): Point {
  const x = to.x - from.x;
  const y = Math.max(0, to.y - from.y);
  return Math.abs(x) >= y ? { x, y: 0 } : { x: 0, y };
}

/** Whether letting go here throws the toast away. */
export function isThrownAway({ x, y }: Point) {
  return Math.max(Math.abs(x), y) >= toastTimes.swipe;
}
