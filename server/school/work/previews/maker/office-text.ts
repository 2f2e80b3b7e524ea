import type { Piece } from '../../../../documents/exports/piece.ts';

const MAX_CHARACTERS = 60_000;
const MAX_ROWS = 300;
const MAX_COLUMNS = 12;
const CUT = 'The rest is not shown. Download the file to read on.';

type Level = 1 | 2 | 3;

/** Collects what an office file says, within limits, however much arrives. */
export class OfficeText {
  readonly #pieces: Piece[] = [];
  #characters = 0;
  #isCut = false;
  #paragraph = '';
  #level: Level | undefined;
  #isItem = false;
  /** The rows of the outermost table; the text of one inside it belongs to its cell. */
  #rows: string[][] = [];
  #depth = 0;
  #column = -1;

  get isFull(): boolean {
    return this.#characters >= MAX_CHARACTERS;
  }

  add(words: string): void {
    const fitting = words.slice(0, Math.max(0, MAX_CHARACTERS - this.#characters));
    if (fitting.length < words.length) this.#isCut = true;
    this.#characters += fitting.length;
    if (this.#depth === 0) this.#paragraph += fitting;
    else if (this.#column >= MAX_COLUMNS) this.#isCut = true;
    else if (this.#column >= 0) {
      const row = this.#rows.at(-1);
      if (row) row[this.#column] = (row[this.#column] ?? '') + fitting;
    }
  }

  heading(level: Level, words: string): void {
    this.#characters += words.length;
    this.#pieces.push({ kind: 'heading', level, text: words });
  }

  /** The paragraph is a heading of this level, if any. */
  style(level: number | undefined): void {
    this.#level = level === 1 || level === 2 || level === undefined ? level : 3;
  }

  /** The paragraph is an item of a list. */
  item(): void {
    this.#isItem = true;
  }

  endParagraph(): void {
    if (this.#depth > 0) return this.add('\n');
    // Each costs something, even an empty one.
    this.#characters += 1;
    const words = tidy(this.#paragraph);
    if (words !== '') {
      if (this.#level !== undefined) this.heading(this.#level, words);
      else if (this.#isItem) this.#pieces.push({ kind: 'list', items: [words] });
      else this.#pieces.push({ kind: 'text', text: words });
    }
    this.#paragraph = '';
    this.#level = undefined;
    this.#isItem = false;
  }

  beginTable(): void {
    this.#depth += 1;
  }

  beginRow(): void {
    this.#characters += 1;
    if (this.#depth !== 1) return;
    if (this.#rows.length === MAX_ROWS) this.#isCut = true;
    else this.#rows.push([]);
    this.#column = this.#isCut ? MAX_COLUMNS : -1;
  }

  /** Of a sheet, in this column; of a table, in the next. */
  beginCell(column = this.#column + 1): void {
    this.#characters += 1;
    if (this.#depth === 1) this.#column = column;
  }

  endTable(): void {
    this.#depth = Math.max(0, this.#depth - 1);
    if (this.#depth > 0) return;
    this.#pieces.push(...tableOf(this.#rows));
    this.#rows = [];
  }

  pieces(): Piece[] {
    // What a limit has cut in the middle.
    if (this.#depth > 0) {
      this.#depth = 1;
      this.endTable();
    } else this.endParagraph();
    return this.#isCut || this.isFull
      ? [...this.#pieces, { kind: 'text', tone: 'quiet', text: CUT }]
      : this.#pieces;
  }
}

const tidy = (words: string): string =>
  words
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

function tableOf(all: readonly string[][]): Piece[] {
  const rows = all
    .map((row) => Array.from(row, (cell) => tidy(cell ?? '')))
    .filter((row) => row.some(Boolean));
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  const [head, ...others] = rows.map((row) =>
    Array.from({ length: columns }, (_, column) => row[column] ?? ''),
  );
  if (head === undefined) return [];
  if (others.length === 0) return [{ kind: 'text', text: head.filter(Boolean).join(', ') }];
  return [{ kind: 'table', head, rows: others }];
}
