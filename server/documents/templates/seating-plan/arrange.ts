import { type Seat, seatsOf } from './room.ts';
import { costOf, rulesOf } from './rules.ts';
import type { SeatingInput } from './schema.ts';

/** Enough for 40 students; a room of rules that contradict each other ends here. */
const MAX_SWAPS = 400;
const STARTS = 6;

/** A repeatable order for a number (mulberry32), so that a form always gives the same plan. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffled(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let at = count - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}

/**
 * The seat of each student, in the order of the form. Starts from shuffled seats near the front and
 * swaps two seats as long as that meets more rules; keeps the best of a few starts.
 */
export function arrange(input: SeatingInput): Seat[] {
  const seats = seatsOf(input);
  const count = input.students.length;
  const used = usedSeats(input, seats);
  let best: { order: number[]; cost: number } | undefined;
  for (let start = 0; start < STARTS && best?.cost !== 0; start += 1) {
    const random = randomFrom(input.arrangement * 1_000 + start);
    const order = shuffled(used.length, random).map((index) => used[index] ?? 0);
    const found = improved(input, seats, order);
    if (best === undefined || found.cost < best.cost) best = found;
  }
  return (best?.order ?? []).slice(0, count).flatMap((index) => seats[index] ?? []);
}

/** The seats to fill: all of them if rules need room, otherwise the front ones. */
function usedSeats(input: SeatingInput, seats: readonly Seat[]): number[] {
  const order = seats.map((_, index) => index);
  return rulesOf(input).length > 0 ? order : order.slice(0, input.students.length);
}

/** `order` has the seat of each student first, then the free seats. */
function improved(input: SeatingInput, seats: readonly Seat[], order: number[]) {
  const rules = rulesOf(input);
  const count = input.students.length;
  const costNow = () => {
    const taken = order.slice(0, count).map((index) => seats[index]);
    return rules.reduce((sum, rule) => sum + costOf(input, rule, taken), 0);
  };
  let cost = costNow();
  for (let swap = 0; swap < MAX_SWAPS && cost > 0; swap += 1) {
    const better = bestSwap(order, count, costNow, cost);
    if (better === null) break;
    cost = better;
  }
  moveForward(order, count, costNow, cost);
  return { order, cost };
}

/** Makes the swap that lowers the cost most; null if none does. */
function bestSwap(order: number[], count: number, costNow: () => number, cost: number): number | null {
  let found: { a: number; b: number; cost: number } | null = null;
  for (let a = 0; a < count; a += 1) {
    for (let b = a + 1; b < order.length; b += 1) {
      swapAt(order, a, b);
      const next = costNow();
      swapAt(order, a, b);
      if (next < (found?.cost ?? cost)) found = { a, b, cost: next };
    }
  }
  if (found === null) return null;
  swapAt(order, found.a, found.b);
  return found.cost;
}

/** Moves students to free seats further in front, as long as no more rules are broken. */
function moveForward(order: number[], count: number, costNow: () => number, cost: number): void {
  for (let at = 0; at < count; at += 1) {
    const free = order
      .map((seat, index) => ({ seat, index }))
      .slice(count)
      .filter(({ seat }) => seat < (order[at] ?? 0))
      .toSorted((a, b) => a.seat - b.seat);
    for (const { index } of free) {
      swapAt(order, at, index);
      if (costNow() <= cost) break;
      swapAt(order, at, index);
    }
  }
}

function swapAt(order: number[], a: number, b: number): void {
  [order[a], order[b]] = [order[b] ?? 0, order[a] ?? 0];
}
