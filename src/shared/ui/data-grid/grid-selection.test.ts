import { assert, constantFrom, integer, property, record, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  contains,
  extendedTo,
  grown,
  heightOf,
  movingCorner,
  placesOf,
  selectionAt,
  stepped,
  widthOf,
} from './grid-selection';

const size = { rows: 6, columns: 5, leads: 2 };
const block = { top: 1, bottom: 2, start: 1, end: 3 };

test('Shift and an arrow move the corner opposite of the active cell', () => {
  const one = selectionAt({ row: 3, column: 3 });
  const two = extendedTo(one, { row: 2, column: 3 }, size);
  expect(two.range).toEqual({ top: 2, bottom: 3, start: 3, end: 3 });
  expect(movingCorner(two)).toEqual({ row: 2, column: 3 });
  expect(extendedTo(two, { row: 4, column: 4 }, size)).toEqual({
    active: { row: 3, column: 3 },
    range: { top: 3, bottom: 4, start: 3, end: 4 },
  });
});

test('a selection stays among the scores', () => {
  expect(extendedTo(selectionAt({ row: 0, column: 0 }), { row: -1, column: -2 }, size).range).toEqual({
    top: 0,
    bottom: 0,
    start: 0,
    end: 0,
  });
});

test('rows, columns and everything are selected as a whole', () => {
  const at = selectionAt({ row: 2, column: 1 });
  expect(grown(at, 'rows', size).range).toEqual({ top: 2, bottom: 2, start: 0, end: 4 });
  expect(grown(at, 'columns', size).range).toEqual({ top: 0, bottom: 5, start: 1, end: 1 });
  expect(grown(at, 'all', size).range).toEqual({ top: 0, bottom: 5, start: 0, end: 4 });
  expect(grown({ active: { row: 1, column: 1 }, range: block }, 'columns', size).range).toEqual({
    top: 0,
    bottom: 5,
    start: 1,
    end: 3,
  });
});

describe('Enter and Tab', () => {
  test('move by one cell and stop at the edge', () => {
    expect(stepped(selectionAt({ row: 0, column: 0 }), 'next', size)?.active).toEqual({ row: 0, column: 1 });
    expect(stepped(selectionAt({ row: 0, column: 0 }), 'previous', { rows: 6, columns: 5 })).toBeNull();
    expect(stepped(selectionAt({ row: 5, column: 0 }), 'down', size)).toBeNull();
  });

  test.each([
    ['next', { row: 1, column: 3 }, { row: 2, column: 1 }],
    ['previous', { row: 1, column: 1 }, { row: 2, column: 3 }],
    ['down', { row: 2, column: 1 }, { row: 1, column: 2 }],
    ['up', { row: 1, column: 1 }, { row: 2, column: 3 }],
  ] as const)('%s inside a selection goes on around its edge', (step, active, next) => {
    expect(stepped({ active, range: block }, step, size)).toEqual({ active: next, range: block });
  });

  test('visit every cell of any selection once, and return', () => {
    const corner = record({ row: integer({ min: 0, max: 5 }), column: integer({ min: 0, max: 4 }) });
    assert(
      property(tuple(corner, corner), constantFrom('next', 'previous', 'down', 'up'), ([from, to], step) => {
        const start = extendedTo(selectionAt(from), to, size);
        const count = heightOf(start.range) * widthOf(start.range);
        if (count === 1) return;
        const visited = new Set<string>();
        let at = start;
        for (let turn = 0; turn < count; turn += 1) {
          at = stepped(at, step, size) ?? at;
          expect(contains(start.range, at.active)).toBe(true);
          visited.add(JSON.stringify(at.active));
        }
        expect(visited.size).toBe(count);
        expect(at).toEqual(start);
      }),
    );
  });
});

test('the cells of a block are listed row by row', () => {
  expect(placesOf({ top: 1, bottom: 2, start: 3, end: 4 })).toEqual([
    { row: 1, column: 3 },
    { row: 1, column: 4 },
    { row: 2, column: 3 },
    { row: 2, column: 4 },
  ]);
});
