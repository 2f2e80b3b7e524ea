/** A comment on words of a text. */
export type MarginNote = {
  id: string;
  start: number;
  end: number;
  comment: string;
  /** Whether it is a suggestion, which no student sees. */
  isSuggested?: boolean;
};

/** A stretch of a text that is marked without a note. */
export type TextSpan = { start: number; end: number; kind: 'pasted' | 'suggested' };

/** A note with its number, which counts from one in reading order. */
export type NumberedNote<Note extends MarginNote = MarginNote> = { number: number; note: Note };

/** A piece of a student's text, with what marks it and the notes that end with it. */
export type MarkedPart<Note extends MarginNote = MarginNote> = {
  text: string;
  start: number;
  isGiven: boolean;
  isPasted: boolean;
  isSuggested: boolean;
  ending: readonly NumberedNote<Note>[];
};

type Stretch = { start: number; end: number };

/** The text in pieces that begin or end with a note or a span; both may overlap. */
export function markedParts<Note extends MarginNote>(
  text: string,
  notes: readonly Note[],
  spans: readonly TextSpan[] = [],
): MarkedPart<Note>[] {
  const within = <Of extends Stretch>(stretch: Of): Of => ({
    ...stretch,
    end: Math.min(stretch.end, text.length),
  });
  const numbered = inReadingOrder(notes.map(within)).map((note, place) => ({ number: place + 1, note }));
  const edges = [
    ...new Set([
      0,
      text.length,
      ...[...notes.map(within), ...spans].flatMap(({ start, end }) => [start, end]),
    ]),
  ]
    .filter((edge) => edge <= text.length)
    .toSorted((one, other) => one - other);
  return edges.slice(0, -1).map((start, index) => {
    const end = edges[index + 1] ?? text.length;
    const covers = (stretch: Stretch) => stretch.start < end && stretch.end > start;
    const isOf = (kind: TextSpan['kind']) => spans.some((span) => span.kind === kind && covers(span));
    return {
      text: text.slice(start, end),
      start,
      isGiven: numbered.some(({ note }) => !note.isSuggested && covers(note)),
      isPasted: isOf('pasted'),
      isSuggested: isOf('suggested') || numbered.some(({ note }) => note.isSuggested && covers(note)),
      ending: numbered.filter(({ note }) => note.end === end),
    };
  });
}

const inReadingOrder = <Note extends MarginNote>(notes: readonly Note[]): Note[] =>
  notes.toSorted((one, other) => one.start - other.start || one.end - other.end);
