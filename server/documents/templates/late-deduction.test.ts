import { expect, test } from 'vitest';
import { lateDeduction } from './late-deduction.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** The worked examples of Canvas: spec/models/late_policy_spec.rb, "points_deducted"; then half cents, which floats miss. */
const examples = [
  { percent: 5, every: 'hour', lowest: 0, points: 1000, possible: 1000, late: 12 * HOUR, loses: 600 },
  { percent: 15, every: 'day', lowest: 0, points: 1000, possible: 1000, late: 3 * DAY, loses: 450 },
  { percent: 10, every: 'day', lowest: 0, points: 1000, possible: 1000, late: 25 * HOUR, loses: 200 },
  { percent: 10, every: 'day', lowest: 30, points: 800, possible: 1000, late: 2 * DAY, loses: 200 },
  { percent: 10, every: 'day', lowest: 30, points: 800, possible: 1000, late: 7 * DAY, loses: 500 },
  { percent: 10, every: 'day', lowest: 30, points: 200, possible: 1000, late: 8 * DAY, loses: 0 },
  { percent: 1, every: 'hour', lowest: 0, points: 10, possible: 10, late: 6 * HOUR, loses: 0.6 },
  { percent: 15, every: 'day', lowest: 0, points: 14.5, possible: 14.5, late: DAY, loses: 2.18 },
  { percent: 7.5, every: 'day', lowest: 0, points: 29, possible: 29, late: DAY, loses: 2.18 },
  { percent: 10, every: 'day', lowest: 62.5, points: 6, possible: 9, late: DAY, loses: 0.38 },
  { percent: 10, every: 'day', lowest: 0, points: 40.15, possible: 40.15, late: DAY, loses: 4.02 },
] as const;

test.each(examples)(
  '$points of $possible lose $loses at $percent % per $every, $late seconds late',
  ({ percent, every, lowest, points, possible, late, loses }) => {
    const policy = { percent, every, lowest_percent: lowest };
    expect(lateDeduction(policy, { points, possible, lateSeconds: late })).toBe(loses);
  },
);

const policy = { percent: 5, every: 'hour', lowest_percent: 0 } as const;

test.each([
  ['without a policy', null, { points: 500, possible: 1000, lateSeconds: DAY }],
  ['that has no mark', policy, { points: null, possible: 1000, lateSeconds: DAY }],
  ['for no points', policy, { points: 10, possible: 0, lateSeconds: DAY }],
  ['on time', policy, { points: 10, possible: 10, lateSeconds: 0 }],
])('work %s loses nothing', (_, rules, work) => {
  expect(lateDeduction(rules, work)).toBe(0);
});

test('a second late costs a whole interval', () => {
  expect(lateDeduction(policy, { points: 10, possible: 10, lateSeconds: 1 })).toBe(0.5);
});

test('a day has 24 hours in the night when the clocks change', () => {
  const daily = { percent: 10, every: 'day', lowest_percent: 0 } as const;
  // From 1 November, 00:00 (-4) to 2 November, 00:00 (-5) in New York.
  const lateSeconds = (Date.parse('2026-11-02T05:00:00Z') - Date.parse('2026-11-01T04:00:00Z')) / 1000;
  expect(lateSeconds).toBe(25 * HOUR);
  expect(lateDeduction(daily, { points: 100, possible: 100, lateSeconds })).toBe(20);
});
