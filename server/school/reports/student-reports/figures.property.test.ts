import fc from 'fast-check';
import { readClassGradebook } from 'gradebook-arithmetic/class-gradebook';
import { showPercent } from 'gradebook-arithmetic/scales';
import { createTotals } from 'gradebook-arithmetic/totals';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../testing.ts';
import { changeRules, dayIn, termOf } from '../../gradebook/terms/testing.ts';
import { addAssignment, handInText, inHours } from '../../marking/student-work/testing.ts';
import { cellsOf, reportedClass } from './testing.ts';

const tools = await openTestApp();
const { db } = tools;

const CATEGORIES = ['Tests', 'Homework'];
const TERMS = [
  termOf(1, { starts_on: dayIn(-57), ends_on: dayIn(-31) }),
  termOf(2, { starts_on: dayIn(-30), ends_on: dayIn(20) }),
];

const randomStudent = fc.record({
  mode: fc.constantFrom('points' as const, 'weighted' as const),
  decimals: fc.constantFrom(0, 1, 2),
  drops: fc.tuple(fc.constantFrom(0, 1), fc.constantFrom(0, 1, 2)),
  term: fc.constantFrom(undefined, ...TERMS.map(({ id }) => id)),
  columns: fc.array(
    fc.record({
      category: fc.constantFrom(...CATEGORIES),
      points: fc.constantFrom(5, 10, 24),
      days: fc.constantFrom(-50, -40, -25, -8, 5),
      isReturned: fc.boolean(),
      given: fc.constantFrom(null, 'waiting' as const, 0, 2, 3.5, 5),
    }),
    { minLength: 1, maxLength: 6 },
  ),
});

test('totals, categories and lists are those of the gradebook without hidden scores', {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(randomStudent, async ({ mode, decimals, drops, term, columns }) => {
      const { teacher, student, classId, report, book, enter, giveBack } = await reportedClass(tools);
      for (const [index, { category, points, days, isReturned, given }] of columns.entries()) {
        const id = await addAssignment(db, teacher.id, classId, {
          title: `Work ${index}`,
          category,
          points,
          due_at: inHours(24 * days),
          cut_off_at: null,
        });
        if (given === 'waiting') await handInText(db, student.id, id);
        else if (given !== null) await enter(id, student, given);
        if (isReturned) await giveBack(id);
      }
      await changeRules(db, classId, {
        mode,
        decimals,
        terms: TERMS,
        categories: CATEGORIES.map((name, place) => ({
          name,
          weight: mode === 'weighted' ? 50 : null,
          drop_lowest: drops[place] ?? 0,
          drop_highest: 0,
          extra_credit: false,
          average: 'points' as const,
        })),
      });

      // The second way: the gradebook of the teacher, in which a hidden score leaves its work as it was before.
      const given = await book();
      const { cells, assignments } = given;
      const isHidden = (cell: number) => cells.points[cell] !== null && !cells.returned[cell];
      const isPast = (cell: number) =>
        Date.parse(assignments[cells.assignments[cell] ?? -1]?.due_at ?? '9999') < Date.now();
      const whole = {
        ...given,
        cells: {
          ...cells,
          points: cells.points.map((points, cell) => (isHidden(cell) ? null : points)),
          statuses: cells.statuses.map((status, cell) =>
            isHidden(cell) && isPast(cell) ? ('missing' as const) : status,
          ),
        },
      };
      const { gradebook, students } = readClassGradebook(whole);
      const totals = createTotals(gradebook, 'student')(students.get(student.id) ?? { cells: {} });
      const [current, zero] = [totals.current, totals.missingAsZero].map((year) =>
        term === undefined ? year : year.terms.find((one) => one.term === term),
      );
      const shown = (value: Parameters<typeof showPercent>[0] | null | undefined) =>
        value ? showPercent(value, gradebook.decimals ?? 2, null).percent : null;

      const found = await report(`language=en${term === undefined ? '' : `&term_id=${term}`}`);
      expect(found.totals.map(({ text }) => text)).toEqual(
        [current, zero].map((total) => {
          const percent = shown(total?.percent);
          return percent === null ? 'No total yet' : `${percent}%`;
        }),
      );
      const how = cellsOf(found, 'How the total is worked out');
      const numberOf = (value: string | null) => (value === null ? null : Number(value));
      for (const category of CATEGORIES) {
        const row = how.find(([label]) => label === category);
        const [one, other] = [current, zero].map((total) =>
          total?.work?.categories.find((each) => each.category.id === category),
        );
        expect(row?.slice(-2) ?? [null, null]).toEqual([
          numberOf(shown(one?.percent)),
          numberOf(shown(other?.percent)),
        ]);
      }

      const isIn = (place: number) => term === undefined || gradebook.columns[place]?.term === term;
      const titlesWith = (is: (cell: number) => boolean) =>
        new Set(
          whole.cells.assignments.flatMap((place, cell) =>
            isIn(place) && is(cell) ? [whole.assignments[place]?.title] : [],
          ),
        );
      const listed = (title: string) => new Set(cellsOf(found, title).map(([work]) => work));
      expect(listed('Returned marks')).toEqual(titlesWith((cell) => whole.cells.points[cell] !== null));
      expect(listed('Not handed in')).toEqual(
        titlesWith((cell) => whole.cells.statuses[cell] === 'missing' && whole.cells.points[cell] === null),
      );
    }),
    { numRuns: 15, endOnFailure: true },
  );
});
