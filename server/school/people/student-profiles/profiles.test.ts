import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../../accounts/users/tables.ts';
import { purgeTrashed } from '../../../documents/trash/trash.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { classTeachers } from '../../classes/classes/tables.ts';
import { removeStudent } from '../../classes/students/class-students.ts';
import {
  addAssignment,
  assignedWork,
  classWith,
  giveMark,
  handInText,
} from '../../marking/student-work/testing.ts';
import { returnMarks } from '../../marking/marking/return-marks.ts';
import { studentNotes } from './tables.ts';

const testApp = await openTestApp();
const { app, db, signIn } = testApp;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = async (method: Method, path: string, { headers }: SignedIn, payload?: object) => {
  const answer = await app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
};
const namesOf = ({ body }: Awaited<ReturnType<typeof call>>) =>
  body.items.map(({ name }: { name: string }) => name);

const extraTime = { kind: 'extra_time', detail: 'Half as much again', review_on: '2026-12-18' };

const guardian = {
  name: 'Kemal Demir',
  email: 'k.demir@home.test',
  language: 'tr',
  weekly_summary: false,
};

async function teacherOf(...names: string[]) {
  const teacher = await signIn();
  const students: SignedIn[] = [];
  for (const lastName of names) {
    const student = await signIn({ role: 'student' });
    await db.update(users).set({ lastName }).where(eq(users.id, student.id));
    students.push(student);
  }
  return { teacher, students, classId: await classWith(db, teacher.id, students) };
}

test('a teacher finds the students of all classes by name, class and support, page by page', async () => {
  const { teacher, students, classId } = await teacherOf('Byron', 'Okafor', 'Ngata');
  const [byron, okafor] = students;
  if (!byron || !okafor) throw new Error('There are no students.');
  const second = await classWith(db, teacher.id, [byron]);
  await call('POST', `students/${okafor.id}/supports`, teacher, extraTime);
  await call('POST', `students/${okafor.id}/guardians`, teacher, guardian);

  const first = await call('GET', 'students?limit=2', teacher);
  expect(namesOf(first)).toEqual(['Sam Byron', 'Sam Ngata']);
  expect(first.body.items[0].classes.map(({ id }: { id: string }) => id).toSorted()).toEqual(
    [classId, second].toSorted(),
  );
  const rest = await call('GET', `students?limit=2&cursor=${first.body.next_cursor}`, teacher);
  expect(rest.body).toMatchObject({
    items: [{ name: 'Sam Okafor', supports: ['extra_time'], guardians: [guardian.name] }],
    next_cursor: null,
  });
  expect(namesOf(await call('GET', 'students?q=m%20NGA', teacher))).toEqual(['Sam Ngata']);
  expect(namesOf(await call('GET', `students?class_id=${second}`, teacher))).toEqual(['Sam Byron']);
  expect(namesOf(await call('GET', 'students?support=extra_time', teacher))).toEqual(['Sam Okafor']);
  expect(namesOf(await call('GET', 'students', byron))).toEqual([]);
});

test('a profile holds the work with its state and score, also before the student sees the score', async () => {
  const { teacher, student, classId, id } = await assignedWork(testApp);
  const submission = await handInText(db, student.id, id);
  await giveMark(db, teacher.id, submission);
  await addAssignment(db, teacher.id, classId, { title: 'Later' });
  const profile = () => call('GET', `students/${student.id}`, teacher);
  expect((await profile()).body).toMatchObject({
    email: student.email,
    classes: [{ id: classId }],
    work: [
      { title: 'Later', status: 'to_do', submission_id: null, score: null },
      { title: 'Leaf diary', status: 'handed_in', submission_id: submission, score: 8, returned: false },
    ],
  });
  await returnMarks(db, teacher.id, id, { submission_ids: null, at: null });
  expect((await profile()).body.work[1]).toMatchObject({ status: 'returned', returned: true, score: 8 });
});

test('while names are hidden, a profile does not tell whose score it is', async () => {
  const { teacher, student, id } = await assignedWork(testApp, { hide_names: true });
  await giveMark(db, teacher.id, await handInText(db, student.id, id));
  const { body } = await call('GET', `students/${student.id}`, teacher);
  expect(body.work).toMatchObject([{ status: 'handed_in', submission_id: null, score: null }]);
});

test('a support is changed and removed by every teacher of the class, and by no other', async () => {
  const { teacher, students, classId } = await teacherOf('Byron');
  const student = students[0]?.id ?? '';
  const [colleague, stranger] = [await signIn(), await signIn()];
  await db.insert(classTeachers).values({ classId, teacherId: colleague.id });
  // The stranger teaches the student too, in a class of their own.
  await classWith(db, stranger.id, [{ id: student }]);
  await call('POST', `students/${student}/guardians`, teacher, guardian);
  const { body: support } = await call('POST', `students/${student}/supports`, teacher, extraTime);
  const changed = { ...extraTime, detail: 'Twice as much', review_on: null };
  expect((await call('PUT', `student-supports/${support.id}`, stranger, changed)).status).toBe(404);
  expect((await call('GET', `students/${student}`, stranger)).body).toMatchObject({
    supports: [],
    notes: [],
  });
  expect((await call('GET', 'students', stranger)).body.items).toMatchObject([
    { supports: [], guardians: [] },
  ]);
  expect(await call('PUT', `student-supports/${support.id}`, colleague, changed)).toMatchObject({
    status: 200,
    body: changed,
  });
  expect((await call('DELETE', `student-supports/${support.id}`, colleague)).status).toBe(204);
  expect((await call('GET', `students/${student}`, teacher)).body.supports).toEqual([]);
});

