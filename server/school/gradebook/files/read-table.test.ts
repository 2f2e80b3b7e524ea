import { describe, expect, test } from 'vitest';
import { readTable } from './read-table.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string, order: 'le' | 'be') => {
  const bytes = Buffer.from(text, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
};
const cellsIn = (bytes: Uint8Array) => readTable(bytes).records.map(({ cells }) => cells);
const linesIn = (text: string) => readTable(utf8(text)).records.map(({ line }) => line);
const rejection = (bytes: Uint8Array) => {
  try {
    return readTable(bytes);
  } catch (error) {
    return error;
  }
};
const saying = (message: RegExp) =>
  expect.objectContaining({ status: 422, errors: { file: [expect.stringMatching(message)] } });

const text = 'Name;Écrit;Oral\r\nJosé Müller;8,5;9\r\nZoë;7;10\r\n';
const table = [
  ['Name', 'Écrit', 'Oral'],
  ['José Müller', '8,5', '9'],
  ['Zoë', '7', '10'],
];

describe('a file is read', () => {
  test.each([
    ['UTF-8', 'utf-8', utf8(text)],
    ['UTF-8 with a mark', 'utf-8', utf8(`\uFEFF${text}`)],
    ['UTF-16 with a mark', 'utf-16le', utf16(`\uFEFF${text}`, 'le')],
    ['UTF-16, big endian, with a mark', 'utf-16be', utf16(`\uFEFF${text}`, 'be')],
    ['UTF-16 without a mark', 'utf-16le', utf16(text, 'le')],
    ['UTF-16, big endian, without a mark', 'utf-16be', utf16(text, 'be')],
    ['Latin-1', 'windows-1252', latin1(text)],
  ])('in %s', (_, encoding, bytes) => {
    expect(readTable(bytes)).toMatchObject({ encoding, separator: ';' });
    expect(cellsIn(bytes)).toEqual(table);
  });

  test.each([',', ';', '\t', ':'])('with %j between the cells', (separator) => {
    const written = [['Name', 'Lab: fizz', 'Quiz'].map((cell) => `"${cell}"`), ['Ann', '8', '9']];
    const bytes = utf8(written.map((cells) => cells.join(separator)).join('\n'));
    expect(cellsIn(bytes)).toEqual([
      ['Name', 'Lab: fizz', 'Quiz'],
      ['Ann', '8', '9'],
    ]);
  });

  test('with the separator that its first line names', () => {
    expect(cellsIn(utf8('sep=;\r\nName;a,b\r\nAnn;1,5\r\n'))).toEqual([
      ['Name', 'a,b'],
      ['Ann', '1,5'],
    ]);
    expect(linesIn('sep=;\r\nName;a\r\n')).toEqual([2]);
  });

  test('with line breaks and quotation marks in cells, and the line in which each record begins', () => {
    const written = 'Name,Note,A\r\n"Ann","said ""no""\r\nand left",8\r\nBo,,9\r\n';
    expect(cellsIn(utf8(written))[1]).toEqual(['Ann', 'said "no"\nand left', '8']);
    expect(linesIn(written)).toEqual([1, 2, 4]);
  });

  test('without lines of separators only', () => {
    expect(linesIn('Name,A,B\n,,\nAnn,1,2\n , ,\n\nBo,3,4\n')).toEqual([1, 3, 6]);
  });
});

describe('a file is rejected', () => {
  const row = (width: number) => Array.from({ length: width }, () => '1').join(',');
  test.each<[string, Uint8Array, RegExp]>([
    ['nothing', utf8(''), /is empty/],
    ['only separators', utf8(',,,\n,,,\n'), /no lines with text/],
    ['too many bytes', new Uint8Array(3_000_001), /larger than 3 MB/],
    ['a workbook', Buffer.from('PK\u0003\u0004\u0014\0', 'latin1'), /workbook/],
    ['an older workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /workbook/],
    ['binary data', utf8('a,b\n\0\0,1\n'), /not a text file/],
    ['too many rows', utf8(`Name,A\n${'Ann,1\n'.repeat(2100)}`), /more than 2,000 lines/],
    ['too many lines', utf8(`Name,A\n${',\n'.repeat(20_001)}Ann,1\n`), /more than 20,000 lines/],
    ['too many columns', utf8(`Name,A\n${row(401)}\n`), /Line 2 has more than 400 columns/],
    ['a quotation mark that is not closed', utf8('Name,A\nAnn,1\n"Bo,2\n'), /line 3 is not closed/],
    ['text after a closing quotation mark', utf8('Name,A\nAnn,1\n"B"o,2\n'), /line 3 is not closed/],
  ])('that has %s', (_, bytes, message) => {
    expect(rejection(bytes)).toEqual(saying(message));
  });

  test('that has the most rows and columns is read', () => {
    expect(readTable(utf8(`Name,A\n${'Ann,1\n'.repeat(2000)}`)).records).toHaveLength(2001);
    expect(readTable(utf8(`${row(400)},,,\n${row(400)}\n`)).records[0]?.cells).toHaveLength(400);
  });
});

test.each([
  ['quotation marks', '"'],
  ['opened cells', '"a,'],
  ['damaged cells', '"a"b,'],
  ['separators', ',;\t:'],
  ['line breaks', '\n'],
  ['lines of separators', ',,\n'],
  ['one cell', 'a'],
  ['spaces after a quotation mark', '"x" '],
])('a hostile file of %s takes no longer than its size', (_, piece) => {
  const seconds = (size: number) => {
    const bytes = utf8(`Name,A\n${piece.repeat(size / piece.length)}`);
    const started = performance.now();
    rejection(bytes);
    return (performance.now() - started) / 1000;
  };
  seconds(100_000);
  expect(seconds(2_900_000)).toBeLessThan(10);
});
