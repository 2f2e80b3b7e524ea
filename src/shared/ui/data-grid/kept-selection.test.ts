import { describe, expect, test } from 'vitest';
import { extendedTo, selectionAt } from './grid-selection';
import { foundSelection, keptSelection } from './kept-selection';

const named = (ids: string) => ids.split('').map((id) => ({ id }));
const rows = named('abcdef');
const columns = named('vwxyz');
const size = { rows: 6, columns: 5 };
const found = (kept: ReturnType<typeof keptSelection>, shown: string, fields = 'vwxyz') =>
  foundSelection(kept, named(shown), named(fields), 1);

describe('the selected students', () => {
  const block = extendedTo(selectionAt({ row: 1, column: 1 }), { row: 3, column: 2 }, size);
  const kept = keptSelection(block, rows, columns);

  test('are the same while nothing changes, and after students above them come or go', () => {
    expect(found(kept, 'abcdef')).toEqual(block);
    expect(found(kept, 'bcdef').range).toEqual({ top: 0, bottom: 2, start: 1, end: 2 });
    expect(found(kept, 'aabcdef').active).toEqual({ row: 2, column: 1 });
  });

  test('shrink to the active one when sorting or a new student parts them', () => {
    expect(found(kept, 'fedcba')).toEqual(selectionAt({ row: 4, column: 1 }));
    expect(found(kept, 'abncdef')).toEqual(selectionAt({ row: 1, column: 1 }));
    expect(found(kept, 'abcdef', 'vwnxyz')).toEqual(selectionAt({ row: 1, column: 1 }));
  });

  test('leave the place to the nearest student when they are filtered away', () => {
    expect(found(kept, 'aef')).toEqual(selectionAt({ row: 1, column: 1 }));
    expect(found(kept, 'a')).toEqual(selectionAt({ row: 0, column: 1 }));
    expect(found(kept, '')).toEqual(selectionAt({ row: 0, column: 1 }));
  });
});

test('the head and the names keep their place', () => {
  const head = keptSelection(selectionAt({ row: -1, column: 2 }), rows, columns);
  expect(found(head, 'fed', 'xvw').active).toEqual({ row: -1, column: 0 });
  const name = keptSelection(selectionAt({ row: 2, column: -1 }), rows, columns);
  expect(found(name, 'fedcba').active).toEqual({ row: 3, column: -1 });
});
