import { expect, test } from 'vitest';
import { correctExpectation } from './correct-expectation.ts';

const expected = { input: 1_000, output: 2_000 };
const run = (size: number, used: number) => ({
  expected: { input: size, output: size },
  used: { input: used, output: used },
});

test('an expectation without past runs is unchanged', () => {
  expect(correctExpectation(expected, [])).toEqual(expected);
});

test('one run counts for two thirds, twenty almost entirely', () => {
  const once = correctExpectation(expected, [run(2_000, 1_000)]);
  expect(once.output).toBeGreaterThan(1_100);
  expect(once.output).toBeLessThan(1_300);
  const often = correctExpectation(
    expected,
    Array.from({ length: 20 }, () => run(2_000, 1_000)),
  );
  expect(often.output).toBeGreaterThan(1_000);
  expect(often.output).toBeLessThan(1_040);
});

test('a model whose documents never grow is estimated alike at every size', () => {
  const runs = [500, 1_000, 2_000, 4_000, 500, 1_000, 2_000, 4_000].map((size) => run(size, 900));
  const small = correctExpectation({ input: 500, output: 500 }, runs).output;
  const large = correctExpectation({ input: 4_000, output: 4_000 }, runs).output;
  expect(large / small).toBeLessThan(1.3);
});

test('a correction stays within a factor of eight', () => {
  const runs = Array.from({ length: 20 }, () => run(1_000, 1));
  expect(correctExpectation(expected, runs)).toEqual({ input: 125, output: 250 });
});
