/** What a teacher notes beside a score, or in place of one. */
export type GridMark = 'late' | 'missing' | 'excused';

/** What was typed into a cell. */
export type GridEntry =
  | { kind: 'score'; score: number }
  | { kind: 'mark'; mark: GridMark }
  | { kind: 'clear' };

/** An entry, or the sentence that refuses it. */
export type ParsedEntry = { entry: GridEntry } | { refusal: string };

const marks: Record<string, GridMark> = { l: 'late', m: 'missing', e: 'excused', ex: 'excused' };

/**
 * Reads what was typed: a score with a point or a comma, `L`, `M` or `Ex`, or nothing to clear the cell.
 * More than the most is taken as extra credit up to one and a half times of it.
 */
export function parseEntry(text: string, outOf: number): ParsedEntry {
  const typed = text.trim().toLowerCase();
  if (typed === '') return { entry: { kind: 'clear' } };
  const mark = Object.hasOwn(marks, typed) ? marks[typed] : undefined;
  if (mark) return { entry: { kind: 'mark', mark } };
  if (!/^\d+(?:[.,]\d{1,2})?$/.test(typed)) return { refusal: 'Type a score, L, M or Ex.' };
  const score = Number(typed.replace(',', '.'));
  const most = outOf * 1.5;
  return score > most ? { refusal: `The most is ${outOf}.` } : { entry: { kind: 'score', score } };
}
