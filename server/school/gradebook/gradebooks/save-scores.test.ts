import { randomUUID } from 'node:crypto';
import { NoopLogger } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import type { SavedScores, ScoreChange, ScoreEntry } from '../../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { scoreChanges, scores } from '../../marking/scores/tables.ts';
import { entryOf } from '../../marking/scores/testing.ts';
import { addAssignment, assignedWork, classWith } from '../../marking/student-work/testing.ts';
import { classTeachers } from '../../classes/classes/tables.ts';
import { saveScores } from './save-scores.ts';
import { listScoreChanges } from './score-changes.ts';

const tools = await openTestApp();
const { app, db, signIn } = tools;

async function save({ headers }: SignedIn, classId: string, entries: readonly ScoreEntry[]) {
  const url = `/api/classes/${classId}/scores`;
  const answer = await app.inject({ method: 'POST', url, headers, payload: { entries } });
  expect(answer.statusCode).toBe(200);
  return answer.json<SavedScores>();
}

/** Two teachers of a class with a student, whose cell this is. */
async function oneCell() {
  const { teacher, student, classId, id } = await assignedWork(tools, { kinds: ['paper'] });
  const coTeacher = await signIn();
  await db.insert(classTeachers).values({ classId, teacherId: coTeacher.id });
  const cell = { assignmentId: id, studentId: student.id };
  const read = async (query: string): Promise<ScoreChange[]> => {
    const url = `/api/classes/${classId}/score-changes${query}`;
    return (await app.inject({ url, headers: teacher.headers })).json().items;
  };
  return { teacher, coTeacher, classId, cell, read };
}

describe('an entry', () => {
  test('is stored once, also if it is sent again', async () => {
    const { teacher, classId, cell, read } = await oneCell();
    const entry = entryOf(cell, [null, 8]);
    const first = await save(teacher, classId, [entry, entry]);
    expect(first.items.map(({ outcome }) => outcome)).toEqual(['stored', 'stored']);
    await save(teacher, classId, [entryOf(cell, [8, 9])]);
    expect((await save(teacher, classId, [entry])).items).toMatchObject([
      { outcome: 'stored', current: { points: 9, status: null } },
    ]);
    expect((await read('')).map(({ after }) => after.points)).toEqual([9, 8]);
  });

  test('keeps its key in any case, and another value under the key is a conflict', async () => {
    const { teacher, classId, cell, read } = await oneCell();
    const entry = entryOf(cell, [null, 8]);
    const upper = { ...entry, key: entry.key.toUpperCase(), student_id: entry.student_id.toUpperCase() };
    const { items } = await save(teacher, classId, [entry, upper]);
    expect(items).toMatchObject([
      { key: entry.key, outcome: 'stored' },
      { key: upper.key, outcome: 'stored' },
    ]);
    const other = { ...entry, before: entry.after, after: { points: 5, status: null } };
    expect((await save(teacher, classId, [other])).items).toMatchObject([
      { outcome: 'conflict', current: { points: 8 } },
    ]);
    expect(await read('')).toHaveLength(1);
  });

  test('replaces one before it in the same call', async () => {
    const { teacher, classId, cell } = await oneCell();
    const answer = await save(teacher, classId, [entryOf(cell, [null, 8]), entryOf(cell, [8, 8.5])]);
    expect(answer.items.map(({ outcome }) => outcome)).toEqual(['stored', 'stored']);
    expect(await db.select().from(scores)).toMatchObject([{ points: 8.5, returnedAt: null }]);
  });

  test('that replaces another value than the stored one gets that value and its author', async () => {
    const { teacher, coTeacher, classId, cell } = await oneCell();
    await save(coTeacher, classId, [entryOf(cell, [null, 5])]);
    const [late] = (await save(teacher, classId, [entryOf(cell, [null, 8])])).items;
    expect(late).toMatchObject({ outcome: 'conflict', current: { points: 5 }, author: 'Tess Example' });
    expect(late?.at).toEqual(expect.any(String));
    expect(await db.select().from(scores)).toMatchObject([{ points: 5 }]);
    const [agreeing] = (await save(teacher, classId, [entryOf(cell, [null, 5])])).items;
    expect(agreeing?.outcome, 'both entered the same').toBe('stored');
  });

  test('can set a status beside the points, or instead of them', async () => {
    const { teacher, classId, cell } = await oneCell();
    const missing = { points: null, status: 'missing' } as const;
    await save(teacher, classId, [entryOf(cell, [null, null], { after: missing })]);
    const [wrong] = (await save(teacher, classId, [entryOf(cell, [null, 4])])).items;
    expect(wrong).toMatchObject({ outcome: 'conflict', current: missing });
    await save(teacher, classId, [entryOf(cell, [null, 4], { before: missing })]);
    expect(await db.select().from(scores)).toMatchObject([{ points: 4, status: null }]);
  });

  test('has at most two decimals, and an undo restores four, also where they are compared', async () => {
    const { teacher, classId, cell, read } = await oneCell();
    const { items } = await save(teacher, classId, [
      entryOf(cell, [null, 0.1 + 0.2]),
      entryOf(cell, [0.1 + 0.2, 1.123456789], { origin: 'undo' }),
      entryOf(cell, [1.1235, 1.1235], { after: { points: 1.1235, status: 'late' } }),
    ]);
    expect(items.map(({ outcome, current }) => [outcome, current?.points])).toEqual([
      ['stored', 0.3],
      ['stored', 1.1235],
      ['stored', 1.1235],
    ]);
    const answer = await app.inject({
      method: 'POST',
      url: `/api/classes/${classId}/scores`,
      headers: teacher.headers,
      payload: { entries: [entryOf(cell, [1.1235, 2]), entryOf(cell, [2, 7.125])] },
    });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { 'entries.1.after.points': ['Enter at most two digits after the decimal sign.'] },
    ]);
    expect(await read(''), 'nothing of it is stored').toHaveLength(3);
  });

  test('with what the student sees is returned again', async () => {
    const { teacher, classId, cell } = await oneCell();
    const returnedAt = new Date('2026-09-01T10:00:00Z');
    await db.insert(scores).values({ ...cell, points: 24, isEntered: true, returnedAt });
    await save(teacher, classId, [entryOf(cell, [24, 3])]);
    expect(await db.select().from(scores)).toMatchObject([{ points: 3, returnedAt: null }]);
    await save(teacher, classId, [entryOf(cell, [3, 24])]);
    const seen = { points: 24, returnedAt, shown: null };
    expect(await db.select().from(scores)).toMatchObject([seen]);
    await save(teacher, classId, [entryOf(cell, [24, 5]), entryOf(cell, [5, 24])]);
    expect(await db.select().from(scores), 'in one call').toMatchObject([seen]);
  });

  test('for another class or a student outside is refused, and the others are stored', async () => {
    const { teacher, classId, cell } = await oneCell();
    const other = await oneCell();
    const answer = await save(teacher, classId, [
      entryOf(other.cell, [null, 1]),
      entryOf({ ...cell, studentId: other.cell.studentId }, [null, 2]),
      entryOf(cell, [null, 3]),
    ]);
    expect(answer.items.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['refused', 'no_assignment'],
      ['refused', 'no_student'],
      ['stored', null],
    ]);
    expect((await db.select().from(scores)).map(({ points }) => points)).toEqual([3]);
  });
});

