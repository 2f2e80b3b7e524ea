import type { LessonHighlight } from '@/shared/api/highlights';

export type Anchor = Pick<LessonHighlight, 'quote' | 'prefix' | 'suffix'>;
export type TextRange = { part: number; start: number; end: number };

/** The most characters that a highlight has, and those that are stored around it. */
const MAX_LENGTH = 2000;
const AROUND = 32;

/** The words between two offsets of a part, without spaces around them; null if none are left or they are too long. */
export function anchorOf(text: string, start: number, end: number): Anchor | null {
  const raw = text.slice(start, end);
  const quote = raw.trim();
  if (quote === '' || quote.length > MAX_LENGTH) return null;
  const from = start + raw.indexOf(quote);
  const to = from + quote.length;
  return {
    quote,
    prefix: text.slice(Math.max(0, from - AROUND), from),
    suffix: text.slice(to, to + AROUND),
  };
}

/**
 * Where the words stand now, in the parts of a lesson. If they stand there several times, the place counts whose
 * surroundings are most like the stored ones. Null if they are gone.
 */
export function placeOf(parts: readonly string[], anchor: Anchor): TextRange | null {
  let best: { place: TextRange; likeness: number } | null = null;
  for (const [part, text] of parts.entries()) {
    for (
      let start = text.indexOf(anchor.quote);
      start !== -1;
      start = text.indexOf(anchor.quote, start + 1)
    ) {
      const end = start + anchor.quote.length;
      const likeness =
        sharedEnd(text.slice(0, start), anchor.prefix) + sharedStart(text.slice(end), anchor.suffix);
      if (best === null || likeness > best.likeness) best = { place: { part, start, end }, likeness };
    }
  }
  return best?.place ?? null;
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < other.length && one[length] === other[length]) length += 1;
  return length;
}

function sharedEnd(one: string, other: string): number {
  let length = 0;
  while (length < other.length && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}

const literal = (word: string): string => word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** The first place of words that a student typed, whatever their case and the spaces between them. */
export function findTyped(parts: readonly string[], typed: string): TextRange | null {
  const words = typed.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const pattern = new RegExp(words.map(literal).join('\\s+'), 'iu');
  for (const [part, text] of parts.entries()) {
    const found = pattern.exec(text);
    if (found) return { part, start: found.index, end: found.index + found[0].length };
  }
  return null;
}
