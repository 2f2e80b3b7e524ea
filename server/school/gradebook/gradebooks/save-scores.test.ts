import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { SavedScores, ScoreChange, ScoreEntry } from '../../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { scoreChanges, scores } from '../../marking/scores/tables.ts';
import { entryOf } from '../../marking/scores/testing.ts';
import { addAssignment, assignedWork, classWith } from '../../marking/student-work/testing.ts';
import { classTeachers } from '../../classes/classes/tables.ts';

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

test('a thousand entries are stored at once', async () => {
  const teacher = await signIn();
  const students = await Promise.all(Array.from({ length: 20 }, () => signIn({ role: 'student' })));
  const classId = await classWith(db, teacher.id, students);
  const ids = await Promise.all(
    Array.from({ length: 50 }, () => addAssignment(db, teacher.id, classId, { kinds: ['paper'] })),
  );
  const entries = ids.flatMap((assignmentId) =>
    students.map(({ id }) => entryOf({ assignmentId, studentId: id }, [null, 7])),
  );
  const answer = await save(teacher, classId, entries);
  expect(new Set(answer.items.map(({ outcome }) => outcome))).toEqual(new Set(['stored']));
  expect([await db.$count(scores), await db.$count(scoreChanges)]).toEqual([1000, 1000]);
});
