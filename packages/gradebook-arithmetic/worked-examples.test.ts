import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CategoryTotal } from './category.ts';
import { readCell } from './cell.ts';
import { type Curve, curve } from './curves.ts';
import { type Exact, type Fraction, fraction, toFixed, toText } from './fraction.ts';
import type { Cell, Column, Decimals, Gradebook, StudentRecord, View } from './gradebook.ts';
import { percentOfLevel, type Scale, scoreOfLevel, showPercent } from './scales.ts';
import { type SkillMethod, skillValue } from './skills.ts';
import { createTotals, type Total, type YearTotal } from './totals.ts';

/** One worked example per line. What other gradebooks answer differently is marked, and stands there to show where. */
type Example = { id: string; rule: string; source: string; otherSystem?: true; expected: object } & (
  | { kind: 'gradebook'; input: Class; expected: Record<string, object> }
  | { kind: 'cell'; input: { cell: Cell; column: Column } }
  | { kind: 'scale'; input: { percent: Exact; scale: Scale; decimals: Decimals } }
  | { kind: 'letter'; input: { letter: string; scale: Scale; points: Exact } }
  | { kind: 'skill'; input: { scores: Exact[]; rule: SkillMethod } }
  | { kind: 'curve'; input: { scores: (Exact | null)[]; points: Exact; rule: Curve } }
  /** A rule that only another system has. */
  | { kind: 'notOffered'; input: object }
);

interface Class {
  gradebook: Gradebook;
  student: StudentRecord;
  scale?: Scale;
  view?: View;
}

const examples: Example[] = readFileSync(new URL('worked-examples.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const written = (value: Fraction | null | undefined) => (value ? toText(value) : null);

function answer(example: Example): object {
  switch (example.kind) {
    case 'gradebook':
      return totalsOf(example.input, example.expected);
    case 'cell':
      return cellOf(example.input);
    case 'scale': {
      const { percent, scale, decimals } = example.input;
      const { percent: shown, level } = showPercent(fraction(percent), decimals, scale);
      return { shown, letter: level?.name, ...(level?.gpa !== undefined && { gpa: level.gpa }) };
    }
    case 'letter': {
      const { letter, scale, points } = example.input;
      return {
        percent: written(percentOfLevel(scale, letter)),
        score: written(scoreOfLevel(scale, letter, points)),
      };
    }
    case 'skill': {
      const { value, reached } = skillValue(example.input.scores, example.input.rule);
      const times = reached && { reached: `${reached.count} of ${reached.of}` };
      return { value: written(value), shown: value && toFixed(value, 2), ...times };
    }
    case 'curve': {
      const { scores, points, rule } = example.input;
      return { scores: curve(scores, points, rule).map(written) };
    }
    case 'notOffered':
      return {};
  }
}

function cellOf({ cell, column }: { cell: Cell; column: Column }) {
  const result = readCell(column, cell, 'teacher');
  if (result.kind !== 'scored' || cell.lateSeconds === undefined)
    return { score: 'score' in result ? written(result.score) : null };
  return { deduction: written(result.attempts[0]?.deduction), score: written(result.score) };
}

function totalsOf({ gradebook, student, scale, view }: Class, expected: Record<string, object>) {
  const { current, missingAsZero } = createTotals(gradebook, view)(student);
  const { percent, shown, letter, gpa } = shownTotal(current.percent, scale);
  const all = {
    current: yearOf(current, scale),
    missingAsZero: yearOf(missingAsZero, scale),
    ...(student.override !== undefined && { final: { percent, shown, letter, gpa } }),
  };
  // The examples from Moodle name only a total.
  return Object.fromEntries(
    Object.entries(expected).map(([name, total]) => [
      name,
      Object.fromEntries(
        Object.entries(Object.entries(all).find(([key]) => key === name)?.[1] ?? {}).filter(
          ([key]) => key in total || 'categories' in total,
        ),
      ),
    ]),
  );
}

function shownTotal(percent: Fraction | null, scale: Scale | undefined) {
  const shown = percent && showPercent(percent, 2, scale ?? null);
  return {
    percent: written(percent),
    shown: shown?.percent ?? null,
    ...(scale && { letter: shown?.level?.name, gpa: shown?.level?.gpa }),
  };
}

function yearOf(year: YearTotal, scale: Scale | undefined) {
  return {
    ...shownTotal(year.computed, scale),
    ...(year.terms.length > 0 && {
      terms: Object.fromEntries(year.terms.map((term) => [term.term, termOf(term, term.work.categories)])),
    }),
    ...(year.work && { categories: categoriesOf(year.work.categories) }),
  };
}

const termOf = ({ percent, computed, source }: Total, categories: readonly CategoryTotal[]) => ({
  ...shownTotal(percent, undefined),
  ...(source === 'override' && { computed: written(computed) }),
  categories: categoriesOf(categories),
});

const categoriesOf = (categories: readonly CategoryTotal[]) =>
  Object.fromEntries(
    categories.map(({ category, earned, possible, percent, scores }) => [
      category.id,
      {
        earned: written(earned),
        possible: written(possible),
        percent: written(percent),
        dropped: scores.filter(({ dropped }) => dropped !== null).map(({ column }) => column.id),
      },
    ]),
  );

const ours = examples.filter(({ kind, otherSystem }) => kind !== 'notOffered' && !otherSystem);

test.each(ours)('$id: $rule ($source)', (example) => {
  expect(answer(example)).toEqual(example.expected);
});

const theirs = examples.filter(({ otherSystem }) => otherSystem);

test.each(theirs)('$id: Lectern differs from "$rule" ($source)', (example) => {
  expect(answer(example)).not.toEqual(example.expected);
});

test('every other example is of a rule that Lectern does not offer', () => {
  const left = examples.filter(({ kind }) => kind === 'notOffered').map(({ id }) => id);
  expect(left.toSorted()).toEqual([
    'moodle-extra-mean-code',
    'moodle-median',
    'moodle-mode',
    'prairielearn-120',
    'prairielearn-80',
  ]);
  expect(ours.length + theirs.length + left.length).toBe(160);
});
