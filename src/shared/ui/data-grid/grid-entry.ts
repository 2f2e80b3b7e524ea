/** A note beside a score, or in its place. */
export type GridMark = 'late' | 'missing' | 'excused';

/** The entry of a cell. */
export type GridEntry =
  | { kind: 'score'; score: number }
  | { kind: 'mark'; mark: GridMark }
  | { kind: 'clear' };

/** An entry, or the error for an invalid one. */
export type ParsedEntry = { entry: GridEntry } | { refusal: string };

const marks: Record<string, GridMark> = { l: 'late', m: 'missing', e: 'excused', ex: 'excused' };

/**
 * Parses the text of a cell: a score with a point or comma, `L`, `M` or `Ex`, or nothing to clear the cell.
 * Accepts extra credit up to one and a half times the maximum.
 */
export function parseEntry(text: string, outOf: number): ParsedEntry {
  const typed = text.trim().toLowerCase();
  if (typed === '') return { entry: { kind: 'clear' } };
  const mark = Object.hasOwn(marks, typed) ? marks[typed] : undefined;
  if (mark) return { entry: { kind: 'mark', mark } };
  if (!/^\d+(?:[.,]\d{1,2})?$/.test(typed)) return { refusal: 'Enter a score, L, M or Ex.' };
  const score = Number(typed.replace(',', '.'));
  const most = outOf * 1.5;
  return score > most ? { refusal: `The maximum is ${outOf}.` } : { entry: { kind: 'score', score } };
}
