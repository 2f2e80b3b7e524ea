import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toText } from './fraction.ts';
import type { Attempt, Category, Cell, Column, Rules, TermRecord } from './gradebook.ts';
import { type RandomGradebook, randomGradebook } from './testing/random-gradebook.ts';
import { createTotals, type YearTotal } from './totals.ts';

type Change = (random: RandomGradebook) => RandomGradebook;

const rules =
  (change: (rules: Rules) => Rules): Change =>
  ({ gradebook, ...random }) => ({ ...random, gradebook: { ...gradebook, rules: change(gradebook.rules) } });
const categories = (change: Partial<Category>): Change =>
  rules((own) => ({ ...own, categories: own.categories.map((each) => ({ ...each, ...change })) }));
const columns =
  (change: Partial<Column>): Change =>
  ({ gradebook, ...random }) => ({
    ...random,
    gradebook: { ...gradebook, columns: gradebook.columns.map((column) => ({ ...column, ...change })) },
  });
const mapped = <Thing>(
  things: Readonly<Record<string, Thing | undefined>>,
  change: (thing: Thing) => Thing,
) => Object.fromEntries(Object.entries(things).map(([id, thing]) => [id, thing && change(thing)]));
const cells =
  (change: (cell: Cell) => Cell): Change =>
  ({ student, ...random }) => ({ ...random, student: { ...student, cells: mapped(student.cells, change) } });
const attempts = (change: Partial<Attempt>): Change =>
  cells((cell) => ({
    ...cell,
    ...change,
    ...(cell.attempts && { attempts: cell.attempts.map((each) => ({ ...each, ...change })) }),
  }));
const terms =
  (change: Partial<TermRecord>): Change =>
  ({ student, ...random }) => ({
    ...random,
    student: { ...student, terms: mapped(student.terms ?? {}, (term) => ({ ...term, ...change })) },
  });

/** Gradebooks without a rule. */
const without: Record<string, Change> = {
  'several attempts': cells((cell) =>
    cell.attempts ? { ...cell, attempts: cell.attempts.slice(-1) } : cell,
  ),
  'the rule for attempts': columns({ attempts: 'latest' }),
  'late work': columns({ late: null }),
  'a stored deduction': attempts({ deduction: null }),
  'hidden scores': attempts({ hidden: false }),
  'missing work': cells((cell) => ({ ...cell, missing: false })),
  'a score for missing work': columns({ missingLoses: null }),
  'waiting work': cells((cell) => ({ ...cell, waiting: false })),
  excuses: cells((cell) => ({ ...cell, excused: false })),
  'columns that do not count': columns({ counts: true }),
  'extra-credit columns': columns({ extraCredit: false }),
  'never drop': columns({ neverDrop: false }),
  'lowest drops': categories({ dropLowest: 0 }),
  'highest drops': categories({ dropHighest: 0 }),
  'extra-credit categories': categories({ extraCredit: false }),
  'equal work': categories({ average: 'points' }),
  weights: categories({ weight: 50 }),
  bonuses: rules((own) => ({ ...own, bonuses: [] })),
  'must-pass of a category': rules((own) => ({
    ...own,
    mustPass: own.mustPass?.filter(({ column }) => column) ?? [],
  })),
  'must-pass of a column': rules((own) => ({
    ...own,
    mustPass: own.mustPass?.filter(({ category }) => category) ?? [],
  })),
  'weighted terms': ({ gradebook, ...random }) => ({
    ...random,
    gradebook: { ...gradebook, weightsTerms: false },
  }),
  'rules of a closed term': ({ gradebook, ...random }) => ({
    ...random,
    gradebook: { ...gradebook, terms: gradebook.terms?.map((term) => ({ ...term, closedWith: null })) ?? [] },
  }),
  'frozen totals': terms({ frozen: null }),
  'overrides of a term': terms({ override: null }),
  'an override of the year': ({ student, ...random }) => ({
    ...random,
    student: { ...student, override: null },
  }),
};

const yearOf = ({ percent, terms: own }: YearTotal) =>
  [percent, ...own.map((term) => term.percent)].map((value) => value && toText(value));

const totalsOf = ({ gradebook, student, view }: RandomGradebook): string => {
  const { current, missingAsZero } = createTotals(gradebook, view)(student);
  return JSON.stringify([yearOf(current), yearOf(missingAsZero)]);
};

test('each rule decides the totals of some of the random gradebooks', () => {
  const random = fc.sample(randomGradebook, { numRuns: 600, seed: 43 });
  const totals = random.map(totalsOf);
  const idle = Object.entries(without).flatMap(([rule, change]) => {
    const decided = random.filter((each, place) => totalsOf(change(each)) !== totals[place]);
    return decided.length < 3 ? [`${rule}: ${decided.length}`] : [];
  });
  expect(idle).toEqual([]);
});
