import { eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../../accounts/users/tables.ts';
import type { AssignmentContent, Gradebook } from '../../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { takeBack } from '../../marking/marking/marks.ts';
import { returnMarks } from '../../marking/marking/return-marks.ts';
import { enterScore, entryOf } from '../../marking/scores/testing.ts';
import {
  addAssignment,
  classWith,
  giveMark,
  handInText,
  inHours,
} from '../../marking/student-work/testing.ts';
import { trashAssignment } from '../../work/assignments/trashed-assignments.ts';

const tools = await openTestApp();
const { app, db, signIn } = tools;

const call = async (method: 'GET' | 'POST', url: string, { headers }: SignedIn, payload?: object) =>
  app.inject({ method, url: `/api/${url}`, headers, ...(payload && { payload }) });

/** The cells by title and the place of the student. */
function cellsOf({ assignments, cells }: Gradebook) {
  const { students: places, ...lists } = cells;
  return Object.fromEntries(
    places.map((place, index) => [
      `${assignments[lists.assignments[index] ?? -1]?.title} ${place}`,
      {
        points: lists.points[index],
        deduction: lists.deductions[index],
        late: lists.late_seconds[index],
        status: lists.statuses[index],
        overridden: lists.overridden[index],
        returned: lists.returned[index],
      },
    ]),
  );
}

async function classOfThree() {
  const teacher = await signIn();
  const students = await Promise.all([1, 2, 3].map(() => signIn({ role: 'student' })));
  const classId = await classWith(db, teacher.id, students);
  const read = async (query = ''): Promise<Gradebook> =>
    (await call('GET', `classes/${classId}/gradebook${query}`, teacher)).json();
  const inOrder = (await read()).students.map(({ id }) => students.find((one) => one.id === id));
  const [first, second, third] = inOrder;
  if (!first || !second || !third) throw new Error('No students.');
  const add = (title: string, change: Partial<AssignmentContent> = {}) =>
    addAssignment(db, teacher.id, classId, { title, ...change });
  return { teacher, first, second, third, classId, read, add };
}

test('of students with one name, teachers read what tells them apart, and only of these', async () => {
  const { first, second, third, classId, read } = await classOfThree();
  for (const { id } of [first, second])
    await db.update(users).set({ firstName: 'Ada', lastName: 'Marlow' }).where(eq(users.id, id));
  await db.update(users).set({ firstName: 'Ben', lastName: 'Marlow' }).where(eq(users.id, third.id));
  const emails = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, [first.id, second.id]));
  const book = await read();
  expect(new Map(book.students.map(({ id, distinction }) => [id, distinction]))).toEqual(
    new Map([...emails.map(({ id, email }) => [id, email] as const), [third.id, undefined]]),
  );
  const own = await call('GET', `student/classes/${classId}/gradebook`, first);
  expect(own.statusCode).toBe(200);
  expect(own.body).not.toContain('distinction');
});

const paper = { kinds: ['paper'] as const, due_at: inHours(-30), cut_off_at: null };

