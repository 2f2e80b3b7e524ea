import type { Piece } from './piece.ts';

export type Cells = Pick<Extract<Piece, { kind: 'table' }>, 'head' | 'rows'>;

/** The width of a character and the padding of a cell, in twentieths of a point. */
const CHARACTER = 125;
/** Of a word, which must not break: wide letters and bold headings included. */
const WORD_CHARACTER = 150;
const AROUND = 260;
/** Of 11.5 points, 8. */
const SMALLEST = 0.7;
/** A longer word, such as an address, may break. */
const LONGEST_WHOLE_WORD = 24;

/**
 * Equal widths if every text has room on a line; otherwise each column has room for its longest word, and long texts share the
 * rest by the root of their length.
 */
export function columnWidths(cells: Cells, width: number): number[] {
  const columns = columnsOf(cells);
  const equal = Math.floor(width / columns.length);
  if (columns.every(({ most }) => most <= equal)) return columns.map(() => equal);
  const needed = sum(columns.map(({ least }) => least));
  if (needed >= width) return columns.map(({ least }) => Math.floor((least * width) / needed));
  return shared(columns, width).map(Math.floor);
}

/** How much smaller a table of many columns is, so that its words stay whole: down to what is still read with ease. */
export function sizeOf(cells: Cells, width: number): number {
  const needed = sum(columnsOf(cells).map(({ least }) => least));
  return Math.min(1, Math.max(SMALLEST, width / needed));
}

const columnsOf = ({ head, rows }: Cells): Column[] =>
  head.map((title, column) => {
    const texts = [title, ...rows.map((cells) => cells[column] ?? '')];
    const least = roomFor(texts, wordLength, WORD_CHARACTER);
    return { least, most: Math.max(least, roomFor(texts, lineLength, CHARACTER)) };
  });

interface Column {
  least: number;
  most: number;
}

/** A column takes its share of the room only up to what its longest line needs, as long as another one can use it. */
function shared(columns: readonly Column[], width: number): number[] {
  const full = new Set<Column>();
  for (;;) {
    const open = columns.filter((column) => !full.has(column));
    const room = width - sum(columns.map((column) => (full.has(column) ? column.most : column.least)));
    const weights = open.map(({ least, most }) => Math.sqrt(most - least));
    const all = sum(weights);
    const widths = new Map(
      open.map((column, index) => [
        column,
        column.least + (all === 0 ? room / open.length : (room * (weights[index] ?? 0)) / all),
      ]),
    );
    const filled = open.filter((column) => (widths.get(column) ?? 0) > column.most);
    if (filled.length === 0 || filled.length === open.length) {
      return columns.map((column) => widths.get(column) ?? column.most);
    }
    for (const column of filled) full.add(column);
  }
}

const roomFor = (texts: readonly string[], lengthIn: (text: string) => number, character: number): number =>
  Math.max(...texts.map(lengthIn)) * character + AROUND;

/** How many characters have room on a line of a column. */
export const charactersIn = (width: number): number => Math.max(1, Math.floor((width - AROUND) / CHARACTER));

/** Chinese, Japanese and Korean letters are twice as wide as others, and lines break between them. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

const wordLength = (text: string) =>
  Math.min(LONGEST_WHOLE_WORD, longest(text.replaceAll(WIDE, ' ').split(/\s+/)));
const lineLength = (text: string) => longest(text.replaceAll(WIDE, '##').split('\n'));

const longest = (parts: readonly string[]) => Math.max(0, ...parts.map(({ length }) => length));
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
