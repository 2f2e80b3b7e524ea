import { expect, test } from 'vitest';
import { explainTotal } from './explain.ts';
import { toText } from './fraction.ts';
import type { Gradebook, StudentRecord } from './gradebook.ts';
import { PRESETS } from './scales.ts';
import { createTotals, type TotalKind } from './totals.ts';

const late = { percent: 10, every: 'day', lowest_percent: 0 } as const;

const gradebook: Gradebook = {
  rules: {
    mode: 'weighted',
    categories: [
      { id: 'hw', weight: 30, dropLowest: 1 },
      { id: 'test', weight: 50 },
      { id: 'project', weight: 20 },
      { id: 'extra', weight: 5, extraCredit: true },
    ],
    bonuses: [{ category: 'hw', atLeast: 80, add: 1 }],
    mustPass: [{ column: 'test1', atLeast: 50, otherwiseAtMost: '55.5' }],
  },
  columns: [
    { id: 'hw1', category: 'hw', points: 10, late },
    { id: 'hw2', category: 'hw', points: 10, attempts: 'average' },
    { id: 'hw3', category: 'hw', points: 10 },
    { id: 'hw4', category: 'hw', points: 10 },
    { id: 'hw5', category: 'hw', points: 0 },
    { id: 'hw6', category: 'hw', points: 10, counts: false },
    { id: 'test1', category: 'test', points: 100 },
    { id: 'project1', category: 'project', points: 40 },
    { id: 'extra1', category: 'extra', points: 5 },
  ],
};

const student: StudentRecord = {
  cells: {
    hw1: { score: 10, lateSeconds: 60 },
    hw2: { attempts: [{ score: 7 }, { score: 8 }] },
    hw3: { excused: true },
    hw4: { missing: true },
    hw5: { score: 1 },
    hw6: { score: 4 },
    test1: { score: 45 },
    project1: { waiting: true },
    extra1: { score: 4 },
  },
  override: 60,
};

/** The steps with fractions as text, and no more of a category's lines than how they count. */
function explained(kind: TotalKind, book = gradebook, own = student, term?: string): unknown[] {
  const totals = createTotals(book)(own);
  const question = {
    gradebook: book,
    totals,
    kind,
    scale: PRESETS.letters,
    ...(term !== undefined && { term }),
  };
  const plain = JSON.stringify(explainTotal(question), (key, value) => {
    if (key === 'lines')
      return Object.fromEntries(
        value.map((line: { column: string; outcome: string }) => [line.column, line.outcome]),
      );
    return value !== null && typeof value === 'object' && 'n' in value ? toText(value) : value;
  });
  return JSON.parse(plain);
}

test('the steps follow the calculation', () => {
  expect(explained('current')).toEqual([
    {
      kind: 'category',
      category: 'hw',
      average: 'points',
      lines: {
        hw1: 'counts',
        hw2: 'droppedLowest',
        hw3: 'excused',
        hw4: 'missing',
        hw5: 'bonus',
        hw6: 'notCounted',
      },
      earned: '10',
      possible: '10',
      percent: '100',
    },
    {
      kind: 'category',
      category: 'test',
      average: 'points',
      lines: { test1: 'counts' },
      earned: '45',
      possible: '100',
      percent: '45',
    },
    { kind: 'categoryLeftOut', category: 'project', lines: { project1: 'waiting' } },
    {
      kind: 'category',
      category: 'extra',
      average: 'points',
      lines: { extra1: 'counts' },
      earned: '4',
      possible: '5',
      percent: '80',
    },
    {
      kind: 'weights',
      parts: [
        { id: 'hw', weight: '30', scaled: '75/2', percent: '100', adds: '75/2', isExtra: false },
        { id: 'test', weight: '50', scaled: '125/2', percent: '45', adds: '225/8', isExtra: false },
      ],
      leftOut: [{ id: 'project', weight: '20' }],
      sum: '80',
      scaling: 'scaledUp',
    },
    { kind: 'extraCredit', id: 'extra', weight: '5', scaled: '5', percent: '80', adds: '4', isExtra: true },
    {
      kind: 'bonus',
      rule: { category: 'hw', atLeast: 80, add: 1 },
      judged: '100',
      isReached: true,
      percent: '565/8',
    },
    {
      kind: 'mustPass',
      rule: { column: 'test1', atLeast: 50, otherwiseAtMost: '55.5' },
      judged: '45',
      isReached: false,
      percent: '111/2',
    },
    { kind: 'override', computed: '111/2', percent: '60' },
    { kind: 'result', percent: '60', shown: { percent: '60.00', level: PRESETS.letters[3] } },
  ]);
});

