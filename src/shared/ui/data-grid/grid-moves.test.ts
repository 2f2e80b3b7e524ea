import { describe, expect, test } from 'vitest';
import { moveTo, nearest } from './grid-moves';

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

test('arrows reach the head and the leading columns, page keys and Home stay among the scores', () => {
  const whole = { ...size, leads: 3 };
  expect(moveTo({ row: 0, column: 0 }, 'ArrowUp', whole, false)).toEqual({ row: -1, column: 0 });
  expect(moveTo({ row: 0, column: -3 }, 'ArrowLeft', whole, false)).toEqual({ row: 0, column: -3 });
  expect(moveTo({ row: 3, column: 0 }, 'PageUp', whole, false)).toEqual({ row: 0, column: 0 });
  expect(moveTo({ row: 3, column: -2 }, 'Home', whole, false)).toEqual({ row: 3, column: 0 });
});

describe('Ctrl and an arrow', () => {
  const filled = new Set([2, 3, 4, 8]);
  const jump = (column: number, key: string) =>
    moveTo({ row: 0, column }, key, { ...size, leads: 1 }, true, (place) => filled.has(place.column));

  test.each([
    ['the end of a run of scores', 2, 'ArrowRight', 4],
    ['the next score after a gap', 4, 'ArrowRight', 8],
    ['the next score from an empty cell', 5, 'ArrowRight', 8],
    ['the edge after the last score', 8, 'ArrowRight', 11],
    ['the start of a run of scores', 4, 'ArrowLeft', 2],
    ['the edge before the first score', 2, 'ArrowLeft', 0],
    ['the leading column from the edge', 0, 'ArrowLeft', 0],
    ['no further than the last column', 11, 'ArrowRight', 11],
  ])('reaches %s', (_, from, key, to) => {
    expect(jump(from, key)).toEqual({ row: 0, column: to });
  });
});