test('a student who left takes no entry, and what was stored before is not refused when it is sent again', async () => {
  const { teacher, classId, cell } = await oneCell();
  const stored = entryOf(cell, [null, 8]);
  await save(teacher, classId, [stored]);
  const url = `/api/classes/${classId}/students/${cell.studentId}`;
  await app.inject({ method: 'DELETE', url, headers: teacher.headers });
  expect((await save(teacher, classId, [stored, entryOf(cell, [8, 9])])).items).toMatchObject([
    { outcome: 'stored', current: { points: 8 }, reason: null },
    { outcome: 'refused', current: null, reason: 'no_student' },
  ]);
  expect(await db.select().from(scores)).toMatchObject([{ points: 8 }]);
});

describe('two teachers', () => {
  test('at once: the first entry of a cell is stored, and the other one asks', async () => {
    const { teacher, coTeacher, classId, cell } = await oneCell();
    const answers = await Promise.all(
      [teacher, coTeacher].map((one, place) => save(one, classId, [entryOf(cell, [null, place + 6])])),
    );
    const outcomes = answers.flatMap(({ items }) => items.map(({ outcome }) => outcome));
    expect(outcomes.toSorted()).toEqual(['conflict', 'stored']);
    expect(await db.$count(scoreChanges)).toBe(1);
  });

  test('each read the changes of the other since their own', async () => {
    const { teacher, coTeacher, classId, cell, read } = await oneCell();
    const own = entryOf(cell, [null, 8]);
    await save(teacher, classId, [own]);
    const { headers } = teacher;
    const url = `/api/classes/${classId}/gradebook`;
    const { last_change: since } = (await app.inject({ url, headers })).json();
    expect(await read('')).toMatchObject([{ id: since, key: own.key }]);
    expect(await read(`?since=${since}`)).toEqual([]);
    const batch = randomUUID();
    await save(coTeacher, classId, [entryOf(cell, [8, 9], { origin: 'paste', batch })]);
    await save(coTeacher, classId, [entryOf(cell, [9, 10])]);
    expect(await read(`?since=${since}`)).toMatchObject([
      { author: 'Tess Example', origin: 'paste', batch, before: { points: 8 }, after: { points: 9 } },
      { after: { points: 10 }, returned_at: null },
    ]);
    const { assignmentId, studentId } = cell;
    expect(await read(`?assignment_id=${assignmentId}&student_id=${studentId}`)).toHaveLength(3);
    expect(await read(`?student_id=${teacher.id}`)).toEqual([]);
  });
});

test('a thousand entries and changes take as many statements as one', async () => {
  const teacher = await signIn();
  const students = await Promise.all(Array.from({ length: 20 }, () => signIn({ role: 'student' })));
  const classId = await classWith(db, teacher.id, students);
  const ids = await Promise.all(
    Array.from({ length: 50 }, () => addAssignment(db, teacher.id, classId, { kinds: ['paper'] })),
  );
  const [first, ...others] = ids.flatMap((assignmentId) =>
    students.map(({ id }) => entryOf({ assignmentId, studentId: id }, [null, 7])),
  );
  if (first === undefined) throw new Error('No cell.');
  const enter = async (entries: readonly ScoreEntry[]) => {
    const { items } = await saveScores(db, teacher.id, classId, entries);
    expect(new Set(items.map(({ outcome }) => outcome))).toEqual(new Set(['stored']));
  };
  const read = async (limit: number) => {
    const { items } = await listScoreChanges(db, teacher.id, classId, { limit, since: 0 });
    expect(items).toHaveLength(limit);
  };
  const one = await countStatements(() => enter([first]));
  expect(await countStatements(() => enter(others))).toBe(one);
  expect(await countStatements(() => read(100))).toBe(await countStatements(() => read(1)));
  expect([await db.$count(scores), await db.$count(scoreChanges)]).toEqual([1000, 1000]);
});

async function countStatements(run: () => Promise<void>): Promise<number> {
  const log = vi.spyOn(NoopLogger.prototype, 'logQuery');
  await run();
  const { length } = log.mock.calls;
  log.mockRestore();
  expect(length).toBeGreaterThan(0);
  return length;
}
