import { describe, expect, test } from 'vitest';
import { EMPTY_CELL, type GradebookAssignment, type GradebookCell } from './class-gradebook.ts';
import type { Answers } from './questions.ts';
import { book, changesIn, essay, planOf, questionsIn, quiz, refusalsIn, scored } from './testing.ts';

/** A list with one cell for Ann. */
const list = (cell: string, separator = ',') =>
  ['Email', 'Essay'].join(separator).concat(`\nann@school.test${separator}${cell}\n`);
const one = (
  cell: string,
  stored?: GradebookCell,
  answers: Answers = {},
  rest: Partial<GradebookAssignment> = {},
) =>
  planOf(
    list(cell),
    book(stored ? { 'ann/essay': stored } : {}, { assignments: [{ ...essay, ...rest }, quiz] }),
    answers,
  );

describe('a cell', () => {
  const excused = { ...EMPTY_CELL, status: 'excused', shown: 'excused' } as const;
  const missing = { ...EMPTY_CELL, shown: 'missing', score: 5 } as const;

  test.each<[string, GradebookCell | undefined, [number | null, string | null]]>([
    ['8.5', undefined, [8.5, null]],
    ['0', undefined, [0, null]],
    ['9', scored(8, { status: 'late', shown: 'late' }), [9, 'late']],
    ['8', { ...missing, status: 'missing' }, [8, null]],
    ['ex', scored(8), [8, 'excused']],
    ['Exempt', undefined, [null, 'excused']],
    ['M', undefined, [null, 'missing']],
    ['l', scored(8), [8, 'late']],
  ])('%j over %j is stored', (text, stored, after) => {
    expect(changesIn(one(text, stored))).toEqual([['ann', 'essay', ...after]]);
  });

  test.each<[string, GradebookCell | undefined]>([
    ['8.00', scored(8)],
    ['8.004', scored(8)],
    ['80 %', scored(8)],
    ['8/10', scored(8)],
    ['7.2', scored(8, { score: 7.2, shown: 'late' })],
    ['5', missing],
    ['', missing],
    ['-', undefined],
    ['N/A', undefined],
    ['EX', excused],
    ['Missing', missing],
    ['"1,234"', scored(1.234)],
  ])('%j over %j is unchanged', (text, stored) => {
    const plan = one(text, stored);
    expect([changesIn(plan), questionsIn(plan), refusalsIn(plan)]).toEqual([[], [], []]);
    expect(plan.columns[1]?.isUnchanged).toBe(true);
  });

  test.each<[string, GradebookCell | undefined, string, [number | null, string | null]]>([
    ['', scored(8), 'blank', [null, null]],
    ['–', excused, 'blank', [null, null]],
    ['9', excused, 'excused', [9, null]],
    ['12', undefined, 'over_maximum', [12, null]],
    ['M', scored(8), 'missing', [null, 'missing']],
    ['missing', undefined, 'missing', [null, 'missing']],
    ['exc.', undefined, 'word', [null, 'excused']],
    ['85 %', undefined, 'percent', [8.5, null]],
    ['1/3', undefined, 'ratio', [3.33, null]],
    ['8/10', undefined, 'ratio', [8, null]],
    ['7½', undefined, 'fraction', [7.5, null]],
  ])('%j over %j asks (%s), and is stored if it is taken', (text, stored, kind, after) => {
    expect(questionsIn(one(text, stored))).toEqual([[kind, [['cell:2:1']]]]);
    expect(changesIn(one(text, stored))).toEqual([]);
    const taken = one(text, stored, { [kind]: 'take' });
    expect([changesIn(taken), questionsIn(taken)]).toEqual([[['ann', 'essay', ...after]], []]);
    const left = one(text, stored, { [kind]: 'take', 'cell:2:1': 'leave' });
    expect([changesIn(left), questionsIn(left)]).toEqual([[], []]);
  });

  test('above the maximum for an excused student asks both', () => {
    expect(questionsIn(one('12', excused, { excused: 'take' }))).toEqual([['over_maximum', [['cell:2:1']]]]);
    const taken = one('12', excused, { excused: 'take', over_maximum: 'take' });
    expect(taken.changes).toMatchObject([
      { after: { points: 12, status: null }, warnings: ['over_maximum'] },
    ]);
  });

  test.each<[string, Partial<GradebookCell>, Partial<GradebookAssignment>, string]>([
    ['-3', {}, {}, 'negative'],
    ['101', {}, {}, 'far_over_maximum'],
    ['10001', {}, { points: 0 }, 'far_over_maximum'],
    ['B+', {}, {}, 'letter'],
    ['abs', {}, {}, 'unreadable'],
    ['16-Oct', {}, {}, 'unreadable'],
    ['#REF!', {}, {}, 'unreadable'],
    ['8 pts', {}, {}, 'unreadable'],
    ['9', {}, { isClosed: true }, 'term_closed'],
    ['', {}, { isClosed: true }, 'term_closed'],
    ['9', { isReadOnly: true }, {}, 'read_only'],
    ['9', { shown: 'not_assigned' }, {}, 'not_assigned'],
  ])('%j in %j of %j is refused: %s', (text, stored, work, reason) => {
    const plan = one(text, scored(8, stored), {}, work);
    expect([refusalsIn(plan), changesIn(plan), questionsIn(plan)]).toEqual([[[text, reason]], [], []]);
  });

  test('that did not change is not refused, also in a closed term', () => {
    expect(refusalsIn(one('8', scored(8), {}, { isClosed: true }))).toEqual([]);
  });

  test('has the points of its letter where letters are used', () => {
    expect(changesIn(one('b+', undefined, {}, { letters: { 'B+': 8.9 } }))).toEqual([
      ['ann', 'essay', 8.9, null],
    ]);
  });

  test('of work without a maximum is never above it', () => {
    expect(changesIn(one('4', undefined, {}, { points: 0 }))).toEqual([['ann', 'essay', 4, null]]);
  });

  test('warns if the deduction for being late is taken from a new score', () => {
    const late = scored(8, { score: 7.2, shown: 'late' });
    expect(one('9', { ...late, isDeducted: true }).changes).toMatchObject([
      { before: { points: 8 }, warnings: ['late_deduction'] },
    ]);
    expect(one('9', late).changes).toMatchObject([{ warnings: [] }]);
  });

  test('has at most two decimals, as other systems write more', () => {
    expect(changesIn(one('0.30000000000000004'))).toEqual([['ann', 'essay', 0.3, null]]);
    expect(changesIn(one('7.66667'))).toEqual([['ann', 'essay', 7.67, null]]);
  });
});

