import { correctPositions, withCorrectAt } from '../../../engine/rule-engine/questions/correct-positions.ts';
import type { ContentChange } from '../../../generated/schemas/index.ts';
import { rounded } from './derive.ts';
import type { Placed } from './question-checks.ts';
import type { QuizResult } from './schema.ts';

type Marking = QuizResult['marking_scheme'];

/** Moves correct options, so that no position has more than its share. Undefined if a text names an option by its letter. */
export function spreadPositions(choices: readonly Placed[]): ContentChange[] | undefined {
  if (choices.some(({ question }) => NAMES_A_LETTER.test(question.explanation ?? ''))) return undefined;
  const positions = correctPositions(choices.map(({ question }) => question.stem).join('|'));
  return choices.flatMap(({ question, path }) => {
    const position = positions.next().value ?? 0;
    const { options = [] } = question;
    return [replace(path, 'options', options, withCorrectAt(options, position))];
  });
}

const NAMES_A_LETTER = /\b(?:option|answer|choice)s?(?: is)? [A-H]\b/i;

/** The change of one property of a question. */
function replace(path: string, key: string, before: unknown, value: unknown): ContentChange {
  const [section = '', ...steps] = path.split('/').slice(1);
  const place = steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return { section, path: [...place, key], before, value };
}

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
