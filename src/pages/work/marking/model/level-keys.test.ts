import { expect, test } from 'vitest';
import { levelKeys, levelOf } from './level-keys';

const levels = (...points: number[]) =>
  points.map((one) => ({ points: one, label: `${one}`, description: '' }));

test('digits are the points where each level has a digit of its own', () => {
  expect(levelKeys(levels(4, 3, 2, 0))).toEqual([4, 3, 2, 0]);
  expect(levelOf(levels(4, 3, 2, 0), 1)).toBeUndefined();
});

test('else digits are the places, the first one 1', () => {
  expect(levelKeys(levels(20, 10, 5))).toEqual([1, 2, 3]);
  expect(levelKeys(levels(2.5, 1))).toEqual([1, 2]);
  expect(levelOf(levels(3, 3, 0), 2)).toMatchObject({ points: 3 });
  expect(levelKeys(levels(...Array.from({ length: 11 }, () => 1))).slice(8)).toEqual([9, null, null]);
});
