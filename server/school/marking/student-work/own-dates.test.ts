import { describe, expect, test } from 'vitest';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import type { AssignmentContent, AssignmentException } from '../../../generated/schemas/index.ts';
import { enrol } from '../../classes/classes/seats.ts';
import { findNews } from '../../news/notifications/find-news.ts';
import { childWork } from '../../people/guardians/child-work.ts';
import { addAssignment, assignedWork, giveMark, handInText, inHours } from './testing.ts';

const tools = await openTestApp();
const { app, db, signIn } = tools;

const call = (method: 'GET' | 'POST' | 'PUT', path: string, user: SignedIn, payload?: object) =>
  app.inject({ method, url: `/api/${path}`, headers: user.headers, ...(payload && { payload }) });
const read = async (path: string, user: SignedIn) => (await call('GET', path, user)).json();

const same = { due_at: null, cut_off_at: null, attempts: null, extra_minutes: null, excused: false };
const exceptionFor = (student: SignedIn, differences: Partial<AssignmentException>): AssignmentException => ({
  ...same,
  student_id: student.id,
  ...differences,
});

async function change(teacher: SignedIn, id: string, changed: Partial<AssignmentContent>) {
  const { revision, content } = await read(`assignments/${id}`, teacher);
  return call('PUT', `assignments/${id}`, teacher, { revision, content: { ...content, ...changed } });
}

describe('lists follow the student’s own due dates', () => {
  test('for the student, the guardian and the teacher', async () => {
    const { teacher, student, classId } = await assignedWork(tools, { title: 'Tomorrow' });
    const add = (title: string, content: Partial<AssignmentContent>) =>
      addAssignment(db, teacher.id, classId, { title, cut_off_at: null, ...content });
    await add('In an hour, for this student in three days', {
      due_at: inHours(1),
      exceptions: [exceptionFor(student, { due_at: inHours(72) })],
    });
    await add('In four days, for this student today', {
      due_at: inHours(96),
      exceptions: [exceptionFor(student, { due_at: inHours(2) })],
    });
    await add('In two days', { due_at: inHours(48) });
    await add('Without a date', { due_at: null });
    const order = [
      'In four days, for this student today',
      'Tomorrow',
      'In two days',
      'In an hour, for this student in three days',
      'Without a date',
    ];
    const titles = (items: { title: string }[]) => items.map(({ title }) => title);
    expect(titles((await read('student/assignments', student)).items)).toEqual(order);
    const child = await childWork(db, { studentId: student.id, authorId: teacher.id }, new Date());
    expect(titles(child?.due ?? [])).toEqual(order);
    // The latest first; work without a date is where it was published.
    const { work } = await read(`students/${student.id}`, teacher);
    expect(titles(work)).toEqual([...order.slice(0, 4).toReversed(), 'Without a date']);
  });
});

describe('work that was due before a student joined', () => {
  test('is missing in no list, count, score, summary or notification', async () => {
    const past = { title: 'Past', due_at: inHours(-3), publish_at: inHours(-5), missing_percent: 100 };
    const { teacher, student, classId, id } = await assignedWork(tools, past);
    const late = await signIn({ role: 'student' });
    await db.transaction((tx) => enrol(tx, classId, late.id));
    const list = async (user: SignedIn) => (await read('student/assignments', user)).items;
    expect(await list(student)).toMatchObject([{ status: 'missing' }]);
    expect(await list(late)).toMatchObject([{ status: 'before_joining' }]);
    expect(await read(`student/assignments/${id}`, late)).toMatchObject({
      missing_score: null,
      can_hand_in: true,
    });
    const rows = (await read(`assignments/${id}/submissions`, teacher)).items;
    expect(rows.find((row: { student: { id: string } }) => row.student.id === late.id)).toMatchObject({
      status: 'before_joining',
      missing_score: null,
    });
    expect((await read(`students/${late.id}`, teacher)).work).toMatchObject([
      { status: 'before_joining', missing_score: null },
    ]);
    const childOf = (of: SignedIn) => childWork(db, { studentId: of.id, authorId: teacher.id }, new Date());
    expect((await childOf(student))?.due).toMatchObject([{ missing: true, missing_score: 0 }]);
    expect((await childOf(late))?.due).toEqual([]);
    const assigned = async () => (await read('assignments', teacher)).items[0].counts.assigned;
    expect(await assigned()).toBe(1);
    await findNews(db, new Date(inHours(-24)));
    const news = async (user: SignedIn) => (await read('notifications', user)).items.length;
    expect([await news(student), await news(late)]).toEqual([1, 0]);

    await handInText(db, late.id, id);
    expect(await list(late)).toMatchObject([{ status: 'late' }]);
    expect(await assigned()).toBe(2);
  });

  test('is expected again with an extension', async () => {
    const { teacher, classId, id } = await assignedWork(tools, { due_at: inHours(-3) });
    const late = await signIn({ role: 'student' });
    await db.transaction((tx) => enrol(tx, classId, late.id));
    await change(teacher, id, { exceptions: [exceptionFor(late, { due_at: inHours(20) })] });
    expect((await read('student/assignments', late)).items).toMatchObject([{ status: 'to_do' }]);
  });
});

test('an extension after the return leaves the deduction, and tells the teacher what it would be', async () => {
  const late_policy = { percent: 10, every: 'day', lowest_percent: 0 } as const;
  const { teacher, student, id } = await assignedWork(tools, { due_at: inHours(-30), late_policy });
  const submission = await handInText(db, student.id, id);
  await giveMark(db, teacher.id, submission);
  await call('POST', `assignments/${id}/return`, teacher, { submission_ids: null, at: null });
  const shown = async () => {
    const [row] = (await read(`assignments/${id}/submissions`, teacher)).items;
    const { mark } = await read(`submissions/${submission}`, teacher);
    expect(row.submission).toMatchObject({ deduction: mark.deduction, new_deduction: mark.new_deduction });
    return [mark.deduction, mark.new_deduction, mark.score];
  };
  expect(await shown()).toEqual([2, null, 6]);
  await change(teacher, id, { exceptions: [exceptionFor(student, { due_at: inHours(-10) })] });
  expect(await shown()).toEqual([2, 1, 6]);
  await change(teacher, id, { exceptions: [exceptionFor(student, { due_at: inHours(1) })] });
  expect(await shown()).toEqual([2, 0, 6]);
  await call('POST', `submissions/${submission}/take-back`, teacher);
  expect(await shown()).toEqual([0, null, 8]);
  await call('POST', `assignments/${id}/return`, teacher, { submission_ids: null, at: null });
  expect(await shown()).toEqual([0, null, 8]);
});
