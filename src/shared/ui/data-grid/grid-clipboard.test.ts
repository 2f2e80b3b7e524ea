import { array, assert, constantFrom, integer, property, string } from 'fast-check';
import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { parseTsv, readTable, writeTable, writeTsv } from './grid-clipboard';

describe('a block from a spreadsheet', () => {
  test.each([
    [
      'Excel ends with a line break',
      '9\t17\r\n8\tEx\r\n',
      [
        ['9', '17'],
        ['8', 'Ex'],
      ],
    ],
    [
      'Google Sheets does not',
      '9\t17\n8\tEx',
      [
        ['9', '17'],
        ['8', 'Ex'],
      ],
    ],
    [
      'empty cells',
      '\t17\n8\t',
      [
        ['', '17'],
        ['8', ''],
      ],
    ],
    ['an empty row', '9\r\n\r\n7\r\n', [['9'], [''], ['7']]],
    ['a line break in a cell', '"two\nlines"\t8\r\n', [['two\nlines', '8']]],
    ['doubled quotes', '"say ""M"""\t8', [['say "M"', '8']]],
    ['a quote inside a text', '5" ruler\t8', [['5" ruler', '8']]],
    [
      'a quote that is never closed',
      '"open\t8\n9\t1',
      [
        ['"open', '8'],
        ['9', '1'],
      ],
    ],
    [
      'rows of different length',
      '1\t2\n3',
      [
        ['1', '2'],
        ['3', ''],
      ],
    ],
    ['an old line break', '1\r2', [['1'], ['2']]],
    ['one value', '14,5', [['14,5']]],
    ['nothing', '', []],
  ])('%s', (_, tsv, block) => {
    expect(parseTsv(tsv)).toEqual(block);
  });
});

const sized = (texts: string[], width: number) =>
  Array.from({ length: Math.floor(texts.length / width) }, (_, row) =>
    texts.slice(row * width, (row + 1) * width),
  );

test('what is written is what is read', () => {
  const text = string({ unit: constantFrom('"', '\t', '\n', '\r', '9', 'é', ' ', ',', '<') });
  assert(
    property(array(text, { minLength: 1 }), integer({ min: 1, max: 4 }), (texts, width) => {
      const block = sized(texts, width);
      expect(parseTsv(writeTsv(block))).toEqual(block);
    }),
  );
});

test('any text is read in time that grows with its length, without an error', () => {
  const noise = string({ unit: constantFrom('"', '\t', '\n', '\r', 'a'), maxLength: 200 });
  assert(
    property(noise, (tsv) => {
      const block = parseTsv(tsv);
      expect(new Set(block.map((row) => row.length)).size).toBeLessThanOrEqual(1);
    }),
  );
  const quotes = '"a\t'.repeat(20_000);
  const start = performance.now();
  expect(parseTsv(quotes)[0]).toHaveLength(20_001);
  expect(performance.now() - start).toBeLessThan(2000);
});

test('a table is the fallback, with its signs', () => {
  const { document } = parseHTML(
    `<html><body>${writeTable([
      ['<b>', 'A & B'],
      ['"8"', ''],
    ])}</body></html>`,
  );
  expect(readTable(document)).toEqual([
    ['<b>', 'A & B'],
    ['"8"', ''],
  ]);
  expect(readTable(parseHTML('<p>no table</p>').document)).toEqual([]);
});
