import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compare, type Fraction, toText } from './fraction.ts';
import type { Gradebook } from './gradebook.ts';
import { bruteForceTotals } from './testing/brute-force.ts';
import { type RandomGradebook, randomGradebook } from './testing/random-gradebook.ts';
import { createTotals, type StudentTotals, type WorkTotal, type YearTotal } from './totals.ts';

const GRADEBOOKS = Number(process.env['GRADEBOOKS'] ?? 20_000);

const written = (value: Fraction | null) => value && toText(value);

const workOf = ({ percent, categories }: WorkTotal) => ({
  percent: written(percent),
  categories: categories.map(({ category, earned, possible, percent: own, scores }) => ({
    id: category.id,
    earned: toText(earned),
    possible: toText(possible),
    percent: written(own),
    dropped: scores.filter(({ dropped }) => dropped !== null).map(({ column }) => column.id),
  })),
});

const yearOf = ({ percent, computed, work, terms }: YearTotal) => ({
  percent: written(percent),
  computed: written(computed),
  work: work && workOf(work),
  terms: terms.map((term) => ({ percent: written(term.percent), work: workOf(term.work) })),
});

const totalsOf = ({ gradebook, student, view }: RandomGradebook): StudentTotals =>
  createTotals(gradebook, view)(student);

// About 15 s on an idle machine.
test(`${GRADEBOOKS} random gradebooks agree with every set of drops tried`, {
  timeout: 60_000 + 8 * GRADEBOOKS,
}, () => {
  fc.assert(
    fc.property(randomGradebook, (random) => {
      const { current, missingAsZero } = totalsOf(random);
      expect({ current: yearOf(current), missingAsZero: yearOf(missingAsZero) }).toEqual(
        bruteForceTotals(random.gradebook, random.student, random.view),
      );
    }),
    { numRuns: GRADEBOOKS },
  );
});

test('up to eight scores with both kinds of drops agree with every set tried', () => {
  const score = fc.record({ share: fc.nat(12), points: fc.constantFrom(10, 5, 20, 100, 38, 1000) });
  const scores = fc.array(score, { minLength: 4, maxLength: 8, size: 'max' });
  const drops = fc.record({
    dropLowest: fc.constantFrom(0, 1, 2, 3),
    dropHighest: fc.constantFrom(0, 1, 2, 3),
  });
  fc.assert(
    fc.property(scores, drops, fc.constantFrom(0, 1, 2), (all, rules, never) => {
      const columns = all.map(({ points }, index) => ({
        id: String(index),
        category: 'c',
        points,
        neverDrop: index < never,
      }));
      const gradebook: Gradebook = {
        rules: { mode: 'points', categories: [{ id: 'c', ...rules }] },
        columns,
      };
      const student = {
        cells: Object.fromEntries(
          all.map(({ share, points }, index) => [String(index), { score: (share * points) / 10 }]),
        ),
      };
      const { current } = createTotals(gradebook)(student);
      expect(yearOf(current)).toEqual(bruteForceTotals(gradebook, student, 'teacher').current);
    }),
    { numRuns: GRADEBOOKS / 10 },
  );
});

// Random bounds hardly ever lie between a value and what is shown of it, as 66.67 does for 66.666…
test('bounds look at the value as it is shown', () => {
  const scores = fc.array(fc.record({ points: fc.constantFrom(3, 6, 7, 9, 11), score: fc.nat(11) }), {
    minLength: 1,
    maxLength: 3,
  });
  const decimals = fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const);
  let decided = 0;
  fc.assert(
    fc.property(scores, decimals, decimals, fc.boolean(), (all, shown, places, ofColumn) => {
      const cells = Object.fromEntries(all.map(({ score }, index) => [String(index), { score }]));
      const columns = all.map(({ points }, index) => ({ id: String(index), category: 'c', points }));
      const judged = ofColumn ? columns.slice(0, 1) : columns;
      const earned = all.slice(0, judged.length).reduce((sum, { score }) => sum + score, 0);
      const possible = judged.reduce((sum, { points }) => sum + points, 0);
      const atLeast = ((100 * earned) / possible).toFixed(places);
      const bound = ofColumn ? { column: '0', atLeast } : { category: 'c', atLeast };
      const gradebook: Gradebook = {
        rules: {
          mode: 'points',
          categories: [{ id: 'c' }],
          bonuses: [{ ...bound, add: 1 }],
          mustPass: [{ ...bound, otherwiseAtMost: 40 }],
        },
        columns,
        decimals: shown,
      };
      const { current } = createTotals(gradebook)({ cells });
      expect(yearOf(current)).toEqual(bruteForceTotals(gradebook, { cells }, 'teacher').current);
      const exact = createTotals({ ...gradebook, decimals: 3 })({ cells }).current;
      if (written(exact.percent) !== written(current.percent)) decided += 1;
    }),
    { numRuns: GRADEBOOKS / 10 },
  );
  expect(decided).toBeGreaterThan(GRADEBOOKS / 200);
});

const fell = (after: Fraction | null | undefined, before: Fraction | null) =>
  before !== null && (!after || compare(after, before) < 0);

test('a better score lowers no category, and no weighted total', () => {
  fc.assert(
    fc.property(randomGradebook, fc.nat(), fc.integer({ min: 1, max: 12 }), (random, at, more) => {
      const { student, gradebook } = random;
      const raised = gradebook.columns.filter(({ id }) => typeof student.cells[id]?.score === 'number');
      const column = raised[at % raised.length];
      fc.pre(column !== undefined);
      const cell = student.cells[column.id];
      // Scores have at most two decimals; the sum of floats could have more.
      const score = Number((Number(cell?.score) + more).toFixed(2));
      const cells = { ...student.cells, [column.id]: { ...cell, score } };
      const [before, after] = [student.cells, cells].map((own) =>
        totalsOf({ ...random, student: { ...student, cells: own } }),
      );
      const works = (totals: StudentTotals | undefined) =>
        [totals?.current, totals?.missingAsZero].flatMap((year) => [
          ...(year?.work ? [year.work] : []),
          ...(year?.terms ?? []).map(({ work }) => work),
        ]);
      const fallen = works(before).filter((work, index) => {
        const better = works(after)[index];
        const lost = work.categories.filter(({ percent }, place) =>
          fell(better?.categories[place]?.percent, percent),
        );
        return lost.length > 0 || (work.mode === 'weighted' && fell(better?.percent, work.percent));
      });
      expect(fallen).toEqual([]);
    }),
    { numRuns: GRADEBOOKS / 10 },
  );
});
