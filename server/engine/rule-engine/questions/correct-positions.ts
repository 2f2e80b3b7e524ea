import type { QuestionOption } from '../../../generated/blocks.ts';
import { shuffled } from '../shuffle.ts';
import { letterOf } from './candidate.ts';

const POSITIONS = [0, 1, 2, 3];

/** Positions of the correct options: each group of four uses A to D once, in an order set by the seed. */
export function* correctPositions(seed: string): Generator<number, undefined> {
  for (let round = 0; ; round += 1) yield* shuffled(POSITIONS, `${seed} ${round}`);
}

/** Moves the correct option to the position (at most the last one); the others keep their order. */
export function withCorrectAt(options: readonly QuestionOption[], position: number): QuestionOption[] {
  const wrong = options.filter(({ correct }) => !correct);
  const right = options.filter(({ correct }) => correct);
  return [...wrong.slice(0, position), ...right, ...wrong.slice(position)].map((option, index) => ({
    ...option,
    key: letterOf(index),
  }));
}