test.each(['2026-02-31', '0000-01-01', 'soon'])('%s is no day for a review', async (day) => {
  const { teacher, students } = await teacherOf('Byron');
  const path = `students/${students[0]?.id}/supports`;
  expect((await call('POST', path, teacher, { ...extraTime, review_on: day })).status).toBe(422);
});

test('only its author changes a note; a deleted one can be restored until it is purged', async () => {
  const { teacher, students, classId } = await teacherOf('Byron');
  const student = students[0]?.id ?? '';
  const colleague = await signIn();
  await db.insert(classTeachers).values({ classId, teacherId: colleague.id });
  const notesFor = async (reader: SignedIn) => (await call('GET', `students/${student}`, reader)).body.notes;
  const { body: note } = await call('POST', `students/${student}/notes`, teacher, {
    text: ' Sits in front. ',
  });
  expect(note).toMatchObject({ text: 'Sits in front.', mine: true, edited_at: null });
  expect(await notesFor(colleague)).toMatchObject([{ id: note.id, mine: false }]);
  const edit = (who: SignedIn) => call('PUT', `student-notes/${note.id}`, who, { text: 'Sits by the door.' });
  expect((await edit(colleague)).status).toBe(404);
  expect((await edit(teacher)).body).toMatchObject({
    text: 'Sits by the door.',
    edited_at: expect.any(String),
  });

  expect((await call('DELETE', `student-notes/${note.id}`, teacher)).status).toBe(204);
  expect(await notesFor(teacher)).toEqual([]);
  expect((await edit(teacher)).status).toBe(404);
  expect((await call('POST', `student-notes/${note.id}/restore`, teacher)).status).toBe(200);
  expect(await notesFor(teacher)).toHaveLength(1);
  await call('DELETE', `student-notes/${note.id}`, teacher);
  expect(await purgeTrashed(db, studentNotes, new Date(Date.now() + 1000))).toBe(1);
  expect((await call('POST', `student-notes/${note.id}/restore`, teacher)).status).toBe(404);
});

test('a student who was removed has no profile until they are restored', async () => {
  const { teacher, students, classId } = await teacherOf('Byron');
  const student = students[0]?.id ?? '';
  await removeStudent(db, classId, student);
  expect((await call('GET', `students/${student}`, teacher)).status).toBe(404);
  expect((await call('POST', `students/${student}/notes`, teacher, { text: 'Away.' })).status).toBe(404);
});

test('neither notes nor supports are in what a student reads or exports', async () => {
  const { teacher, students } = await teacherOf('Byron');
  const [student] = students;
  if (!student) throw new Error('There is no student.');
  await call('POST', `students/${student.id}/supports`, teacher, extraTime);
  await call('POST', `students/${student.id}/notes`, teacher, { text: 'Sits in front.' });
  for (const path of ['account/export', 'me', 'student/assignments', 'joined-classes']) {
    const { body } = await app.inject({ url: `/api/${path}`, headers: student.headers });
    expect(body).not.toMatch(/Half as much again|Sits in front/);
  }
  const { body } = await app.inject({ url: '/api/account/export', headers: teacher.headers });
  expect(body).toMatch(/Half as much again.*Sits in front/s);
});

test('supports are shown while marking, and hidden while names are', async () => {
  const open = await assignedWork(testApp);
  const submission = await handInText(db, open.student.id, open.id);
  await call('POST', `students/${open.student.id}/supports`, open.teacher, extraTime);
  const shown = await call('GET', `submissions/${submission}/supports`, open.teacher);
  expect(shown.body).toMatchObject({ is_hidden: false, items: [{ detail: 'Half as much again' }] });
  expect((await call('GET', `submissions/${submission}/supports`, open.student)).status).toBe(404);
  await removeStudent(db, open.classId, open.student.id);
  const left = await call('GET', `submissions/${submission}/supports`, open.teacher);
  expect(left.body, 'the student has left the class').toEqual({ is_hidden: false, items: [] });

  const blind = await assignedWork(testApp, { hide_names: true });
  const work = await handInText(db, blind.student.id, blind.id);
  await call('POST', `students/${blind.student.id}/supports`, blind.teacher, extraTime);
  const supports = () => call('GET', `submissions/${work}/supports`, blind.teacher);
  expect((await supports()).body).toEqual({ is_hidden: true, items: [] });
  await giveMark(db, blind.teacher.id, work);
  await returnMarks(db, blind.teacher.id, blind.id, { submission_ids: null, at: null });
  expect((await supports()).body).toMatchObject({ is_hidden: false, items: [{ kind: 'extra_time' }] });
});
