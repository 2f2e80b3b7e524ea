import { isEmail } from '../email';

export type Delimiter = ',' | ';' | '\t' | '|';

export type ListRecord = {
  /** The line where the record begins. */
  line: number;
  cells: string[];
  /** Whether a quotation mark opens a cell and is never closed: the line is read as it stands. */
  hasOpenQuote: boolean;
};

/** A record that is no person, such as a title or a total. */
export type PassedRecord = { line: number; text: string; reason: string };

export const passOf = ({ line, cells }: ListRecord, reason: string): PassedRecord => ({
  line,
  text: cells.filter((cell) => cell.trim() !== '').join(', '),
  reason,
});

export type ListText = { text: string; firstLine: number; delimiter: Delimiter | null };

const delimiters: readonly Delimiter[] = ['\t', ';', ',', '|'];
/** Longer cells are cut: names and addresses are shorter, and patterns stay fast. */
const MAX_CELL = 1000;
const MAX_CELLS = 100;
/** Further lines are not read; five times as many as students can be invited. */
export const MAX_RECORDS = 10_000;

/** The delimiter of a list, by a `sep=` line or by the whole text; null if its lines are not divided. */
export function findDelimiter(whole: string): ListText {
  const text = whole.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const named = /^"?sep=([\t;,|])"?(?:\n|$)/i.exec(text);
  if (named) {
    const delimiter = delimiters.find((mark) => mark === named[1]) ?? null;
    return { text: text.slice(named[0].length), firstLine: 2, delimiter };
  }
  let best: { delimiter: Delimiter | null; score: number } = { delimiter: null, score: 0.5 };
  for (const delimiter of delimiters) {
    const score = text.includes(delimiter) ? regularity(text, delimiter) : 0;
    if (score > best.score) best = { delimiter, score };
  }
  return { text, firstLine: 1, delimiter: best.delimiter };
}

/** How regular the lines are with a delimiter: with the usual number of cells, and with a cell that is an address. */
function regularity(text: string, delimiter: Delimiter): number {
  const records = splitRecords({ text, firstLine: 1, delimiter }).filter(isFilled);
  const widths = new Map<number, number>();
  let withAddress = 0;
  for (const { cells } of records) {
    if (cells.length > 1) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
    if (cells.length > 1 && cells.some((cell) => cell.includes('@') && isEmail(cell))) withAddress += 1;
  }
  return (Math.max(0, ...widths.values()) + withAddress) / Math.max(1, records.length);
}

export const isFilled = ({ cells }: ListRecord): boolean => cells.some((cell) => cell.trim() !== '');

/** Divides a list into records. Takes linear time, also for quotation marks that are never closed. */
export function splitRecords({ text, firstLine, delimiter }: ListText): ListRecord[] {
  if (delimiter === null)
    return text
      .split('\n', MAX_RECORDS)
      .map((line, index) => ({ line: firstLine + index, cells: [cut(line)], hasOpenQuote: false }));
  const records: ListRecord[] = [];
  let at = 0;
  let line = firstLine;
  let width = 2;
  while (at < text.length && records.length < MAX_RECORDS) {
    const read = readRecord(text, at, delimiter, width) ?? readLine(text, at, delimiter);
    records.push({ line, cells: read.cells.slice(0, MAX_CELLS).map(cut), hasOpenQuote: read.hasOpenQuote });
    width = Math.max(width, Math.min(read.cells.length, MAX_CELLS));
    line += read.lines;
    at = read.end;
  }
  return records;
}

const cut = (cell: string): string => cell.slice(0, MAX_CELL);

type ReadRecord = { cells: string[]; end: number; lines: number; hasOpenQuote: boolean };

/** Reads a record with its quoted cells; null if one of them has no proper end. */
function readRecord(text: string, start: number, delimiter: Delimiter, width: number): ReadRecord | null {
  const cells: string[] = [];
  let at = start;
  let lines = 1;
  for (;;) {
    const quoted = /^ *"/.exec(text.slice(at, at + 20));
    let cell: string;
    if (quoted) {
      const read = readQuoted(text, at + quoted[0].length, delimiter);
      if (read === null) return null;
      if (read.cell.includes('\n')) {
        if (holdsRecords(read.cell, delimiter, width)) return null;
        lines += read.cell.split('\n').length - 1;
      }
      [cell, at] = [read.cell, read.end];
    } else {
      const end = endOfCell(text, at, delimiter);
      [cell, at] = [text.slice(at, end), end];
    }
    cells.push(cell);
    if (at >= text.length || text[at] === '\n') return { cells, end: at + 1, lines, hasOpenQuote: false };
    at += 1;
  }
}

function endOfCell(text: string, start: number, delimiter: Delimiter): number {
  let at = start;
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n') at += 1;
  return at;
}

/**
 * Reads on from an opening quotation mark. It ends the cell before a delimiter or at the end of a line, and two of them
 * stand for one; any other, or none, is damage.
 */
function readQuoted(text: string, start: number, delimiter: Delimiter): { cell: string; end: number } | null {
  let at = start;
  const pieces: string[] = [];
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return null;
    pieces.push(text.slice(at, quote));
    if (text[quote + 1] === '"') {
      pieces.push('"');
      at = quote + 2;
      continue;
    }
    let end = quote + 1;
    while (text[end] === ' ') end += 1;
    if (end < text.length && text[end] !== delimiter && text[end] !== '\n') return null;
    return { cell: pieces.join(''), end };
  }
}

/** Whether a cell of several lines has swallowed whole records, because its quotation mark was not closed. */
const holdsRecords = (cell: string, delimiter: Delimiter, width: number): boolean =>
  cell
    .split('\n')
    .slice(1)
    .some((line) => line.split(delimiter).length >= Math.max(2, width - 1) && line.includes('@'));

/** Reads a single line whose quotation marks mean nothing. */
function readLine(text: string, start: number, delimiter: Delimiter): ReadRecord {
  const lineEnd = text.indexOf('\n', start);
  const end = lineEnd === -1 ? text.length : lineEnd;
  const cells = text
    .slice(start, end)
    .split(delimiter)
    .map((cell) => cell.trim().replace(/^"/, '').replace(/"$/, ''));
  return { cells, end: end + 1, lines: 1, hasOpenQuote: true };
}
