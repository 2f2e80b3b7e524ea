import type { TextNote } from '@/shared/api/submissions';
import type { SuggestedScore } from '@/shared/api/suggestions';

/** A comment on words of the text that the teacher may keep. */
export type SuggestedComment = { key: string; start: number; end: number; quote: string; comment: string };

/** Where words stand in a text; null if it does not contain them. */
export function placeOf(text: string, quote: string | null): { start: number; end: number } | null {
  const start = quote ? text.indexOf(quote) : -1;
  return quote && start >= 0 ? { start, end: start + quote.length } : null;
}

/** The suggested comments in reading order. Words that the teacher has commented on need none. */
export const commentsFor = (
  text: string,
  scores: readonly SuggestedScore[],
  notes: readonly TextNote[],
): SuggestedComment[] =>
  scores
    .flatMap(({ criterion_id, quote, comment }) => {
      const place = placeOf(text, quote);
      if (place === null || quote === null || comment === null) return [];
      return [{ key: `${criterion_id ?? ''} ${quote}`, ...place, quote, comment }];
    })
    .filter(({ start, end }) => !notes.some((note) => note.start === start && note.end === end))
    .toSorted((one, other) => one.start - other.start || one.end - other.end);
