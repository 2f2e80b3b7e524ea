import { expect, test } from 'vitest';
import type { Gradebook, StudentRecord } from './gradebook.ts';
import { type Explained, explainInWords, type Names } from './sentences.ts';
import { createTotals, type TotalKind } from './totals.ts';

const NAMES: Record<string, string> = {
  hw: 'Homework',
  hw3: 'Concept map',
  autumn: 'Autumn',
  spring: 'Spring',
};

const nameOf = (id: string) => NAMES[id] ?? id;

interface Asked extends Pick<Names, 'reason'> {
  kind?: TotalKind;
  term?: string;
}

function explained(
  gradebook: Gradebook,
  student: StudentRecord,
  { kind = 'current', term, ...names }: Asked = {},
): Explained[] {
  const totals = createTotals(gradebook)(student);
  return explainInWords(
    { gradebook, totals, kind, ...(term !== undefined && { term }) },
    { column: nameOf, category: nameOf, term: nameOf, ...names },
  );
}

/** The part under a heading. */
const under = (parts: readonly Explained[], heading: string) =>
  parts.find((part) => part.heading === heading);

const terms: Gradebook = {
  rules: {
    mode: 'points',
    categories: [{ id: 'hw' }],
    bonuses: [{ column: 'hw1', atLeast: 80, add: 1 }],
    mustPass: [{ category: 'hw', atLeast: 40, otherwiseAtMost: 50 }],
  },
  columns: [
    { id: 'hw1', category: 'hw', points: 10, term: 'autumn' },
    { id: 'hw2', category: 'hw', points: 10, term: 'spring' },
    { id: 'hw3', category: 'hw', points: 10, term: null },
  ],
  terms: [
    { id: 'autumn', weight: 40, closedWith: { mode: 'points', categories: [{ id: 'hw' }] } },
    { id: 'spring', weight: 60 },
  ],
  weightsTerms: true,
};

const closed: StudentRecord = {
  cells: { hw1: { score: 9 }, hw2: { score: 6 }, hw3: { score: 5 } },
  terms: {
    autumn: { frozen: { current: '85.5', missingAsZero: null } },
    spring: { override: 70 },
  },
};

test('a year of terms says which are closed, set by a teacher or left out', () => {
  expect(explained(terms, closed)).toEqual([
    {
      heading: 'Terms',
      lines: [
        'Autumn (closed): 85.50% with a weight of 40% adds 34.20%.',
        'Spring (set by a teacher): 70.00% with a weight of 60% adds 42.00%.',
        'Outside every term, so not in this total: Concept map.',
      ],
    },
    { heading: 'Total: 76.20%', lines: [] },
  ]);
  const early = explained(terms, { cells: { hw1: { score: 9 } } });
  expect(under(early, 'Terms')?.lines).toEqual([
    'Autumn: 90.00% with a weight of 40%, scaled up to 100%, adds 90.00%.',
    'Spring has no total yet, so its weight of 60% is shared by the others.',
    'The weights that count add up to 40%, so they are scaled up to 100%.',
  ]);
});

test('a closed term keeps its total and its rules, whatever its scores come to now', () => {
  expect(explained(terms, closed, { term: 'autumn' }).slice(1)).toEqual([
    { heading: 'All points', lines: ['Together 9 of 10 points, which is 90.00%.'] },
    {
      heading: 'Closed term',
      lines: ['The term was closed with 85.50%, and this stays.', 'The scores come to 90.00% now.'],
    },
    { heading: 'Total: 85.50%', lines: [] },
  ]);
  expect(explained(terms, closed, { term: 'autumn', kind: 'missingAsZero' }).slice(2)).toEqual([
    {
      heading: 'Closed term',
      lines: ['The term was closed without a total, and this stays.', 'The scores come to 90.00% now.'],
    },
    { heading: 'No total yet', lines: [] },
  ]);
});

test('an override says what it replaces and why', () => {
  const parts = explained(terms, closed, { term: 'spring', reason: 'She was ill for half of the term.' });
  expect(under(parts, 'Set by a teacher')?.lines).toEqual([
    'A teacher set this total to 70.00%. The scores come to 60.00%.',
    'Reason: She was ill for half of the term.',
  ]);
  expect(under(parts, 'Has to be passed')?.lines).toEqual([
    'Homework is 60.00% and had to be at least 40%. It is passed.',
  ]);
});