test('a line has the score, its late deduction and all attempts', () => {
  const totals = createTotals(gradebook)(student);
  const [category] = explainTotal({ gradebook, totals, kind: 'missingAsZero' });
  const lines = category?.kind === 'category' ? category.lines : [];
  const [first, second, , fourth] = lines;
  expect(first).toMatchObject({ score: { n: 9n }, attempts: [{ given: { n: 10n }, deduction: { n: 1n } }] });
  expect(second).toMatchObject({ outcome: 'counts', rule: 'average', score: { n: 15n, d: 2n } });
  expect(second?.attempts).toHaveLength(2);
  // It takes the drop in the second total.
  expect(fourth).toMatchObject({ outcome: 'droppedLowest', isMissing: true, score: { n: 0n } });
});

test('total points name their sums', () => {
  const points: Gradebook = { ...gradebook, rules: { mode: 'points', categories: [{ id: 'test' }] } };
  expect(explained('current', points, { cells: student.cells }).slice(-2)).toEqual([
    { kind: 'points', earned: '45', possible: '100', percent: '45' },
    { kind: 'result', percent: '45', shown: { percent: '45.00', level: PRESETS.letters[4] } },
  ]);
});

test('a weighted year names its terms, what is outside of them, and what a closing keeps', () => {
  const year: Gradebook = {
    rules: { mode: 'points', categories: [{ id: 'test' }, { id: 'project' }] },
    columns: [
      { id: 'test1', category: 'test', points: 100, term: 'autumn' },
      { id: 'project1', category: 'project', points: 40 },
      { id: 'test2', category: 'test', points: 10, counts: false },
    ],
    terms: [
      { id: 'autumn', weight: 60 },
      { id: 'spring', weight: 60 },
    ],
    weightsTerms: true,
  };
  const own: StudentRecord = {
    cells: { test1: { score: 45 }, project1: { score: 40 }, test2: { score: 5 } },
    terms: { autumn: { frozen: { current: 50, missingAsZero: 50 } }, spring: { override: 70 } },
  };
  expect(explained('current', year, own)).toEqual([
    {
      kind: 'terms',
      parts: [
        { id: 'autumn', weight: '60', scaled: '60', percent: '50', adds: '30', isExtra: false },
        { id: 'spring', weight: '60', scaled: '60', percent: '70', adds: '42', isExtra: false },
      ],
      leftOut: [],
      sum: '120',
      scaling: 'above100',
    },
    { kind: 'outsideTerms', columns: ['project1'] },
    { kind: 'result', percent: '72', shown: { percent: '72.00', level: PRESETS.letters[2] } },
  ]);
  expect(explained('current', year, own, 'autumn').slice(-2)).toEqual([
    { kind: 'frozen', computed: '45', percent: '50' },
    { kind: 'result', percent: '50', shown: { percent: '50.00', level: PRESETS.letters[4] } },
  ]);
  expect(explained('current', year, own, 'summer')).toEqual([]);
});

test('a student without scores has a result without a value', () => {
  expect(explained('current', gradebook, { cells: {} }).at(-1)).toEqual({
    kind: 'result',
    percent: null,
    shown: null,
  });
});

test('a closed term is explained with the rules of its closing', () => {
  const closedWith = { mode: 'points' as const, categories: [{ id: 'test' }] };
  const columns = gradebook.columns.map((column) => ({ ...column, term: 'autumn' }));
  const closed: Gradebook = { ...gradebook, columns, terms: [{ id: 'autumn', closedWith }] };
  const kinds = explained('current', closed, student, 'autumn').map((step) => JSON.stringify(step));
  expect(kinds.map((step) => JSON.parse(step).kind)).toEqual(['category', 'points', 'result']);
});
