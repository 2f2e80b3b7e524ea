import type { ContentChange } from '../../../generated/schemas/index.ts';
import { rounded } from '../questions/points.ts';
import type { QuizResult } from './schema.ts';

type Marking = QuizResult['marking_scheme'];

/** Puts the numbers of the paper in the place of those that the instructions state. */
export function correctNumbers(
  instructions: string,
  numbers: readonly { pattern: RegExp; value: number }[],
): ContentChange[] {
  const value = numbers.reduce(
    (text, { pattern, value: number }) =>
      text.replace(pattern, (stated, given: string) => stated.replace(given, String(number))),
    instructions,
  );
  return [{ section: 'instructions', path: [], before: instructions, value }];
}

/** Removes the rows of questions that need no marking. */
export const withoutRows = (scheme: Marking, questions: readonly string[]): ContentChange[] => [
  withScheme(
    scheme,
    scheme.filter(({ question }) => !questions.includes(question)),
  ),
];

/**
 * Scales the rows of a question to its points, in the same proportions. Undefined if whole points
 * don't reach for every row.
 */
export function scaledRows(scheme: Marking, label: string, points: number): ContentChange[] | undefined {
  const rows = scheme.filter(({ question }) => question === label);
  const given = rows.reduce((sum, row) => sum + row.points, 0);
  if (!Number.isInteger(points) || points < rows.length || given === 0) return undefined;
  const scaled = rows.map((row) => Math.max(1, Math.round((row.points / given) * points)));
  const largest = scaled.indexOf(Math.max(...scaled));
  const rest = points - scaled.reduce((sum, each) => sum + each, 0);
  const shares = scaled.with(largest, (scaled[largest] ?? 0) + rest);
  if (shares.some((share) => share < 1)) return undefined;
  const next = new Map(rows.map((row, index) => [row, rounded(shares[index] ?? 0)]));
  return [
    withScheme(
      scheme,
      scheme.map((row) => ({ ...row, points: next.get(row) ?? row.points })),
    ),
  ];
}

const withScheme = (before: Marking, value: Marking): ContentChange => ({
  section: 'marking_scheme',
  path: [],
  before,
  value,
});
