import { expect, test } from 'vitest';
import { type ClassGradebookAnswer, readClassGradebook } from './class-gradebook.ts';
import { toText } from './fraction.ts';
import type { View } from './gradebook.ts';
import { createTotals, droppedColumns } from './totals.ts';

const category = (name: string, weight: number | null, drop_lowest = 0) => ({
  name,
  weight,
  drop_lowest,
  drop_highest: 0,
  extra_credit: false,
  average: 'points' as const,
});

const assignment = (id: string, change: Partial<ClassGradebookAnswer['assignments'][number]> = {}) => ({
  id,
  points: 10,
  category: id.startsWith('test') ? 'Tests' : 'Homework',
  due_at: '2026-10-01T22:30:00.000Z',
  time_zone: 'Europe/Berlin',
  attempts_count: 'latest' as const,
  late_policy: null,
  missing_percent: null,
  ...change,
});

const term = (id: string, starts_on: string, ends_on: string, weight: number | null = 50) => ({
  id,
  starts_on,
  ends_on,
  weight,
});

type Cells = readonly [assignment: number, points: number | null, status?: string, returned?: boolean][];

/** A class of one student. */
function answer(
  cells: Cells,
  change: Partial<ClassGradebookAnswer['rules']['content']> = {},
): ClassGradebookAnswer {
  return {
    rules: {
      content: {
        mode: 'weighted',
        decimals: 1,
        categories: [category('Homework', 40, 1), category('Tests', 60)],
        columns: [],
        terms: [],
        weights_terms: false,
        scale: null,
        bonuses: [],
        must_pass: [],
        ...change,
      },
      closed_terms: [],
    },
    assignments: [assignment('hw1'), assignment('hw2'), assignment('test1', { missing_percent: 60 })],
    students: [{ id: 'jonas', overrides: [], frozen: [] }],
    cells: {
      students: cells.map(() => 0),
      assignments: cells.map(([place]) => place),
      points: cells.map(([, points]) => points),
      deductions: cells.map(([, points]) => (points === 9 ? 2 : 0)),
      statuses: cells.map(([, , status = 'none']) => status),
      returned: cells.map(([, , , returned = true]) => returned),
      means: [],
    },
  };
}

function totalsOf(given: ClassGradebookAnswer, view: View = 'teacher') {
  const { gradebook, students } = readClassGradebook(given);
  return createTotals(gradebook, view)(students.get('jonas') ?? { cells: {} });
}

function percents(given: ClassGradebookAnswer, view: View = 'teacher') {
  const { current, missingAsZero } = totalsOf(given, view);
  return [current, missingAsZero].map(({ percent }) => percent && toText(percent));
}

test('scores count without their deductions, by the categories and drops of the class', () => {
  const given = answer([
    [0, 9],
    [1, 3],
    [2, 5],
  ]);
  // 7 of 10 in homework, 5 of 10 in tests.
  expect(percents(given)).toEqual(['58', '58']);
  expect([...droppedColumns(totalsOf(given).current)]).toEqual([['hw2', 'lowest']]);
});

test('each status means what it says', () => {
  expect(
    percents(
      answer([
        [0, 8],
        [1, null, 'missing'],
      ]),
    ),
  ).toEqual(['80', '80']);
  expect(
    percents(
      answer(
        [
          [0, 8],
          [1, null, 'missing'],
        ],
        { categories: [category('Homework', 40)] },
      ),
    ),
  ).toEqual(['80', '40']);
  expect(
    percents(
      answer([
        [0, 8],
        [2, null, 'missing'],
      ]),
    )[0],
    'with a score of the policy',
  ).toBe('56');
  expect(
    percents(
      answer([
        [0, 8],
        [2, 2, 'excused'],
      ]),
    ),
  ).toEqual(['80', '80']);
  expect(
    percents(
      answer([
        [0, 8],
        [2, null, 'waiting'],
      ]),
    ),
  ).toEqual(['80', '80']);
  expect(
    percents(
      answer([
        [0, 8],
        [2, null, 'not_assigned'],
      ]),
    ),
  ).toEqual(['80', '80']);
});

