import { expect, test } from 'vitest';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { addAssignment, classWith, inHours } from '../../marking/student-work/testing.ts';

const { app, db, signIn } = await openTestApp();

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, user: SignedIn, payload?: object) =>
  app.inject({ method, url: `/api/${path}`, headers: user.headers, ...(payload && { payload }) });

async function classOfTwo() {
  const teacher = await signIn();
  const ada = await signIn({ role: 'student' });
  const ben = await signIn({ role: 'student' });
  const classId = await classWith(db, teacher.id, [ada, ben]);
  const make = (name: string, students: readonly SignedIn[]) =>
    call('POST', `classes/${classId}/groups`, teacher, { name, student_ids: students.map(({ id }) => id) });
  return { teacher, ada, ben, classId, make };
}

const seenBy = async (student: SignedIn) => (await call('GET', 'student/assignments', student)).json().items;

test('an assignment for a group is for those who are in it, also later', async () => {
  const { teacher, ada, ben, classId, make } = await classOfTwo();
  const { id } = (await make('Reading table', [ada])).json();
  await addAssignment(db, teacher.id, classId, { student_ids: [], group_ids: [id] });
  expect(await seenBy(ada)).toHaveLength(1);
  expect(await seenBy(ben)).toEqual([]);

  await call('PUT', `groups/${id}`, teacher, { name: 'Reading table', student_ids: [ben.id] });
  expect(await seenBy(ada)).toEqual([]);
  expect(await seenBy(ben)).toHaveLength(1);
});

test('the dates of a group count for its students, and those of a student before them', async () => {
  const { teacher, ada, ben, classId, make } = await classOfTwo();
  const { id } = (await make('Reading table', [ada, ben])).json();
  const [late, later] = [inHours(72), inHours(96)];
  const same = { cut_off_at: null, attempts: null, extra_minutes: null, excused: false };
  const assignment = await addAssignment(db, teacher.id, classId, {
    group_exceptions: [{ ...same, group_id: id, due_at: late }],
    exceptions: [{ ...same, student_id: ben.id, due_at: later }],
  });
  expect(await seenBy(ada)).toMatchObject([{ due_at: late, cut_off_at: late }]);
  expect(await seenBy(ben)).toMatchObject([{ due_at: later, cut_off_at: later }]);

  const { content, groups, revision } = (await call('GET', `assignments/${assignment}`, teacher)).json();
  expect(content).toMatchObject({
    exceptions: [{ student_id: ben.id, due_at: later }],
    group_exceptions: [{ group_id: id, due_at: late }],
  });
  expect(groups).toMatchObject([{ name: 'Reading table' }]);
  const change = { revision, content: { ...content, group_exceptions: [] } };
  expect((await call('PUT', `assignments/${assignment}`, teacher, change)).statusCode).toBe(200);
  expect(await seenBy(ada)).toMatchObject([{ due_at: content.due_at }]);
});

test('a group that an assignment names is not deleted', async () => {
  const { teacher, ada, classId, make } = await classOfTwo();
  const { id } = (await make('Reading table', [ada])).json();
  const assignment = await addAssignment(db, teacher.id, classId, { student_ids: [], group_ids: [id] });
  const refused = await call('DELETE', `groups/${id}`, teacher);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toContain('“Leaf diary” is set for this group.');

  const { content, revision } = (await call('GET', `assignments/${assignment}`, teacher)).json();
  const change = { revision, content: { ...content, student_ids: null, group_ids: [] } };
  await call('PUT', `assignments/${assignment}`, teacher, change);
  expect((await call('DELETE', `groups/${id}`, teacher)).statusCode).toBe(204);
  expect((await call('GET', `classes/${classId}/groups`, teacher)).json()).toEqual({ items: [] });
});

test('a name is free once, and students and groups are those of the class', async () => {
  const { teacher, ada, classId, make } = await classOfTwo();
  const stranger = await signIn({ role: 'student' });
  expect((await make('Reading table', [ada])).statusCode).toBe(201);
  expect((await make(' reading TABLE', [])).json().errors).toEqual({
    name: ['Another group has this name.'],
  });
  expect((await make('Table 2', [stranger])).json().errors).toEqual({
    student_ids: ['Choose students of this class.'],
  });
  const other = await classOfTwo();
  const { id } = (await other.make('Reading table', [])).json();
  await expect(
    addAssignment(db, teacher.id, classId, { student_ids: [], group_ids: [id] }),
  ).rejects.toMatchObject({ errors: { group_ids: ['Choose groups of this class.'] } });
});

test('a student who was removed and restored is in the group again', async () => {
  const { teacher, ada, classId, make } = await classOfTwo();
  const { id } = (await make('Reading table', [ada])).json();
  const members = async () =>
    (await call('GET', `classes/${classId}/groups`, teacher)).json().items[0].student_ids;
  await call('DELETE', `classes/${classId}/students/${ada.id}`, teacher);
  expect(await members()).toEqual([]);
  await call('PUT', `groups/${id}`, teacher, { name: 'Window table', student_ids: [] });
  await call('POST', `classes/${classId}/students/${ada.id}`, teacher);
  expect(await members()).toEqual([ada.id]);
});
