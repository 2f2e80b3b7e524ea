import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../testing.ts';
import { addAssignment, assignedWork, giveMark, handInText, inHours } from '../student-work/testing.ts';
import { enterScore } from '../scores/testing.ts';
import { scoreChanges, scores } from '../scores/tables.ts';
import { saveMark, takeBack } from './marks.ts';
import { returnMarks } from './return-marks.ts';

const tools = await openTestApp();
const { app, db } = tools;

const all = { submission_ids: null, at: null };
const blank = { state: 'marked' as const, scores: [], comment: '', notes: [] };
const scoreOf = async (studentId: string) =>
  (await db.select().from(scores).where(eq(scores.studentId, studentId)))[0];
const origins = async () =>
  (await db.select().from(scoreChanges).orderBy(scoreChanges.id)).map((row) => [row.origin, row.afterPoints]);

describe('a mark is the score of its student', () => {
  test('from when it is finished until it is marked again', async () => {
    const { teacher, student, id } = await assignedWork(tools);
    const submission = await handInText(db, student.id, id);
    const begun = { ...blank, state: 'in_marking' as const };
    await saveMark(db, teacher.id, submission, { ...begun, revision: 0, points: 3 });
    expect(await scoreOf(student.id)).toBeUndefined();
    await saveMark(db, teacher.id, submission, { ...blank, revision: 1, points: 7 });
    expect(await scoreOf(student.id)).toMatchObject({ points: 7, isEntered: false, returnedAt: null });
    await saveMark(db, teacher.id, submission, { ...begun, revision: 2, points: 3 });
    expect(await scoreOf(student.id)).toMatchObject({ points: null });
    expect(await origins()).toEqual([
      ['marking', 7],
      ['marking', null],
    ]);
  });

  test('is returned and hidden with it, with what being late cost', async () => {
    const late = {
      due_at: inHours(-30),
      late_policy: { percent: 10, every: 'day', lowest_percent: 50 },
    } as const;
    const { teacher, student, id } = await assignedWork(tools, late);
    const submission = await handInText(db, student.id, id);
    await giveMark(db, teacher.id, submission, 9);
    expect(await scoreOf(student.id)).toMatchObject({ points: 9, deduction: null });
    await returnMarks(db, teacher.id, id, all);
    expect(await scoreOf(student.id)).toMatchObject({ deduction: 2, returnedAt: expect.any(Date) });
    await takeBack(db, teacher.id, submission);
    expect(await scoreOf(student.id)).toMatchObject({ deduction: null, returnedAt: null });
  });

  test.each([
    ['latest', 6],
    ['highest', 8],
    ['average', 7],
  ] as const)('of several attempts, %s', async (attempts_count, points) => {
    const { teacher, student, id } = await assignedWork(tools, { attempts_count });
    await giveMark(db, teacher.id, await handInText(db, student.id, id), 8);
    const second = await handInText(db, student.id, id, 'Tuesday: 42 mm.', 1);
    expect(await scoreOf(student.id), 'an attempt without a mark').toMatchObject({ points: 8 });
    await giveMark(db, teacher.id, second, 6);
    expect(await scoreOf(student.id)).toMatchObject({ points });
  });

  test('follows another rule for several attempts', async () => {
    const { teacher, student, id } = await assignedWork(tools);
    await giveMark(db, teacher.id, await handInText(db, student.id, id), 8);
    await giveMark(db, teacher.id, await handInText(db, student.id, id, 'Tuesday: 42 mm.', 1), 6);
    const { headers } = teacher;
    const { revision, content } = (await app.inject({ url: `/api/assignments/${id}`, headers })).json();
    const payload = { revision, content: { ...content, attempts_count: 'highest' } };
    await app.inject({ method: 'PUT', url: `/api/assignments/${id}`, headers, payload });
    expect(await scoreOf(student.id)).toMatchObject({ points: 8 });
    expect((await origins()).at(-1)).toEqual(['policy', 8]);
    // A window that doesn't know the rule leaves it.
    const { attempts_count: _, ...older } = content;
    const again = { revision: revision + 1, content: older };
    await app.inject({ method: 'PUT', url: `/api/assignments/${id}`, headers, payload: again });
    expect(await scoreOf(student.id)).toMatchObject({ points: 8 });
  });
});

describe('a score that a teacher entered', () => {
  test('stands until the next mark is saved', async () => {
    const { teacher, student, classId, id } = await assignedWork(tools);
    const submission = await handInText(db, student.id, id);
    await giveMark(db, teacher.id, submission, 6);
    await enterScore(tools, teacher, { classId, assignmentId: id, studentId: student.id }, [6, 9]);
    expect(await scoreOf(student.id)).toMatchObject({ points: 9, isEntered: true });
    await saveMark(db, teacher.id, submission, { ...blank, state: 'in_marking', revision: 1, points: 2 });
    expect(await scoreOf(student.id), 'while a mark is being given').toMatchObject({ points: 9 });
    await saveMark(db, teacher.id, submission, { ...blank, revision: 2, points: 7 });
    expect(await scoreOf(student.id)).toMatchObject({ points: 7, isEntered: false });
    expect(await origins()).toEqual([
      ['marking', 6],
      ['grid', 9],
      ['marking', 7],
    ]);
  });

  test('is returned and hidden with the mark beneath it', async () => {
    const { teacher, student, classId, id } = await assignedWork(tools);
    const submission = await handInText(db, student.id, id);
    await giveMark(db, teacher.id, submission, 6);
    await enterScore(tools, teacher, { classId, assignmentId: id, studentId: student.id }, [6, 9]);
    expect(await scoreOf(student.id)).toMatchObject({ points: 9, returnedAt: null });
    await returnMarks(db, teacher.id, id, all);
    expect(await scoreOf(student.id)).toMatchObject({ points: 9, returnedAt: expect.any(Date) });
    await takeBack(db, teacher.id, submission);
    expect(await scoreOf(student.id)).toMatchObject({ points: 9, returnedAt: null });
  });
});

test('the history of scores refuses changes', async () => {
  const { teacher, student, id } = await assignedWork(tools);
  await giveMark(db, teacher.id, await handInText(db, student.id, id));
  await expect(db.update(scoreChanges).set({ afterPoints: 10 })).rejects.toMatchObject({
    cause: { message: 'The history of scores is append-only.' },
  });
});

test('the migration makes scores of the marks of before', async () => {
  const { teacher, student, classId, id } = await assignedWork(tools);
  await giveMark(db, teacher.id, await handInText(db, student.id, id), 4);
  await giveMark(db, teacher.id, await handInText(db, student.id, id, 'Tuesday: 42 mm.', 1), 8);
  await returnMarks(db, teacher.id, id, all);
  const other = await addAssignment(db, teacher.id, classId);
  const begun = await handInText(db, student.id, other);
  await saveMark(db, teacher.id, begun, { ...blank, state: 'in_marking', revision: 0, points: 3 });
  const before = await db.select().from(scores);
  await db.delete(scoreChanges);
  await db.delete(scores);

  const folder = new URL('../../../platform/database/migrations/', import.meta.url);
  const statements = readFileSync(new URL('0062_scores.sql', folder), 'utf8')
    .split('--> statement-breakpoint')
    .filter((statement) => statement.includes('INSERT INTO'));
  for (const statement of statements) await db.execute(sql.raw(statement));
  const changing = { revision: expect.any(Number), updatedAt: expect.any(Date) };
  expect(await db.select().from(scores)).toEqual(before.map((row) => ({ ...row, ...changing })));
  expect(await origins()).toEqual([['marking', 8]]);
});
