import type { Piece } from './piece.ts';

export type Cells = Pick<Extract<Piece, { kind: 'table' }>, 'head' | 'rows'>;

/** The width of a character and the padding of a cell, in twentieths of a point. */
const CHARACTER = 125;
const AROUND = 260;
/** A column with longer texts wraps and takes a share of the remaining width. */
const WRAPPED = 24;

/** Short columns get the width they need; long ones share the rest by their length. */
export function columnWidths({ head, rows }: Cells, width: number): number[] {
  const longest = head.map((title, column) =>
    Math.max(lengthOf(title), ...rows.map((cells) => lengthOf(cells[column] ?? ''))),
  );
  const isLong = longest.map((length) => length > WRAPPED);
  if (!isLong.includes(true)) return longest.map(() => Math.floor(width / longest.length));
  const needed = longest.map((length, column) => (isLong[column] ? 0 : length * CHARACTER + AROUND));
  const rest = width - needed.reduce((sum, each) => sum + each, 0);
  const weights = longest.map((length, column) => (isLong[column] ? Math.sqrt(length) : 0));
  const all = weights.reduce((sum, each) => sum + each, 0);
  return needed.map((room, column) =>
    isLong[column] ? Math.floor((rest * (weights[column] ?? 0)) / all) : room,
  );
}

/** Chinese, Japanese and Korean letters are twice as wide as others. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

const lengthOf = (text: string) => text.length + (text.match(WIDE)?.length ?? 0);
