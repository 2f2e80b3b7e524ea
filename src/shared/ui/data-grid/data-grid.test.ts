import { describe, expect, test } from 'vitest';
import { parseEntry } from './grid-entry';
import { moveTo, nearest } from './grid-moves';

describe('text typed into a cell', () => {
  test.each([
    ['27', { kind: 'score', score: 27 }],
    [' 14.5 ', { kind: 'score', score: 14.5 }],
    ['14,5', { kind: 'score', score: 14.5 }],
    ['0', { kind: 'score', score: 0 }],
    ['45', { kind: 'score', score: 45 }],
    ['l', { kind: 'mark', mark: 'late' }],
    ['M', { kind: 'mark', mark: 'missing' }],
    ['Ex', { kind: 'mark', mark: 'excused' }],
    ['e', { kind: 'mark', mark: 'excused' }],
    ['', { kind: 'clear' }],
    ['  ', { kind: 'clear' }],
  ])('%j is accepted', (text, entry) => {
    expect(parseEntry(text, 30)).toEqual({ entry });
  });

  test.each([
    ['-1', 'Enter a score, L, M or Ex.'],
    ['1e3', 'Enter a score, L, M or Ex.'],
    ['twelve', 'Enter a score, L, M or Ex.'],
    ['1.234', 'Enter a score, L, M or Ex.'],
    ['45.5', 'The maximum is 30.'],
    ['Infinity', 'Enter a score, L, M or Ex.'],
  ])('%j is rejected', (text, refusal) => {
    expect(parseEntry(text, 30)).toEqual({ refusal });
  });
});

describe('moving in the grid', () => {
  const size = { rows: 24, columns: 12 };
  const middle = { row: 5, column: 5 };

  test.each([
    ['ArrowUp', false, { row: 4, column: 5 }],
    ['ArrowDown', false, { row: 6, column: 5 }],
    ['ArrowLeft', false, { row: 5, column: 4 }],
    ['ArrowRight', false, { row: 5, column: 6 }],
    ['PageDown', false, { row: 15, column: 5 }],
    ['PageUp', false, { row: 0, column: 5 }],
    ['Home', false, { row: 5, column: 0 }],
    ['End', false, { row: 5, column: 11 }],
    ['Home', true, { row: 0, column: 0 }],
    ['End', true, { row: 23, column: 11 }],
  ])('%s (wide: %s) leads to %o', (key, wide, place) => {
    expect(moveTo(middle, key, size, wide)).toEqual(place);
  });

  test.each(['ArrowUp', 'ArrowLeft', 'PageUp'])('%s at the first cell does not move', (key) => {
    expect(moveTo({ row: 0, column: 0 }, key, size, false)).toEqual({ row: 0, column: 0 });
  });

  test.each(['ArrowDown', 'ArrowRight', 'PageDown'])('%s at the last cell does not move', (key) => {
    expect(moveTo({ row: 23, column: 11 }, key, size, false)).toEqual({ row: 23, column: 11 });
  });

  test('other keys do not move', () => {
    expect(moveTo(middle, 'a', size, false)).toBeNull();
    expect(moveTo(middle, 'toString', size, false)).toBeNull();
  });

  test('the focus moves to the nearest cell if a filter removes the current one', () => {
    expect(nearest(middle, { rows: 2, columns: 12 })).toEqual({ row: 1, column: 5 });
    expect(nearest(middle, { rows: 0, columns: 0 })).toEqual({ row: 0, column: 0 });
    expect(nearest(middle, size)).toEqual(middle);
  });
});