describe('a number with one separator before three digits', () => {
  const long = { assignments: [{ ...essay, points: 2000 }, quiz] };
  const rows = (cell: string, other: string, separator = ';') =>
    `Email${separator}Essay\nann@school.test${separator}${cell}\nbo@school.test${separator}${other}\n`;
  const points = (cell: string, other: string, answers: Answers = {}, locale = 'en-US') => {
    const plan = planOf(rows(cell, other), book({}, long), answers, locale);
    return plan.questions.length > 0 ? plan.questions.map(({ kind }) => kind) : plan.changes[0]?.after.points;
  };

  test.each<[string, string, string, unknown]>([
    ['1,234', '', 'en-US', ['decimal_sign']],
    ['1,234', '', 'de-DE', ['decimal_sign']],
    ['1,234', '8.5', 'en-US', ['decimal_sign']],
    ['1,234', '8,5', 'en-US', 1.23],
    ['1.234', '', 'en-US', 1.23],
    ['1.234', '', 'de-DE', ['decimal_sign']],
    ['1.234', '8,5', 'en-US', ['decimal_sign']],
    ['1.234,5', '', 'en-US', 1234.5],
    ['17,5', '8.5', 'en-US', 17.5],
  ])('%j beside %j for a reader of %s: %j', (cell, other, locale, expected) => {
    expect(points(cell, other, {}, locale)).toEqual(expected);
  });

  test('is read as the answer says', () => {
    expect(points('1,234', '', { decimal_sign: 'comma' })).toBe(1.23);
    expect(points('1,234', '', { decimal_sign: 'point' })).toBe(1234);
    expect(points('1.234', '', { 'cell:2:1': 'comma' }, 'de-DE')).toBe(1234);
  });
});
