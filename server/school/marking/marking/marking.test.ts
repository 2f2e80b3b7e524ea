import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import {
  addAssignment,
  assignedWork,
  classWith,
  giveMark,
  handInText,
  inHours,
} from '../student-work/testing.ts';
import { joinSchool } from '../../../documents/own-templates/testing.ts';
import { enrol } from '../../classes/classes/seats.ts';
import { classTeachers } from '../../classes/classes/tables.ts';
import { submissions } from '../../work/submissions/tables.ts';

const tools = await openTestApp();
const { app, db, signIn } = tools;

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, user: SignedIn, payload?: object) =>
  app.inject({ method, url: `/api/${url}`, headers: user.headers, ...(payload && { payload }) });
const blank = { revision: 0, state: 'marked', scores: [], points: 8, comment: '', notes: [] };
const saveMark = (user: SignedIn, id: string, change: object) =>
  call('PUT', `submissions/${id}/mark`, user, { ...blank, ...change });

describe('a mark', () => {
  test('of two teachers at once is not overwritten silently', async () => {
    const { teacher, student, classId, id } = await assignedWork(tools);
    const coTeacher = await signIn();
    await db.insert(classTeachers).values({ classId, teacherId: coTeacher.id });
    const submission = await handInText(db, student.id, id);
    const answers = await Promise.all([
      saveMark(teacher, submission, { points: 7, comment: 'From the first.' }),
      saveMark(coTeacher, submission, { points: 8, comment: 'From the second.' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [first, second] = answers;
    const [saved, rejected] = first?.statusCode === 200 ? [first, second] : [second, first];
    expect(rejected?.json().message).toContain('Another teacher has changed this mark');
    const loser = saved === first ? coTeacher : teacher;
    const seen = (await call('GET', `submissions/${submission}`, loser)).json().mark;
    expect(seen, 'the other teacher’s mark is whole').toEqual(saved?.json());
    expect((await saveMark(loser, submission, { revision: 1, points: 9 })).json()).toMatchObject({
      revision: 2,
      points: 9,
      score: 9,
      marker: 'Tess Example',
    });
    expect((await saveMark(teacher, submission, { revision: 1 })).statusCode).toBe(409);
  });

  test('is the sum of the rubric, and complete only with every criterion', async () => {
    const level = (points: number) => ({ label: `${points}`, points, description: '' });
    const criterion = (id: string) => ({ id, name: id, levels: [level(4), level(0)] });
    const rubric = { criteria: [criterion('observation'), criterion('units')] };
    const { teacher, student, id } = await assignedWork(tools, { rubric, points: 99 });
    const submission = await handInText(db, student.id, id);
    const first = { criterion_id: 'observation', points: 3 };
    expect((await saveMark(teacher, submission, { scores: [first] })).json().errors).toEqual({
      points: ['Give a score first.'],
    });
    const begun = await saveMark(teacher, submission, { state: 'in_marking', scores: [first] });
    expect(begun.json()).toMatchObject({ state: 'in_marking', points: 3 });
    const unknown = { scores: [first, { criterion_id: 'charm', points: 4 }] };
    expect((await saveMark(teacher, submission, { ...unknown, revision: 1 })).statusCode).toBe(422);
    const scores = [first, { criterion_id: 'units', points: 4 }];
    expect((await saveMark(teacher, submission, { scores, revision: 1 })).json()).toMatchObject({
      points: 7,
    });
    expect((await call('GET', `assignments/${id}`, teacher)).json().content.points).toBe(8);
  });

  test('has comments only on words of the text', async () => {
    const { teacher, student, id } = await assignedWork(tools);
    const submission = await handInText(db, student.id, id, 'Monday: 41 mm');
    const note = { id: 'n1', start: 8, end: 13, quote: '41 mm', comment: 'Good unit.' };
    expect((await saveMark(teacher, submission, { notes: [note] })).json().notes).toEqual([note]);
    const other = { ...note, quote: '42 mm' };
    expect((await saveMark(teacher, submission, { revision: 1, notes: [other] })).statusCode).toBe(422);
  });

  test('of late work loses what the policy says, and keeps it when the policy changes', async () => {
    const late = {
      due_at: inHours(-30),
      late_policy: { percent: 10, every: 'day', lowest_percent: 50 },
    } as const;
    const { teacher, student, id } = await assignedWork(tools, late);
    const submission = await handInText(db, student.id, id);
    expect((await saveMark(teacher, submission, { points: 9 })).json()).toMatchObject({
      points: 9,
      deduction: 2,
      score: 7,
    });
    await call('POST', `assignments/${id}/return`, teacher, { submission_ids: null, at: null });
    const { revision, content } = (await call('GET', `assignments/${id}`, teacher)).json();
    await call('PUT', `assignments/${id}`, teacher, { revision, content: { ...content, late_policy: null } });
    expect((await call('GET', `submissions/${submission}`, teacher)).json().mark).toMatchObject({ score: 7 });
  });

  test('that is returned changes only after it is taken back', async () => {
    const { teacher, student, id } = await assignedWork(tools);
    const submission = await handInText(db, student.id, id);
    await giveMark(db, teacher.id, submission);
    await call('POST', `assignments/${id}/return`, teacher, { submission_ids: null, at: null });
    const rejected = await saveMark(teacher, submission, { revision: 2, points: 1 });
    expect(rejected.json().message).toBe('This mark is returned. Take it back to change it.');
    const { revision } = (await call('POST', `submissions/${submission}/take-back`, teacher)).json();
    expect((await saveMark(teacher, submission, { revision, points: 1 })).json()).toMatchObject({
      points: 1,
    });
  });
});

describe('returning', () => {
  test('leaves work without a finished mark', async () => {
    const { teacher, student, id, classId } = await assignedWork(tools);
    const other = await signIn({ role: 'student' });
    await db.transaction((tx) => enrol(tx, classId, other.id));
    const [marked, begun] = [await handInText(db, student.id, id), await handInText(db, other.id, id)];
    await saveMark(teacher, begun, { state: 'in_marking', points: 3 });
    const giveBack = () =>
      call('POST', `assignments/${id}/return`, teacher, { submission_ids: null, at: null });
    expect((await giveBack()).statusCode).toBe(409);
    await giveMark(db, teacher.id, marked);
    expect((await giveBack()).json()).toEqual({ returned: 1 });
    const { items } = (await call('GET', `assignments/${id}/submissions`, teacher)).json();
    const states = items.map((item: { submission: { mark_state: string } }) => item.submission.mark_state);
    expect(states.toSorted()).toEqual(['in_marking', 'returned']);
  });
});

describe('the lists of a teacher', () => {
  test('count the work, with the earliest due date first in the queue', async () => {
    const teacher = await signIn();
    const students = [await signIn({ role: 'student' }), await signIn({ role: 'student' })] as const;
    const classId = await classWith(db, teacher.id, students);
    const later = await addAssignment(db, teacher.id, classId, { title: 'Later', due_at: inHours(40) });
    const sooner = await addAssignment(db, teacher.id, classId, { title: 'Sooner', due_at: inHours(2) });
    await addAssignment(db, teacher.id, classId, { title: 'Nothing yet', student_ids: [students[0].id] });
    for (const id of [later, sooner]) await handInText(db, students[0].id, id);
    const second = await handInText(db, students[1].id, sooner);
    await giveMark(db, teacher.id, second);

    const queue = (await call('GET', 'marking-queue', teacher)).json().items;
    expect(queue).toMatchObject([
      { title: 'Sooner', to_mark: 1, handed_in: 2 },
      { title: 'Later', to_mark: 1, handed_in: 1 },
    ]);
    const page = (await call('GET', 'assignments?limit=2', teacher)).json();
    expect(page.items).toMatchObject([
      { title: 'Nothing yet', counts: { assigned: 1, handed_in: 0, missing: 0, to_mark: 0, to_return: 0 } },
      { title: 'Sooner', counts: { assigned: 2, handed_in: 2, missing: 0, to_mark: 1, to_return: 1 } },
    ]);
    const rest = (await call('GET', `assignments?cursor=${page.next_cursor}`, teacher)).json();
    expect(rest).toMatchObject({ items: [{ title: 'Later' }], next_cursor: null });
    const other = await classWith(db, teacher.id, students);
    await addAssignment(db, teacher.id, other, { title: 'Elsewhere' });
    const ofOther = `assignments?class_id=${other}`;
    expect((await call('GET', ofOther, teacher)).json().items).toMatchObject([{ title: 'Elsewhere' }]);
    const stranger = await signIn();
    for (const list of ['assignments', ofOther])
      expect((await call('GET', list, stranger)).json().items).toEqual([]);
  });

  test('hide names until the work is returned, if the assignment says so', async () => {
    const { teacher, student, id } = await assignedWork(tools, { hide_names: true });
    const submission = await handInText(db, student.id, id);
    const names = async () => [
      (await call('GET', `assignments/${id}/submissions`, teacher)).json().items[0].student.name,
      (await call('GET', `submissions/${submission}`, teacher)).json().student.name,
    ];
    expect(await names()).toEqual(['Student 1', 'Student 1']);
    await giveMark(db, teacher.id, submission);
    await call('POST', `assignments/${id}/return`, teacher, { submission_ids: null, at: null });
    expect(await names()).toEqual(['Sam Example', 'Sam Example']);
  });

  test('show who is missing and who is excused', async () => {
    const teacher = await signIn();
    const students = [await signIn({ role: 'student' }), await signIn({ role: 'student' })] as const;
    const classId = await classWith(db, teacher.id, students);
    const excused = {
      student_id: students[1].id,
      due_at: null,
      cut_off_at: null,
      attempts: null,
      extra_minutes: null,
      excused: true,
    };
    const id = await addAssignment(db, teacher.id, classId, { due_at: inHours(-1), exceptions: [excused] });
    const { items } = (await call('GET', `assignments/${id}/submissions`, teacher)).json();
    const statuses = items.map((item: { status: string }) => item.status);
    expect(statuses.toSorted()).toEqual(['excused', 'missing']);
  });
});

test('an assignment in the trash hides its work, and comes back with it', async () => {
  const { teacher, student, id } = await assignedWork(tools);
  const submission = await handInText(db, student.id, id);
  expect((await call('DELETE', `assignments/${id}`, teacher)).statusCode).toBe(204);
  for (const url of [`assignments/${id}`, `submissions/${submission}`]) {
    expect((await call('GET', url, teacher)).statusCode).toBe(404);
  }
  expect((await call('GET', `student/assignments/${id}`, student)).statusCode).toBe(404);
  expect((await call('GET', 'trash', teacher)).json().items).toMatchObject([{ kind: 'assignment', id }]);
  expect((await call('POST', `trash/assignment/${id}/restore`, teacher)).statusCode).toBe(204);
  expect((await call('GET', `submissions/${submission}`, teacher)).statusCode).toBe(200);
});

test('an assignment changes only from its newest revision', async () => {
  const { teacher, id } = await assignedWork(tools);
  const { content } = (await call('GET', `assignments/${id}`, teacher)).json();
  const change = (revision: number, title: string) =>
    call('PUT', `assignments/${id}`, teacher, { revision, content: { ...content, title } });
  expect((await change(1, 'Leaves')).json()).toMatchObject({ revision: 2, content: { title: 'Leaves' } });
  expect((await change(1, 'Roots')).statusCode).toBe(409);
  const beforeDue = new Date(Date.parse(content.due_at) - 60_000).toISOString();
  const cutOff = { revision: 2, content: { ...content, cut_off_at: beforeDue } };
  expect((await call('PUT', `assignments/${id}`, teacher, cutOff)).json().errors).toEqual({
    cut_off_at: ['Choose a cut-off after the due date.'],
  });
});

test('a duplicate is an unpublished copy in a class of the teacher', async () => {
  const { teacher, id, classId } = await assignedWork(tools);
  const copy = await call('POST', `assignments/${id}/duplicate`, teacher, { class_id: classId });
  expect(copy.json()).toMatchObject({
    state: 'draft',
    content: { title: 'Leaf diary (copy)', due_at: null, publish_at: null },
  });
  const foreign = await classWith(db, (await signIn()).id, []);
  expect((await call('POST', `assignments/${id}/duplicate`, teacher, { class_id: foreign })).statusCode).toBe(
    404,
  );
});

test('Teacher Plus can’t create an assignment', async () => {
  const teacher = await signIn({ plan: 'teacher_plus_month' });
  const classId = await classWith(db, teacher.id, []);
  const { content } = await anAssignment();
  const answer = await call('POST', 'assignments', teacher, {
    class_id: classId,
    time_zone: 'Europe/London',
    content,
  });
  expect([answer.statusCode, answer.json().message]).toEqual([
    403,
    'Teacher Plus does not include assignments. Switch to Teacher Pro to use it.',
  ]);
});

test('the first assignment sets the time zone of the school, and later ones follow it', async () => {
  const teacher = await signIn();
  await joinSchool(db, teacher.id, 'Northfield School');
  const classId = await classWith(db, teacher.id, []);
  const { content } = await anAssignment();
  const create = async (time_zone: string) =>
    call('POST', 'assignments', teacher, { class_id: classId, time_zone, content });
  expect((await create('Europe/Nowhere')).statusCode).toBe(422);
  expect((await create('America/New_York')).json().time_zone).toBe('America/New_York');
  expect((await create('Europe/London')).json().time_zone).toBe('America/New_York');
  expect((await call('GET', 'assignment-options', teacher)).json()).toMatchObject({
    time_zone: 'America/New_York',
    classes: [{ id: classId, title: '7B Science', students: [] }],
  });
});

async function anAssignment() {
  const { teacher, id } = await assignedWork(tools);
  return (await call('GET', `assignments/${id}`, teacher)).json();
}

test('the comment bank has each comment once', async () => {
  const teacher = await signIn();
  const add = () => call('POST', 'saved-comments', teacher, { text: ' Units. ', criterion: null });
  const answers = await Promise.all([add(), add()]);
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  expect((await call('GET', 'saved-comments', teacher)).json().items).toMatchObject([{ text: 'Units.' }]);
});

test('withdrawn work is not to be marked', async () => {
  const { teacher, student, id } = await assignedWork(tools);
  const submission = await handInText(db, student.id, id);
  await db.update(submissions).set({ withdrawnAt: new Date() }).where(eq(submissions.id, submission));
  expect((await saveMark(teacher, submission, {})).statusCode).toBe(404);
  expect((await call('GET', 'marking-queue', teacher)).json().items).toEqual([]);
});