describe('the gradebook of a class', () => {
  test('has the assignments by due date, and the cells that are not empty', async () => {
    const { teacher, first, second, classId, read, add } = await classOfThree();
    const late = { percent: 10, every: 'day', lowest_percent: 0 } as const;
    const essay = await add('Essay', { due_at: inHours(-30), late_policy: late });
    await add('Later', { due_at: inHours(48), cut_off_at: null });
    const onPaper = await add('Test', { ...paper, kinds: ['paper'], due_at: inHours(-60) });
    await trashAssignment(db, teacher.id, await add('In the trash', { due_at: inHours(-80) }));
    await giveMark(db, teacher.id, await handInText(db, first.id, essay), 9);
    await handInText(db, second.id, essay);
    await enterScore(tools, teacher, { classId, assignmentId: onPaper, studentId: second.id }, [null, 12]);

    const book = await read();
    expect(book.assignments.map(({ title }) => title)).toEqual(['Test', 'Essay', 'Later']);
    expect(cellsOf(book)).toMatchObject({
      'Essay 0': { points: 9, deduction: 2, status: 'late', overridden: false, returned: false },
      'Essay 1': { points: null, deduction: 0, status: 'waiting' },
      'Essay 2': { points: null, status: 'missing', late: 0 },
      'Test 1': { points: 12, status: 'none', returned: false },
    });
    expect(Object.keys(cellsOf(book))).toHaveLength(4);
    expect(cellsOf(book)['Essay 0']?.late).toBeGreaterThan(30 * 3600 - 60);
    const column = await read(`?assignment_id=${onPaper}`);
    expect([column.assignments.length, Object.keys(cellsOf(column))]).toEqual([1, ['Test 1']]);
  });

  test('has no column of another class', async () => {
    const { classId, teacher } = await classOfThree();
    const other = await classOfThree();
    const url = `classes/${classId}/gradebook?assignment_id=${await other.add('Elsewhere')}`;
    expect((await call('GET', url, teacher)).statusCode).toBe(404);
  });

  test('shows no mark beside a name while names are hidden', async () => {
    const { teacher, first, classId, read, add } = await classOfThree();
    const id = await add('Blind', { hide_names: true });
    await giveMark(db, teacher.id, await handInText(db, first.id, id), 9);
    const changes = async () => (await call('GET', `classes/${classId}/score-changes`, teacher)).json().items;
    expect(cellsOf(await read())['Blind 0']).toMatchObject({ points: null, status: 'waiting' });
    expect(await changes()).toEqual([]);
    const typed = { classId, assignmentId: id, studentId: first.id };
    const refused = await enterScore(tools, teacher, typed, [null, 3]);
    expect(refused.items[0]).toMatchObject({ outcome: 'refused', current: null, reason: 'names_hidden' });
    await returnMarks(db, teacher.id, id, { submission_ids: null, at: null });
    expect(cellsOf(await read())['Blind 0']).toMatchObject({ points: 9, status: 'none', returned: true });
    expect(await changes()).toMatchObject([
      { origin: 'return' },
      { origin: 'marking', after: { points: 9 } },
    ]);
  });
});

