import { expect, test } from 'vitest';
import { countKept } from './kept-scores';

test('counts what is not stored, of all windows and classes', () => {
  const own = { entries: [{}, {}], texts: { a: {} }, conflicts: {}, refusals: {} };
  expect(countKept([{ one: own, two: own }, { one: own }])).toBe(9);
  expect(countKept([[{}, {}], { one: own }])).toBe(5);
});

test.each([undefined, null, 'x', {}, { one: null }, { one: { entries: 3 } }])('%j has nothing', (stored) => {
  expect(countKept([stored])).toBe(0);
});
