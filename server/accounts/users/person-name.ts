import { Problem } from '../../platform/problem.ts';

/** Overrides and isolates, which show letters in another order than they are stored in. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/u;
/** What a person can see; the letters excepted are fillers without a shape. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\u115F\u1160\u3164\uFFA0]/u;

/** Rejects a name that can't be seen, or that is shown as another one. An empty one is another rule's. */
export function rejectHiddenName(name: string, field: string): void {
  if (name !== '' && (TURNING.test(name) || !VISIBLE.test(name)))
    throw Problem.field(field, 'This name has hidden characters. Enter it again.');
}
