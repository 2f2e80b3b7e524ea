import { heading, type Piece, text } from './piece.ts';

/** The paragraphs, tables, lists and headings of a text in Markdown; empty lines separate paragraphs. */
export const paragraphs = (words: string): Piece[] =>
  words.split(/\n\s*\n/).flatMap((block) => {
    const lines = block.split('\n');
    return lines.every((line) => line.trim() === '') ? [] : piecesOf(lines);
  });

/** Reads the lines of a block from the top: what is no table, list or heading is text. */
function piecesOf(lines: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let plain: string[] = [];
  const flush = () => {
    if (plain.length > 0) pieces.push(text(plain.join('\n').trim()));
    plain = [];
  };
  for (let at = 0; at < lines.length; ) {
    const [piece, taken] = tableAt(lines, at) ?? listAt(lines, at) ?? headingAt(lines, at) ?? [null, 1];
    if (piece === null) plain.push(lines[at] ?? '');
    else {
      flush();
      pieces.push(piece);
    }
    at += taken;
  }
  flush();
  return pieces;
}

type Found = readonly [piece: Piece, lines: number];

const DELIMITERS = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

/** A head and a line of dashes with as many cells; its rows end with the block. */
function tableAt(lines: readonly string[], at: number): Found | null {
  const [first = '', dashes = '', ...others] = lines.slice(at);
  const head = cellsOf(first);
  if (!first.includes('|') || !DELIMITERS.test(dashes) || cellsOf(dashes).length !== head.length) return null;
  // A row may have fewer cells than the head, or more, which are left out.
  const rows = others.map((line) => {
    const cells = cellsOf(line);
    return head.map((_, column) => cells[column] ?? '');
  });
  return [{ kind: 'table', head, rows }, 2 + rows.length];
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'));

const ITEM = /^\s*[-*•]\s+(.+)$/;
const STEP = /^\s*(\d{1,2})[.)]\s+(.+)$/;

/** A list of dashes, or one of numbers from 1; a sentence that begins with another number is none. */
function listAt(lines: readonly string[], at: number): Found | null {
  const items: string[] = [];
  const ordered = STEP.exec(lines[at] ?? '')?.[1] === '1';
  for (const line of lines.slice(at)) {
    const [, number, step] = STEP.exec(line) ?? [];
    const item = ordered ? (Number(number) === items.length + 1 ? step : undefined) : ITEM.exec(line)?.[1];
    if (item === undefined) break;
    items.push(item.trim());
  }
  if (items.length === 0 || (ordered && items.length === 1)) return null;
  return [{ kind: 'list', items, ...(ordered && { ordered }) }, items.length];
}

function headingAt(lines: readonly string[], at: number): Found | null {
  const words = /^#{1,6} (.+)$/.exec(lines[at]?.trim() ?? '')?.[1];
  return words === undefined ? null : [heading(3, words), 1];
}
