import { expect, test } from 'vitest';
import { balance } from '../../../../../tests/support/people';
import { lowCredits } from './low-credits';

const of = (left: number, used: number) => ({
  ...balance,
  available_input_tokens: left,
  available_output_tokens: 0,
  used_input_tokens: used,
  used_output_tokens: 0,
});

test.each([
  [of(100, 900), null],
  [of(99, 901), 'You have 99 AI credits left.'],
  [of(0, 1000), 'You have no AI credits left.'],
  [of(0, 0), null],
  [null, null],
])('%j: %s', (state, words) => {
  expect(lowCredits(state)).toBe(words);
});
