import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../testing.ts';
import { returnMarks } from '../../marking/marking/return-marks.ts';
import { scores } from '../../marking/scores/tables.ts';
import { enterScore } from '../../marking/scores/testing.ts';
import { addAssignment, giveMark, handInText } from '../../marking/student-work/testing.ts';
import type { ClassGradebook, GradebookCell } from '../files/class-gradebook.ts';
import { scored } from '../files/testing.ts';
import { closeTerm, reopenTerm } from '../terms/close-term.ts';
import { changeRules, termOf } from '../terms/testing.ts';
import { both, importOf, list, smallClass, storedPoints, storedScores } from './testing.ts';

const tools = await openTestApp();
const { db } = tools;

const classOf = (cells?: Record<string, GradebookCell>, rest?: Partial<ClassGradebook>) =>
  smallClass(tools, cells, rest);

describe('undoing an import', () => {
  test('restores marks and returned scores whole, and trashes what the import made', async () => {
    const { plan, run, undo, teacher, classId, idOf, get, post } = await classOf({ 'ann/quiz': scored(15) });
    await post('scores/return', { assignment_ids: [idOf('quiz')], student_ids: null, at: null });
    const leaves = await addAssignment(db, teacher.id, classId, { title: 'Leaves' });
    await giveMark(db, teacher.id, await handInText(db, idOf('ann'), leaves), 6);
    await returnMarks(db, teacher.id, leaves, { submission_ids: null, at: null });
    const before = await storedScores(tools);
    const columns = (await get('gradebook')).json().assignments;
    const file = list('Leaves,Quiz: cells,Oral', 'ann@school.test,9,1,2', 'bo@school.test,3,,1');
    const { id } = await run(importOf(await plan(file, { unknown_assignment: 'new', 'points:3': '5' })));
    expect(await storedScores(tools)).not.toEqual(before);
    expect(await undo(id)).toEqual({ restored: 5, trashed_assignments: 1, kept: [] });
    expect(await storedScores(tools)).toEqual(before);
    expect((await get('gradebook')).json().assignments).toEqual(columns);
    expect((await post(`gradebook-imports/${id}/undo`)).statusCode).toBe(409);
  });

  test('keeps what was changed since, and names it', async () => {
    const { plan, run, undo, enter, idOf } = await classOf({ 'ann/essay': scored(2) });
    const file = list('Essay,Oral', 'ann@school.test,8,5', 'bo@school.test,7,6');
    const { id } = await run(importOf(await plan(file, { unknown_assignment: 'new', 'points:2': '10' })));
    await enter('ann', 'essay', [8, 9]);
    expect(await undo(id)).toMatchObject({
      restored: 3,
      trashed_assignments: 1,
      kept: [{ student_id: idOf('ann'), current: { points: 9 }, author: 'Tess Example' }],
    });
    expect(await storedPoints(tools)).toEqual([9]);
  });

  test('keeps an assignment in which something else was entered', async () => {
    const { plan, run, undo, teacher, classId, idOf } = await classOf();
    const file = list('Oral', 'ann@school.test,5');
    const { id, assignment_ids: made } = await run(
      importOf(await plan(file, { unknown_assignment: 'new', 'points:1': '10' })),
    );
    const cell = { classId, assignmentId: made[0] ?? '', studentId: idOf('bo') };
    await enterScore(tools, teacher, cell, [null, 4]);
    expect(await undo(id)).toMatchObject({ restored: 1, trashed_assignments: 0 });
    expect(await storedPoints(tools)).toEqual([4]);
  });

  test('is refused as a whole once a term of what it changed is closed', async () => {
    const { plan, run, post, classId, teacher, idOf } = await classOf();
    const { id } = await run(importOf(await plan(both(8, 7))));
    const term = termOf(1, { name: 'Autumn' });
    const columns = [
      {
        assignment_id: idOf('essay'),
        counts: true,
        extra_credit: false,
        never_drop: false,
        term_id: term.id,
        display: 'usual' as const,
      },
    ];
    await changeRules(db, classId, { terms: [term], columns });
    await closeTerm(db, teacher.id, classId, term.id);
    const before = await storedScores(tools);
    const refused = await post(`gradebook-imports/${id}/undo`);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringContaining('“Autumn” is closed'),
    ]);
    expect(await storedScores(tools)).toEqual(before);
    await reopenTerm(db, teacher.id, classId, term.id);
    expect((await post(`gradebook-imports/${id}/undo`)).statusCode).toBe(200);
  });

  test('is not for another class', async () => {
    const { plan, run } = await classOf();
    const { id } = await run(importOf(await plan(both(8, 7))));
    const other = await classOf();
    expect((await other.post(`gradebook-imports/${id}/undo`)).statusCode).toBe(404);
  });
});

const points = fc.option(fc.integer({ min: 0, max: 1000 }).map((value) => value / 100));
const statuses = fc.constantFrom(null, 'late', 'missing', 'excused', 'none' as const);
const contents = fc.array(fc.tuple(points, statuses), { minLength: 4, maxLength: 4 });

test('a file that nobody edited changes nothing, and an edited one is undone exactly', async () => {
  const { csv, plan, run, undo, idOf } = await classOf();
  const cells = ['ann', 'bo'].flatMap((who) => ['essay', 'quiz'].map((what) => [who, what] as const));
  const store = async (values: readonly (readonly [number | null, string | null])[]) => {
    await db.delete(scores);
    const rows = values.flatMap(([value, status], place) => {
      const [who = '', what = ''] = cells[place] ?? [];
      if (value === null && status === null) return [];
      const cell = { studentId: idOf(who), assignmentId: idOf(what) };
      return [{ ...cell, points: value, status: status as GradebookCell['status'], isEntered: true }];
    });
    if (rows.length > 0) await db.insert(scores).values(rows);
  };
  await fc.assert(
    fc.asyncProperty(contents, contents, fc.constantFrom('en-GB', 'de-DE'), async (now, wanted, language) => {
      await store(wanted);
      const edited = await csv('', language);
      await store(now);
      const unchanged = await plan(await csv('', language));
      expect([unchanged.changes, unchanged.questions, unchanged.refused_count]).toEqual([[], [], 0]);
      const before = await storedScores(tools);
      const take = Object.fromEntries(
        ['blank', 'excused', 'missing', 'old_file'].map((kind) => [kind, 'take']),
      );
      const result = await run(importOf(await plan(edited, take)));
      expect(result.conflicts).toEqual([]);
      await undo(result.id);
      expect(await storedScores(tools)).toEqual(before);
    }),
    { numRuns: Number(process.env['GRADEBOOK_IMPORTS'] ?? 6) },
  );
}, 120_000);
