/** A stretch of a document, told so that every format can write it. Texts may hold **bold** and *italic*. */
export type Piece =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  /** `keeps`: it stays on the page of what follows. */
  | { kind: 'text'; text: string; tone?: 'note' | 'quiet'; keeps?: true }
  | { kind: 'list'; items: readonly string[]; ordered?: boolean }
  /** Options of a question; the right ones are marked where the reader may see them. */
  | {
      kind: 'options';
      items: readonly { key: string; text: string; right: boolean; note?: string | undefined }[];
    }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  /** Ruled lines to write on. */
  | { kind: 'lines'; count: number }
  | { kind: 'page-break' };

export type Copy = 'teacher' | 'student';

type Text = Extract<Piece, { kind: 'text' }>;

export const heading = (level: 1 | 2 | 3, text: string): Piece => ({ kind: 'heading', level, text });
export const text = (words: string): Text => ({ kind: 'text', text: words });
export const note = (words: string): Piece => ({ kind: 'text', text: words, tone: 'note' });
export const quiet = (words: string): Text => ({ kind: 'text', text: words, tone: 'quiet' });

/** Where a student signs a paper. */
export const nameLine: Piece = text('Name ______________________________   Date ______________');

/** The same text, on the page of what follows it. */
export const kept = (piece: Text): Piece => ({ ...piece, keeps: true });

/** The paragraphs of a text that are parted by empty lines. */
export function paragraphs(words: string): Piece[] {
  return words
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => text(paragraph));
}
