import type { Tokens } from '../../../engine/port/tokens.ts';

interface Observation {
  expected: Tokens;
  used: Tokens;
}

/** The weight of the assumption that the expectation is right, in observations. */
const PRIOR_LEVEL = 0.5;
/** The weight of the assumption that the cost grows in proportion to the expectation. */
const PRIOR_SLOPE = 0.4;
/** A correction stays within a factor of 8. */
const MAX_CORRECTION = Math.log(8);

/**
 * Corrects the tokens that a run is expected to need by earlier runs: a ridge regression of the
 * logarithm of used / expected on the logarithm of expected. Without runs, nothing changes.
 */
export function correctExpectation(expected: Tokens, runs: readonly Observation[]): Tokens {
  const side = (name: keyof Tokens) =>
    corrected(
      expected[name],
      runs
        .map((run) => ({ expected: run.expected[name], used: run.used[name] }))
        .filter((run) => run.expected > 0 && run.used > 0),
    );
  return { input: side('input'), output: side('output') };
}

function corrected(expected: number, runs: readonly { expected: number; used: number }[]): number {
  if (expected === 0 || runs.length === 0) return expected;
  const points = runs.map((run) => ({
    size: Math.log(run.expected),
    error: Math.log(run.used / run.expected),
  }));
  const mean = sum(points, ({ size }) => size) / points.length;
  const level = sum(points, ({ error }) => error) / (points.length + PRIOR_LEVEL);
  const slope =
    sum(points, ({ size, error }) => (size - mean) * error) /
    (sum(points, ({ size }) => (size - mean) ** 2) + PRIOR_SLOPE);
  const correction = level + slope * (Math.log(expected) - mean);
  return Math.round(expected * Math.exp(Math.max(-MAX_CORRECTION, Math.min(MAX_CORRECTION, correction))));
}

const sum = <Item>(items: readonly Item[], value: (item: Item) => number): number =>
  items.reduce((total, item) => total + value(item), 0);
