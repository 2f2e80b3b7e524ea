import { describe, expect, test } from 'vitest';
import { type Exact, fraction, toText } from './fraction.ts';
import type { Cell, Column, Gradebook, Rules, StudentRecord } from './gradebook.ts';
import { createTotals, droppedColumns } from './totals.ts';

const RULES: Rules = { mode: 'points', categories: [{ id: 'hw', dropLowest: 1 }, { id: 'test' }] };

const column = (id: string, points: Exact, more: Partial<Column> = {}): Column => ({
  id,
  category: id.replace(/\d/g, ''),
  points,
  ...more,
});

const scores = (all: Record<string, number>): Record<string, Cell> =>
  Object.fromEntries(Object.entries(all).map(([id, score]) => [id, { score }]));

function percentOf(gradebook: Gradebook, student: StudentRecord) {
  const { current, missingAsZero } = createTotals(gradebook)(student);
  const written = (percent: typeof current.percent) => percent && toText(percent);
  return [written(current.percent), written(missingAsZero.percent)];
}

const columns = [column('hw1', 10), column('hw2', 10), column('test1', 100)];

test('the dropped columns are marked', () => {
  const totals = createTotals({ rules: RULES, columns })({ cells: scores({ hw1: 3, hw2: 8, test1: 50 }) });
  expect([...droppedColumns(totals.current)]).toEqual([['hw1', 'lowest']]);
});

test('in weighted terms, the drops of every term are marked', () => {
  const all = [
    column('hw1', 10, { term: 'a' }),
    column('hw2', 10, { term: 'a' }),
    column('hw3', 10, { term: 'b' }),
    column('hw4', 10, { term: 'b' }),
  ];
  const gradebook = {
    rules: RULES,
    columns: all,
    terms: [
      { id: 'a', weight: 1 },
      { id: 'b', weight: 1 },
    ],
    weightsTerms: true,
  };
  const totals = createTotals(gradebook)({ cells: scores({ hw1: 3, hw2: 8, hw3: 9, hw4: 7 }) });
  expect([...droppedColumns(totals.current).keys()]).toEqual(['hw1', 'hw4']);
});

test('in total points, a category that counts every assignment the same keeps its points', () => {
  const rules: Rules = { mode: 'points', categories: [{ id: 'hw', average: 'equal' }, { id: 'test' }] };
  const all = [column('hw1', 10), column('hw2', 90), column('test1', 100)];
  // Half of 100 points, not 10 or 90 of them.
  expect(percentOf({ rules, columns: all }, { cells: scores({ hw1: 10, hw2: 0, test1: 100 }) })).toEqual([
    '75',
    '75',
  ]);
});

test('work without points is no share of a category that counts every assignment the same', () => {
  const rules: Rules = { mode: 'points', categories: [{ id: 'hw', average: 'equal' }] };
  expect(
    percentOf(
      { rules, columns: [column('hw1', 0), column('hw2', 4)] },
      { cells: scores({ hw1: 5, hw2: 1 }) },
    ),
  ).toEqual(['25', '25']);
});

test('in a weighted total, a category of bonus work only is left out with its bonus', () => {
  const rules: Rules = {
    mode: 'weighted',
    categories: [
      { id: 'hw', weight: 50 },
      { id: 'test', weight: 50 },
    ],
  };
  const all = [column('hw1', 10, { extraCredit: true }), column('test1', 100)];
  expect(percentOf({ rules, columns: all }, { cells: scores({ hw1: 10, test1: 70 }) })).toEqual(['70', '70']);
});

test('nothing is dropped in an extra-credit category', () => {
  const rules: Rules = {
    mode: 'points',
    categories: [{ id: 'hw', extraCredit: true, dropLowest: 1 }, { id: 'test' }],
  };
  expect(percentOf({ rules, columns }, { cells: scores({ hw1: 1, hw2: 2, test1: 50 }) })).toEqual([
    '53',
    '53',
  ]);
});

describe('a closed term', () => {
  const closedWith: Rules = { mode: 'points', categories: [{ id: 'hw' }, { id: 'test' }] };
  const terms = [
    { id: 'a', weight: 50, closedWith },
    { id: 'b', weight: 50 },
  ];
  const all = [
    column('hw1', 10, { term: 'a' }),
    column('hw2', 10, { term: 'a' }),
    column('hw3', 10, { term: 'b' }),
  ];
  const cells = scores({ hw1: 4, hw2: 8, hw3: 9 });

  test('keeps its rules', () => {
    const { current } = createTotals({ rules: RULES, columns: all, terms })({ cells });
    expect(current.terms[0]?.percent).toEqual(fraction(60));
  });

  test('gives its frozen totals to the year', () => {
    const student = { cells, terms: { a: { frozen: { current: '200/3', missingAsZero: null } } } };
    // Without a total when it closed, it is left out.
    expect(percentOf({ rules: RULES, columns: all, terms, weightsTerms: true }, student)).toEqual([
      '235/3',
      '90',
    ]);
  });

  test('that is overridden gives the override to the year', () => {
    const student = { cells, terms: { a: { override: 70, frozen: { current: 10, missingAsZero: 10 } } } };
    expect(percentOf({ rules: RULES, columns: all, terms, weightsTerms: true }, student)).toEqual([
      '80',
      '80',
    ]);
  });
});

describe('must-pass rules', () => {
  const rules: Rules = {
    mode: 'points',
    categories: [{ id: 'hw' }, { id: 'test' }],
    mustPass: [{ column: 'test1', atLeast: 50, otherwiseAtMost: 40 }],
    bonuses: [{ category: 'hw', atLeast: 80, add: 5 }],
  };

  test('judge nothing before there is a score, and missing work in the second total only', () => {
    expect(
      percentOf({ rules, columns }, { cells: { ...scores({ hw1: 10, hw2: 6 }), test1: { missing: true } } }),
    ).toEqual(['85', '55/3']);
    expect(percentOf({ rules, columns }, { cells: scores({ hw1: 10, hw2: 9 }) })).toEqual(['100', '100']);
  });

  test('limit the total after the bonus', () => {
    expect(percentOf({ rules, columns }, { cells: scores({ hw1: 10, hw2: 10, test1: 40 }) })).toEqual([
      '40',
      '40',
    ]);
  });

  test('judge a value as it is shown', () => {
    const cells = scores({ hw1: 0, hw2: 10, test1: 49.996 });
    expect(percentOf({ rules, columns, decimals: 2 }, { cells })).toEqual(['14999/300', '14999/300']);
    expect(percentOf({ rules, columns, decimals: 3 }, { cells })).toEqual(['40', '40']);
  });
});
