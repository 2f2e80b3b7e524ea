import { expect, test } from 'vitest';
import { byUnit } from './by-unit';

test('lessons are grouped by unit, and keep their order', () => {
  const lesson = (id: number, unit: string) => ({ id, unit });
  const groups = byUnit([lesson(1, ''), lesson(2, 'Cells'), lesson(3, 'Light'), lesson(4, 'Cells')]);
  expect(groups.map(({ unit, items }) => [unit, items.map(({ id }) => id)])).toEqual([
    ['', [1]],
    ['Cells', [2, 4]],
    ['Light', [3]],
  ]);
});