describe('a student', () => {
  const entry = async (student: SignedIn) =>
    (await call('GET', 'student/assignments', student)).json().items[0];

  test('sees work on paper, cannot hand it in, and sees the score once it is returned', async () => {
    const { teacher, first, classId, add } = await classOfThree();
    const id = await add('Oral exam', { ...paper, kinds: ['paper'] });
    expect(await entry(first)).toMatchObject({ status: 'on_paper', score: null });
    const draft = { revision: 0, text: 'Here it is', link: '' };
    const url = `/api/student/assignments/${id}/draft`;
    const rejected = await app.inject({ method: 'PUT', url, headers: first.headers, payload: draft });
    expect(rejected.json()).toMatchObject({ message: expect.stringContaining('on paper') });

    await enterScore(tools, teacher, { classId, assignmentId: id, studentId: first.id }, [null, 7.5]);
    const hidden = await call('GET', `student/assignments/${id}`, first);
    expect(hidden.json()).toMatchObject({ status: 'on_paper', can_hand_in: false, entered: null });
    expect([hidden.body, JSON.stringify(await entry(first))].join()).not.toContain('7.5');

    const all = { assignment_ids: [id], student_ids: null, at: null };
    const returned = await call('POST', `classes/${classId}/scores/return`, teacher, all);
    expect(returned.json()).toEqual({ returned: 1 });
    expect(await entry(first)).toMatchObject({ status: 'returned', score: 7.5 });
    expect((await call('GET', `student/assignments/${id}`, first)).json().entered).toMatchObject({
      score: 7.5,
    });
    expect((await call('POST', `classes/${classId}/scores/return`, teacher, all)).statusCode).toBe(409);

    const cell = { classId, assignmentId: id, studentId: first.id };
    await enterScore(tools, teacher, cell, [7.5, 8]);
    expect(await entry(first), 'a new score').toMatchObject({ status: 'returned', score: 7.5 });
    await enterScore(tools, teacher, cell, [8, 9]);
    expect(await entry(first), 'and another').toMatchObject({ status: 'returned', score: 7.5 });
    await call('POST', `classes/${classId}/scores/return`, teacher, { ...all, at: inHours(1) });
    expect(await entry(first), 'to be returned').toMatchObject({ status: 'returned', score: 7.5 });
    await call('POST', `classes/${classId}/scores/return`, teacher, all);
    expect(await entry(first)).toMatchObject({ status: 'returned', score: 9 });
    await enterScore(tools, teacher, cell, [9, null]);
    expect(await entry(first), 'deleted').toMatchObject({ status: 'on_paper', score: null });
  });

  test('gets statuses with the scores, which alone are counted', async () => {
    const { teacher, first, second, classId, add } = await classOfThree();
    const id = await add('Oral', { ...paper, kinds: ['paper'] });
    await enterScore(tools, teacher, { classId, assignmentId: id, studentId: first.id }, [null, 7.5]);
    const cell = { assignmentId: id, studentId: second.id };
    const excused = entryOf(cell, [null, null], { after: { points: null, status: 'excused' } });
    await call('POST', `classes/${classId}/scores`, teacher, { entries: [excused] });
    const all = { assignment_ids: [id], student_ids: null, at: null };
    const returned = await call('POST', `classes/${classId}/scores/return`, teacher, all);
    expect(returned.json()).toEqual({ returned: 1 });
    expect((await call('POST', `classes/${classId}/scores/return`, teacher, all)).statusCode).toBe(409);
  });

  test('sees no entered score of a mark that is taken back', async () => {
    const { teacher, first, classId, add } = await classOfThree();
    const id = await add('Essay');
    const submission = await handInText(db, first.id, id);
    await giveMark(db, teacher.id, submission, 6);
    const cell = { classId, assignmentId: id, studentId: first.id };
    const all = { assignment_ids: [id], student_ids: null, at: null };
    await call('POST', `classes/${classId}/scores/return`, teacher, all);
    await enterScore(tools, teacher, cell, [6, 9]);
    await call('POST', `classes/${classId}/scores/return`, teacher, all);
    await enterScore(tools, teacher, cell, [9, 8]);
    expect(await entry(first)).toMatchObject({ status: 'returned', score: 9 });
    await takeBack(db, teacher.id, submission);
    expect(await entry(first)).toMatchObject({ status: 'handed_in', score: null });
  });

  test('learns nothing of scores of an assignment that is not published', async () => {
    const { teacher, first, classId, add } = await classOfThree();
    const id = await add('Secret', { ...paper, kinds: ['paper'], publish_at: null });
    await enterScore(tools, teacher, { classId, assignmentId: id, studentId: first.id }, [null, 7.5]);
    const one = { assignment_ids: [id], student_ids: null, at: null };
    expect((await call('POST', `classes/${classId}/scores/return`, teacher, one)).statusCode).toBe(409);
    for (const path of ['notifications', 'account/export'])
      expect((await call('GET', path, first)).body).not.toMatch(/Secret|7\.5/);
  });

  test('sees an entered score instead of the mark beneath it, once it is returned', async () => {
    const { teacher, first, classId, add } = await classOfThree();
    const id = await add('Essay');
    await giveMark(db, teacher.id, await handInText(db, first.id, id), 6);
    await returnMarks(db, teacher.id, id, { submission_ids: null, at: null });
    await enterScore(tools, teacher, { classId, assignmentId: id, studentId: first.id }, [6, 9]);
    expect(await entry(first)).toMatchObject({ status: 'returned', score: 6, comment: 'Careful shading.' });
    const one = { assignment_ids: [id], student_ids: [first.id], at: null };
    await call('POST', `classes/${classId}/scores/return`, teacher, one);
    expect(await entry(first)).toMatchObject({ status: 'returned', score: 9, comment: 'Careful shading.' });
  });
});
