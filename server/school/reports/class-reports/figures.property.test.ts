import fc from 'fast-check';
import { readClassGradebook } from 'gradebook-arithmetic/class-gradebook';
import { compare, fraction } from 'gradebook-arithmetic/fraction';
import { showPercent } from 'gradebook-arithmetic/scales';
import { createTotals } from 'gradebook-arithmetic/totals';
import { expect, test } from 'vitest';
import type { ClassReport, Gradebook, ReportKind } from '../../../generated/schemas/index.ts';
import { openTestApp } from '../../../testing.ts';
import { changeRules, dayIn, termOf } from '../../gradebook/terms/testing.ts';
import { enterScore } from '../../marking/scores/testing.ts';
import { addAssignment, classWith, handInText, inHours } from '../../marking/student-work/testing.ts';

const tools = await openTestApp();
const { app, db, signIn } = tools;

const SIZE = 3;
const CATEGORIES = ['Tests', 'Homework'];
const TERMS = [
  termOf(1, { starts_on: dayIn(-57), ends_on: dayIn(-31) }),
  termOf(2, { starts_on: dayIn(-30), ends_on: dayIn(20) }),
];

const randomClass = fc.record({
  mode: fc.constantFrom('points' as const, 'weighted' as const),
  decimals: fc.constantFrom(0, 1, 2),
  drops: fc.tuple(fc.constantFrom(0, 1), fc.constantFrom(0, 1, 2)),
  term: fc.constantFrom(undefined, ...TERMS.map(({ id }) => id)),
  below: fc.constantFrom(40, 60, 75),
  columns: fc.array(
    fc.record({
      category: fc.constantFrom(...CATEGORIES),
      points: fc.constantFrom(5, 10, 24),
      days: fc.constantFrom(-50, -40, -25, -8, 5),
      isReturned: fc.boolean(),
      cells: fc.array(fc.constantFrom(null, 'waiting' as const, 0, 2, 3.5, 5), {
        minLength: SIZE,
        maxLength: SIZE,
      }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
});

const rowsOf = ({ parts }: ClassReport, title: string) =>
  parts.find((part) => part.title === title)?.rows ?? [];

test('every figure is that of the gradebook', { timeout: 600_000 }, async () => {
  const teacher = await signIn();
  const students = await Promise.all(Array.from({ length: SIZE }, () => signIn({ role: 'student' })));
  const read = async (path: string) => {
    const answer = await app.inject({ url: `/api/${path}`, headers: teacher.headers });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  await fc.assert(
    fc.asyncProperty(randomClass, async ({ mode, decimals, drops, term, below, columns }) => {
      const classId = await classWith(db, teacher.id, students);
      for (const [index, { category, points, days, isReturned, cells }] of columns.entries()) {
        const id = await addAssignment(db, teacher.id, classId, {
          title: `Work ${index}`,
          category,
          points,
          due_at: inHours(24 * days),
          cut_off_at: null,
        });
        for (const [place, given] of cells.entries()) {
          const student = students[place];
          if (!student || given === null) continue;
          if (given === 'waiting') await handInText(db, student.id, id);
          else
            await enterScore(tools, teacher, { classId, assignmentId: id, studentId: student.id }, [
              null,
              given,
            ]);
        }
        if (isReturned)
          await app.inject({
            method: 'POST',
            url: `/api/classes/${classId}/scores/return`,
            headers: teacher.headers,
            payload: { assignment_ids: [id], student_ids: null, at: null },
          });
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

      const book: Gradebook = await read(`classes/${classId}/gradebook`);
      const { gradebook, students: records } = readClassGradebook(book);
      const query = new URLSearchParams({ below: String(below), ...(term && { term_id: term }) });
      const report = async (kind: ReportKind): Promise<ClassReport> =>
        read(`classes/${classId}/reports/${kind}?${query}`);

      const totalsOf = createTotals(gradebook);
      const totals = new Map(
        [...records].map(([id, student]) => {
          const { current, missingAsZero } = totalsOf(student);
          const [now, zero] = [current, missingAsZero].map((year) =>
            term === undefined
              ? year.percent
              : (year.terms.find((one) => one.term === term)?.percent ?? null),
          );
          return [id, { now: now ?? null, zero: zero ?? null }] as const;
        }),
      );
      const shown = (value: Parameters<typeof showPercent>[0]) =>
        Number(showPercent(value, decimals, null).percent);
      const behind = [...totals].flatMap(([id, { now, zero }]) =>
        zero && compare(zero, fraction(below)) < 0 ? [[id, [shown(zero), now && shown(now)]] as const] : [],
      );
      const progress = await report('progress');
      expect(
        new Map(
          rowsOf(progress, 'Who is behind').map(({ student_id: id, cells }) => [id, cells.slice(1, 3)]),
        ),
      ).toEqual(new Map(behind));
      expect(rowsOf(progress, 'The class by week').at(-1)?.cells[4]).toBe(behind.length);

      const isIn = (place: number) => term === undefined || gradebook.columns[place]?.term === term;
      const countBy = (isCounted: (cell: number) => boolean, of: readonly number[]) => {
        const counts = new Map<number, number>();
        for (const [cell, place] of book.cells.assignments.entries())
          if (isIn(place) && isCounted(cell))
            counts.set(of[cell] ?? -1, (counts.get(of[cell] ?? -1) ?? 0) + 1);
        return counts;
      };
      const isMissing = (cell: number) =>
        book.cells.statuses[cell] === 'missing' && book.cells.points[cell] === null;
      const missing = await report('missing');
      expect(
        new Map(rowsOf(missing, 'By student').map(({ student_id: id, cells }) => [id, cells[1]])),
      ).toEqual(
        new Map(
          [...countBy(isMissing, book.cells.students)].map(([place, count]) => [
            book.students[place]?.id ?? '',
            count,
          ]),
        ),
      );
      const byAssignment = (counts: ReadonlyMap<number, number>) =>
        new Map([...counts].map(([place, count]) => [book.assignments[place]?.id ?? '', count]));
      expect(
        new Map(rowsOf(missing, 'By assignment').map(({ assignment_id: id, cells }) => [id, cells[1]])),
      ).toEqual(byAssignment(countBy(isMissing, book.cells.assignments)));

      const marking = rowsOf(await report('marking'), 'By assignment');
      const marked = (column: number) =>
        new Map(
          marking.flatMap(({ assignment_id: id, cells }) =>
            cells[column] === 0 ? [] : [[id, cells[column]]],
          ),
        );
      const isWaiting = (cell: number) => book.cells.statuses[cell] === 'waiting';
      const isHidden = (cell: number) => book.cells.points[cell] !== null && !book.cells.returned[cell];
      expect(marked(1)).toEqual(byAssignment(countBy(isWaiting, book.cells.assignments)));
      expect(marked(3)).toEqual(byAssignment(countBy(isHidden, book.cells.assignments)));
    }),
    { numRuns: 15, endOnFailure: true },
  );
});
