import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { readClassGradebook } from 'gradebook-arithmetic/class-gradebook';
import { compare, fraction, toNumber } from 'gradebook-arithmetic/fraction';
import { showPercent } from 'gradebook-arithmetic/scales';
import { createTotals } from 'gradebook-arithmetic/totals';
import { expect, test } from 'vitest';
import type { ClassReport, Gradebook, ReportKind } from '../../../generated/schemas/index.ts';
import { openTestApp } from '../../../testing.ts';
import { classGroups, classGroupStudents } from '../../classes/classes/tables.ts';
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

const dueDay = (dueAt: string | null | undefined) =>
  dueAt ? new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(new Date(dueAt)) : '';

/** By a second way: what is left of a gradebook without the scores of later weeks, in floats; all of it for null. */
function currentUntil(book: Gradebook, week: string | null, term: string | undefined): number[] {
  const end = week && new Date(Date.parse(week) + 6 * 86_400_000).toISOString().slice(0, 10);
  const points = book.cells.points.map((value, cell) => {
    const due = dueDay(book.assignments[book.cells.assignments[cell] ?? -1]?.due_at);
    return end && due > end ? null : value;
  });
  const { gradebook, students } = readClassGradebook({ ...book, cells: { ...book.cells, points } });
  const totalsOf = createTotals(gradebook);
  return [...students.values()]
    .flatMap((student) => {
      const { current } = totalsOf(student);
      const total = term === undefined ? current : current.terms.find((one) => one.term === term);
      return total?.percent ? [toNumber(total.percent)] : [];
    })
    .toSorted((one, other) => one - other);
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

function quantile(values: readonly number[], part: number): number | null {
  const place = (values.length - 1) * part;
  const [low, high] = [values[Math.floor(place)], values[Math.ceil(place)]];
  return low === undefined || high === undefined ? null : low + (high - low) * (place % 1);
}

/** A number with so many decimals is as close to the exact one as these allow. */
function expectShown(shown: unknown, exact: number | null, decimals: number) {
  if (exact === null || shown === null) expect(shown).toBe(exact);
  else expect(Math.abs(Number(shown) - exact)).toBeLessThanOrEqual(0.5 * 10 ** -decimals + 1e-9);
}

test('every figure is that of the gradebook', { timeout: 600_000 }, async () => {
  const teacher = await signIn();
  const students = await Promise.all(Array.from({ length: SIZE }, () => signIn({ role: 'student' })));
  const read = async (path: string) => {
    const answer = await app.inject({ url: `/api/${path}`, headers: teacher.headers });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  /** A group of the first student alone. */
  const groupOf = async (classId: string) => {
    const id = randomUUID();
    await db.insert(classGroups).values({ id, classId, name: 'Extra time' });
    await db.insert(classGroupStudents).values({ groupId: id, studentId: students[0]?.id ?? '' });
    return id;
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
      const report = async (kind: ReportKind, group = ''): Promise<ClassReport> =>
        read(`classes/${classId}/reports/${kind}?${query}${group && `&group_id=${group}`}`);

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
      const weeks = rowsOf(progress, 'The class by week').map(({ cells }) => cells);
      expect(weeks.at(-1)?.[4]).toBe(behind.length);
      for (const [index, [startsOn, ...figures]] of weeks.entries()) {
        const isLast = index === weeks.length - 1;
        const values = currentUntil(book, isLast ? null : String(startsOn), term);
        const found = [mean(values), quantile(values, 0.25), quantile(values, 0.75)];
        for (const [place, value] of found.entries()) expectShown(figures[place], value, decimals);
      }

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
      const inGroup = rowsOf(await report('missing', await groupOf(classId)), 'By student');
      expect(inGroup.map(({ student_id: id, cells }) => [id, cells[1]])).toEqual(
        rowsOf(missing, 'By student').flatMap(({ student_id: id, cells }) =>
          id === students[0]?.id ? [[id, cells[1]]] : [],
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
