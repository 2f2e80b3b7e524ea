import { expect, test } from 'vitest';
import { shareEqual } from './share-equal';

const before = { units: [{ title: 'Air' }, { title: 'Fronts' }], goals: ['Measure'], none: null };

test('an equal value is the one before it', () => {
  expect(shareEqual(before, structuredClone(before))).toBe(before);
});

test('parts that have not changed remain the same objects', () => {
  const next = {
    ...structuredClone(before),
    units: [{ title: 'Air' }, { title: 'Clouds' }, { title: 'Rain' }],
  };
  const shared = shareEqual(before, next);
  expect(shared).toEqual(next);
  expect(shared.goals).toBe(before.goals);
  expect(shared.units[0]).toBe(before.units[0]);
  expect(shared.units[1]).not.toBe(before.units[1]);
});

test.each([
  [[1, 2], { 0: 1, 1: 2 }],
  [{ a: undefined }, { b: undefined }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [[1, 2], [1]],
  [null, { a: 1 }],
  ['text', null],
])('%j is not %j', (one, other) => {
  expect(shareEqual(one, other)).toEqual(other);
  expect(shareEqual(other, one)).toEqual(one);
});
