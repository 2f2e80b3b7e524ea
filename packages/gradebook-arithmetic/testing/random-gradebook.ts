import fc from 'fast-check';
import type { Attempt, Category, Cell, Column, Gradebook, Rules, StudentRecord, View } from '../gradebook.ts';

const CATEGORIES = ['hw', 'test', 'extra'];
const TERMS = ['t1', 't2'];
const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'];

/** The value in one of so many cases, otherwise undefined. */
const sometimes = <T>(value: fc.Arbitrary<T>, cases = 4): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: cases - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });

const chance = (cases: number) => sometimes(fc.constant(true), cases);

// Few and small numbers, so that equal effects, bounds and empty categories are frequent.
const points = fc.constantFrom(10, 20, 5, 10, 24, 7.5, 1, 4, 40, 0);
const score = fc.oneof(
  fc.constantFrom(0, 5, 10, 2, 4, 7.5, -2),
  fc.integer({ min: 0, max: 4800 }).map((cents) => cents / 200),
);
const weight = fc.constantFrom<(number | string | null)[]>(0, null, 5, 20, '33.33', 40, 50, 60, 100);
const percent = fc.constantFrom(0, 45, '59.99', 60, 75, 100);

const late = fc.record({
  percent: fc.constantFrom(5, 7.5, 10, 15, 50),
  every: fc.constantFrom('hour' as const, 'day' as const),
  lowest_percent: fc.constantFrom(0, 0, 30, 62.5),
});

const category = (id: string): fc.Arbitrary<Category> =>
  fc.record({
    id: fc.constant(id),
    weight,
    dropLowest: fc.constantFrom(0, 1, 1, 2, 2, 3),
    dropHighest: fc.constantFrom(0, 0, 1, 1, 2),
    extraCredit: id === 'extra' ? fc.boolean() : fc.constant(false),
    average: fc.constantFrom('points' as const, 'points' as const, 'equal' as const),
  });

const bound = fc.oneof(
  fc.record({ category: fc.constantFrom(...CATEGORIES), atLeast: percent }),
  fc.record({ column: fc.constantFrom(...COLUMNS), atLeast: percent }),
);

const rules: fc.Arbitrary<Rules> = fc.record({
  mode: fc.constantFrom('weighted' as const, 'points' as const),
  categories: fc
    .constantFrom(1, 2, 3)
    .chain((count) => fc.tuple(...CATEGORIES.slice(0, count).map(category))),
  bonuses: sometimes(fc.tuple(bound).map(([rule]) => [{ ...rule, add: '1.5' }])).map((found) => found ?? []),
  mustPass: sometimes(
    fc
      .array(fc.tuple(bound, percent), { minLength: 1, maxLength: 2 })
      .map((all) => all.map(([rule, otherwiseAtMost]) => ({ ...rule, otherwiseAtMost }))),
  ).map((found) => found ?? []),
});

const attempt: fc.Arbitrary<Attempt> = fc.record({
  score: fc.oneof({ weight: 5, arbitrary: score }, { weight: 1, arbitrary: fc.constant(null) }),
  lateSeconds: fc.constantFrom(0, 0, 1, 3600, 86_400, 90_000, 400_000),
  deduction: sometimes(fc.constantFrom(0, 1, 2.5), 8).map((found) => found ?? null),
  hidden: chance(6).map((found) => found ?? false),
});

const cell: fc.Arbitrary<Cell> = fc.oneof(
  { weight: 14, arbitrary: score.map((own): Cell => ({ score: own })) },
  { weight: 2, arbitrary: attempt },
  {
    weight: 2,
    arbitrary: fc.array(attempt, { maxLength: 3 }).map((attempts): Cell => ({ attempts, missing: true })),
  },
  { weight: 2, arbitrary: fc.constant<Cell>({ missing: true }) },
  { weight: 1, arbitrary: score.map((own): Cell => ({ score: own, excused: true, missing: true })) },
  { weight: 1, arbitrary: fc.constant<Cell>({ waiting: true, missing: true }) },
  { weight: 1, arbitrary: fc.constant<Cell>({}) },
);

const column = (id: string): fc.Arbitrary<Column> =>
  fc
    .record({
      category: fc.constantFrom('hw', 'hw', 'hw', 'hw', 'hw', 'hw', 'hw', 'test', 'test', 'extra'),
      points,
      term: fc.constantFrom('t1', 't1', 't1', 't2', null),
      counts: chance(12),
      extraCredit: chance(8),
      neverDrop: chance(6),
      attempts: fc.constantFrom('latest' as const, 'highest' as const, 'average' as const),
      late: sometimes(late, 2),
      missingLoses: sometimes(fc.constantFrom(0, 60, 100), 6),
      grading: chance(10),
    })
    .map(
      ({
        counts,
        extraCredit = false,
        neverDrop = false,
        late: policy = null,
        missingLoses = null,
        grading,
        ...own
      }) => ({
        ...own,
        id,
        extraCredit,
        neverDrop,
        missingLoses,
        late: policy,
        counts: !counts,
        grading: grading ? 'complete' : 'points',
      }),
    );

const termRecord = fc.record({
  override: sometimes(percent, 6).map((found) => found ?? null),
  frozen: sometimes(
    fc.record({ current: fc.constantFrom('81', '200/3', null), missingAsZero: percent }),
    6,
  ).map((found) => found ?? null),
});

export interface RandomGradebook {
  gradebook: Gradebook;
  student: StudentRecord;
  view: View;
}

/** Small gradebooks with every rule, and one student. */
export const randomGradebook: fc.Arbitrary<RandomGradebook> = fc
  .record({
    rules,
    closedWith: sometimes(rules, 3),
    columns: fc
      .constantFrom(1, 2, 3, 4, 6, 8, 9, 10, 11)
      .chain((count) => fc.tuple(...COLUMNS.slice(0, count).map(column))),
    cells: fc.tuple(...COLUMNS.map(() => cell)),
    terms: fc.constantFrom('none' as const, 'together' as const, 'weighted' as const),
    termWeights: fc.tuple(weight, weight),
    termRecords: fc.tuple(termRecord, termRecord),
    decimals: fc.constantFrom(0 as const, 1 as const, 2 as const, 2 as const, 3 as const),
    override: sometimes(percent, 10),
    view: fc.constantFrom('teacher' as const, 'student' as const),
  })
  .map(
    ({
      rules: open,
      closedWith = null,
      columns,
      cells,
      terms,
      termWeights,
      termRecords,
      decimals,
      override,
      view,
    }) => ({
      gradebook: {
        rules: open,
        columns,
        decimals,
        weightsTerms: terms === 'weighted',
        terms:
          terms === 'none'
            ? []
            : TERMS.map((id, index) => ({
                id,
                weight: termWeights[index] ?? null,
                closedWith: index === 0 ? closedWith : null,
              })),
      },
      student: {
        cells: Object.fromEntries(COLUMNS.map((id, index) => [id, cells[index]])),
        override: override ?? null,
        terms: Object.fromEntries(TERMS.map((id, index) => [id, termRecords[index]])),
      },
      view,
    }),
  );
