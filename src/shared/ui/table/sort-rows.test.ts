import { describe, expect, test } from 'vitest';
import { sortRows, type SortValue } from './sort-rows';

const order = (values: SortValue[], direction: 'ascending' | 'descending' = 'ascending') =>
  sortRows(
    values.map((value, place) => ({ value, place })),
    (row) => row.value,
    direction,
  );

describe('sorted rows', () => {
  test('sort text case-insensitively, and numbers in it by value', () => {
    expect(order(['unit 10', 'Unit 2', 'ähre', 'Zofia', 'abel']).map((row) => row.value)).toEqual(
      ['abel', 'ähre', 'unit 10', 'Unit 2', 'Zofia'].toSorted((a, b) =>
        a.localeCompare(b, 'en', { numeric: true, sensitivity: 'base' }),
      ),
    );
  });

  test('sort numbers by value and dates by time', () => {
    expect(order([10, 9, -1]).map((row) => row.value)).toEqual([-1, 9, 10]);
    const [early, late] = [new Date('2026-01-01'), new Date('2026-02-01')];
    expect(order([late, early], 'ascending').map((row) => row.value)).toEqual([early, late]);
  });

  test.each(['ascending', 'descending'] as const)('missing values come last, %s', (direction) => {
    expect(
      order([null, 2, '', 1, undefined], direction)
        .slice(2)
        .map((row) => row.value),
    ).toEqual([null, '', undefined]);
  });

  test('keep the order of equal rows', () => {
    expect(order([1, 0, 1, 1]).map((row) => row.place)).toEqual([1, 0, 2, 3]);
    expect(order([1, 0, 1, 1], 'descending').map((row) => row.place)).toEqual([0, 2, 3, 1]);
  });
});
