import type { Phase } from '../../generated/blocks.ts';
import { letterOf } from '../templates/question.ts';

/** A part of a document, independent of the format. Texts may contain **bold** and *italic*. */
export type Piece =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  /** `keeps`: no page break before the next piece. */
  | {
      kind: 'text';
      text: string;
      tone?: 'note' | 'quiet';
      keeps?: true;
      /** ISO 639, if it is not that of the document. */
      language?: string;
    }
  | { kind: 'list'; items: readonly string[]; ordered?: boolean }
  /** Values after their labels, one below the other. `keeps`: as for a text. */
  | { kind: 'facts'; facts: readonly Fact[]; keeps?: true }
  /** A question's number, words and points; its answer space follows on the same page. */
  | { kind: 'question'; number: number; text: string; points?: number | undefined }
  /** Options of a question; `right` marks the correct ones in the teacher's copy. */
  | {
      kind: 'options';
      items: readonly { key: string; text: string; right: boolean; note?: string | undefined }[];
    }
  /** `keeps`: its last row stands on the page of the next piece. */
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[]; keeps?: true }
  /** The phases of a lesson: a table in Word, text with the minutes in the margin elsewhere. */
  | { kind: 'phases'; phases: readonly Phase[] }
  /** The line on which a student writes name and date. */
  | { kind: 'name-line' }
  /** Ruled lines to write on. */
  | { kind: 'lines'; count: number }
  | { kind: 'page-break' };

/** A label with its text, its list, or both. */
export interface Fact {
  label: string;
  text?: string;
  items?: readonly string[];
}

export type Copy = 'teacher' | 'student';

type Text = Extract<Piece, { kind: 'text' }>;
type Options = Extract<Piece, { kind: 'options' }>;

export const heading = (level: 1 | 2 | 3, text: string): Piece => ({ kind: 'heading', level, text });
export const text = (words: string): Text => ({ kind: 'text', text: words });
export const note = (words: string): Piece => ({ kind: 'text', text: words, tone: 'note' });
export const quiet = (words: string): Text => ({ kind: 'text', text: words, tone: 'quiet' });

export const nameLine: Piece = { kind: 'name-line' };

/** Words in which nothing is markup. */
export const plain = (words: string): string =>
  words.replaceAll(/[*\\]/g, '$&\uFEFF').replaceAll('$', String.raw`\$`);

/** The same piece, where words are no markup: a sign without width follows what would begin bold, italic or a formula. */
export function unmarked(piece: Piece): Piece {
  if (piece.kind === 'heading' || piece.kind === 'text') return { ...piece, text: plain(piece.text) };
  if (piece.kind === 'list') return { ...piece, items: piece.items.map(plain) };
  if (piece.kind === 'facts')
    return {
      ...piece,
      facts: piece.facts.map(({ text: words, items, ...fact }) => ({
        ...fact,
        ...(words !== undefined && { text: plain(words) }),
        ...(items && { items: items.map(plain) }),
      })),
    };
  if (piece.kind === 'table')
    return { ...piece, head: piece.head.map(plain), rows: piece.rows.map((row) => row.map(plain)) };
  return piece;
}

/** The same piece, without a page break before the next one if it can be kept. */
export const kept = (piece: Piece): Piece =>
  piece.kind === 'text' || piece.kind === 'facts' || piece.kind === 'table'
    ? { ...piece, keeps: true }
    : piece;

/** Whether the keys of options are A, B, C in order; those of true and false may be T and F. */
export const isLettered = ({ items }: Options): boolean =>
  items.every(({ key }, index) => key === letterOf(index));

/** The blanks of a text, wide enough to write in. */
export const withWideBlanks = (words: string): string => words.replaceAll(/_{3,}/g, '_'.repeat(20));
