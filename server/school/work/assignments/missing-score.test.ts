import { describe, expect, test } from 'vitest';
import { missingScore } from './missing-score.ts';

describe('missing work', () => {
  test.each([
    // The worked example of Canvas: spec/models/late_policy_spec.rb, "points_for_missing".
    [60, 100, 40],
    [100, 10, 0],
    [0, 10, 10],
    [33.33, 10, 6.67],
    [50, 0, 0],
  ])('that loses %d %% of %d points has %d', (percent, possible, score) => {
    expect(missingScore(percent, { status: 'missing', possible })).toBe(score);
  });

  test.each([
    ['missing', 4],
    ['closed', 4],
    ['to_do', null],
    ['handed_in', null],
    ['late', null],
    ['returned', null],
    ['excused', null],
  ] as const)('has a score only while it is missing: %s', (status, score) => {
    expect(missingScore(60, { status, possible: 10 })).toBe(score);
  });

  test('has no score without a policy', () => {
    expect(missingScore(null, { status: 'missing', possible: 10 })).toBeNull();
  });
});