test('a student’s totals know nothing of hidden scores', () => {
  const given = answer([
    [0, 8],
    [2, 2, 'none', false],
  ]);
  expect([percents(given)[0], percents(given, 'student')[0]]).toEqual(['44', '80']);
});

test('a column can count nowhere, on top, or never be dropped', () => {
  const column = {
    assignment_id: 'hw2',
    counts: true,
    extra_credit: false,
    never_drop: false,
    term_id: null,
  };
  const cells: Cells = [
    [0, 8],
    [1, 3],
  ];
  const read = (change: Partial<typeof column>, drop = 0) =>
    percents(
      answer(cells, { columns: [{ ...column, ...change }], categories: [category('Homework', 1, drop)] }),
    )[0];
  expect(read({ counts: false })).toBe('80');
  expect(read({ extra_credit: true })).toBe('110');
  expect([read({}, 1), read({ never_drop: true }, 1)]).toEqual(['80', '55']);
});

test('overrides, frozen totals and the rules of closed terms count in the year', () => {
  const terms = [term('autumn', '2026-09-01', '2026-10-01'), term('spring', '2026-10-02', '2027-01-31')];
  const given = answer(
    [
      [0, 6],
      [2, 5],
    ],
    { terms, weights_terms: true, columns: [] },
  );
  const [student] = given.students;
  if (!student) throw new Error('No student.');
  const frozen = [{ term_id: 'autumn', current: '200/3', missing_as_zero: null }];
  expect(percents({ ...given, students: [{ ...student, frozen }] })).toEqual(['181/3', '54']);
  const closed = {
    term_id: 'spring',
    assignment_ids: ['hw1', 'hw2', 'test1'],
    rules: {
      mode: 'points' as const,
      decimals: 0,
      categories: [category('Homework', 0), category('Tests', 0)],
      scale: [{ name: 'pass', from: 50 }],
      bonuses: [],
      must_pass: [],
    },
  };
  expect(percents({ ...given, rules: { ...given.rules, closed_terms: [closed] } })[0]).toBe('55');
  expect(
    readClassGradebook({ ...given, rules: { ...given.rules, closed_terms: [closed] } }).closedScales,
  ).toEqual(new Map([['spring', { scale: closed.rules.scale, decimals: 0 }]]));
  const ofTerm = { term_id: 'autumn', percent: 70 };
  expect(percents({ ...given, students: [{ ...student, frozen, overrides: [ofTerm] }] })[0]).toBe('62');
  const ofYear = { term_id: null, percent: 88.5 };
  expect(percents({ ...given, students: [{ ...student, overrides: [ofTerm, ofYear] }] })[0]).toBe('177/2');
});

test('bonuses and bounds look at a category or an assignment', () => {
  const bonuses = [{ category: 'Homework', assignment_id: null, at_least: 80, add: 5 }];
  const must_pass = [{ category: null, assignment_id: 'test1', at_least: 50, otherwise_at_most: 45 }];
  expect(percents(answer([[0, 8]], { bonuses, must_pass }))[0]).toBe('85');
  expect(
    percents(
      answer(
        [
          [0, 8],
          [2, 4],
        ],
        { bonuses, must_pass },
      ),
    )[0],
  ).toBe('45');
});

test('the mean of several marks is exact', () => {
  const given = answer([[0, 25 / 3, 'none', false]]);
  given.assignments = [assignment('hw1', { attempts_count: 'average' })];
  given.cells = { ...given.cells, means: [{ cell: 0, points: [9, 9, 8], deductions: [1, 0, 0] }] };
  expect([percents(given)[0], percents(given, 'student')[0]]).toEqual(['250/3', null]);
});
