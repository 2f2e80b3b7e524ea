import { expect, test } from 'vitest';
import { toText } from './fraction.ts';
import { type SkillMethod, skillValue } from './skills.ts';

const valueOf = (scores: number[], rule: SkillMethod) => {
  const { value } = skillValue(scores, rule);
  return value && toText(value);
};

test.each(['latest', 'highest', 'mean', 'decayingAverage', 'weightedAverage'] as const)(
  '%s of one score is that score',
  (method) => {
    expect(valueOf([3], { method })).toBe('3');
  },
);

test('a class may give the latest score another part', () => {
  expect(valueOf([2, 4], { method: 'decayingAverage', percent: 75 })).toBe('7/2');
  expect(valueOf([1, 3, 4], { method: 'weightedAverage', percent: 50 })).toBe('3');
});

test('times at a level count all scores that reach it, and no more than needed', () => {
  const rule: SkillMethod = { method: 'timesAtLevel', times: 2, level: 3 };
  expect(skillValue([3, 4, 2, 4], rule)).toEqual({ value: { n: 11n, d: 3n }, reached: { count: 2, of: 2 } });
  expect(skillValue([], rule)).toEqual({ value: null, reached: { count: 0, of: 2 } });
});
