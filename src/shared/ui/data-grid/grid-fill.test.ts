import { describe, expect, test } from 'vitest';
import { filledFrom, filledWith, pasted } from './grid-fill';

const range = (top: number, start: number, bottom: number, end: number) => ({ top, bottom, start, end });
const written = (fills: ReturnType<typeof pasted>) =>
  fills.map(({ row, column, text }) => `${row}${column}${text}`);

describe('a pasted block', () => {
  const square = [
    ['a', 'b'],
    ['c', 'd'],
  ];

  test('of one value fills the selection', () => {
    expect(written(pasted([['x']], range(1, 1, 2, 2)))).toEqual(['11x', '12x', '21x', '22x']);
  });

  test('extends from a single cell', () => {
    expect(written(pasted(square, range(3, 2, 3, 2)))).toEqual(['32a', '33b', '42c', '43d']);
  });

  test('repeats if the selection is a multiple', () => {
    expect(written(pasted(square, range(0, 0, 3, 1)))).toEqual([
      '00a',
      '01b',
      '10c',
      '11d',
      '20a',
      '21b',
      '30c',
      '31d',
    ]);
    expect(written(pasted([['x', 'y']], range(0, 0, 1, 0)))).toEqual(['00x', '01y', '10x', '11y']);
  });

  test('is pasted once if the selection is no multiple', () => {
    expect(pasted(square, range(0, 0, 2, 3))).toHaveLength(4);
    expect(pasted([['x'], ['y'], ['z']], range(0, 0, 1, 0))).toHaveLength(3);
  });

  test('of nothing enters nothing', () => {
    expect(pasted([], range(0, 0, 2, 2))).toEqual([]);
  });
});

describe('filling', () => {
  const textAt = ({ row, column }: { row: number; column: number }) => `${row}/${column}`;

  test('down takes the first row, right the first column', () => {
    expect(filledFrom('down', range(1, 0, 2, 1), textAt)).toEqual([
      { row: 2, column: 0, text: '1/0' },
      { row: 2, column: 1, text: '1/1' },
    ]);
    expect(filledFrom('right', range(1, 0, 1, 2), textAt)).toEqual([
      { row: 1, column: 1, text: '1/0' },
      { row: 1, column: 2, text: '1/0' },
    ]);
  });

  test('of a single line takes the one before it, if there is one', () => {
    expect(filledFrom('down', range(1, 0, 1, 0), textAt)).toEqual([{ row: 1, column: 0, text: '0/0' }]);
    expect(filledFrom('right', range(1, 3, 2, 3), textAt).map(({ text }) => text)).toEqual(['1/2', '2/2']);
    expect(filledFrom('down', range(0, 0, 0, 3), textAt)).toEqual([]);
  });

  test('with one text fills every cell', () => {
    expect(filledWith('9', range(0, 0, 1, 0))).toEqual([
      { row: 0, column: 0, text: '9' },
      { row: 1, column: 0, text: '9' },
    ]);
  });
});
