import type { QuestionOption } from '../../../generated/blocks.ts';
import { shuffled } from '../shuffle.ts';
import { letterOf } from './candidate.ts';

const PLACES = [0, 1, 2, 3];

/** Places for the correct options of a paper: every four use each of A to D once, in an order that the seed decides. */
export function* correctPlaces(seed: string): Generator<number, undefined> {
  for (let round = 0; ; round += 1) yield* shuffled(PLACES, `${seed} ${round}`);
}

/** The options in the same order, with the correct one moved to the place, or to the end where there are fewer. */
export function withCorrectAt(options: readonly QuestionOption[], place: number): QuestionOption[] {
  const wrong = options.filter(({ correct }) => !correct);
  const right = options.filter(({ correct }) => correct);
  return [...wrong.slice(0, place), ...right, ...wrong.slice(place)].map((option, index) => ({
    ...option,
    key: letterOf(index),
  }));
}
