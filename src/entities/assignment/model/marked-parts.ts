import type { TextNote } from '@/shared/api/submissions';

/** A piece of a student's text, with the numbers of the notes on it. */
export type MarkedPart = { text: string; start: number; notes: readonly number[] };

/** The text in pieces that begin or end with a note; notes may overlap. Numbers count from one, in reading order. */
export function markedParts(text: string, notes: readonly TextNote[]): MarkedPart[] {
  const ordered = inReadingOrder(notes);
  const edges = [...new Set([0, text.length, ...ordered.flatMap(({ start, end }) => [start, end])])]
    .filter((edge) => edge <= text.length)
    .toSorted((one, other) => one - other);
  return edges.slice(0, -1).map((start, index) => {
    const end = edges[index + 1] ?? text.length;
    return {
      text: text.slice(start, end),
      start,
      notes: ordered.flatMap((note, place) => (note.start < end && note.end > start ? [place + 1] : [])),
    };
  });
}

export const inReadingOrder = (notes: readonly TextNote[]): TextNote[] =>
  notes.toSorted((one, other) => one.start - other.start || one.end - other.end);
