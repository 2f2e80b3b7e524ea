import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sendFile } from '../../../../tests/contract/make-resource.ts';
import type { Assignment, AssignedClass, AssignmentTask } from '../../../generated/schemas/index.ts';
import { openTestApp, type SignedIn, testConfig } from '../../../testing.ts';
import { classTeachers } from '../../classes/classes/tables.ts';
import { classWith } from '../../marking/student-work/testing.ts';
import { assignments } from './tables.ts';
import { everyKind, quizOn, storeQuestions } from './testing.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lectern-classes-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
const { app, db, signIn } = await openTestApp({ config: { ...testConfig, dataDir } });

const task: AssignmentTask = {
  title: 'Leaf diary',
  instructions: 'Draw one leaf for five days.',
  points: 10,
  category: 'Homework',
  kinds: ['text'],
  attempts: 1,
  ai_policy: 'none',
  late_policy: null,
  missing_percent: null,
  rubric: null,
  file_ids: [],
  hide_names: false,
  quiz: null,
};

const inClass = (class_id: string, own: Partial<AssignedClass> = {}): AssignedClass => ({
  class_id,
  due_at: '2096-12-08T08:15:00.000Z',
  cut_off_at: null,
  publish_at: '2096-12-01T08:00:00.000Z',
  student_ids: null,
  group_ids: [],
  exceptions: [],
  group_exceptions: [],
  ...own,
});

interface Call {
  task?: Partial<AssignmentTask>;
  classes: AssignedClass[];
  key?: string;
}

const assign = (user: SignedIn, { task: changed, classes, key }: Call) =>
  app.inject({
    method: 'POST',
    url: '/api/class-assignments',
    headers: { ...user.headers, ...(key && { 'idempotency-key': key }) },
    payload: { time_zone: 'Europe/London', task: { ...task, ...changed }, classes },
  });

async function teacherOf(count: number) {
  const teacher = await signIn();
  const student = await signIn({ role: 'student' });
  const ids = [];
  for (let made = 0; made < count; made += 1)
    ids.push(await classWith(db, teacher.id, made === 0 ? [student] : []));
  const [first = '', second = ''] = ids;
  return { teacher, student, ids, first, second };
}

test.each([
  ['Quizzes', 'Quiz'],
  ['quiz', 'Quizzes'],
  ['Diary', 'diaries'],
  ['Exit passes', 'Exit pass'],
])('a class with the category %j keeps it for %j', async (own, category) => {
  const { teacher, first, second } = await teacherOf(2);
  await assign(teacher, { task: { category: own }, classes: [inClass(first)] });
  const answer = await assign(teacher, { task: { category }, classes: [inClass(first), inClass(second)] });
  const given = answer.json().items.map(({ content }: Assignment) => content.category);
  expect(given).toEqual([own, category]);
});

test('each class has its own dates, students and exceptions', async () => {
  const { teacher, student, first, second } = await teacherOf(2);
  const exception = {
    student_id: student.id,
    due_at: '2096-12-10T08:15:00.000Z',
    cut_off_at: null,
    attempts: 2,
    extra_minutes: null,
    excused: false,
  };
  const quiz = quizOn(await storeQuestions(db, teacher.id, everyKind));
  const answer = await assign(teacher, {
    task: quiz,
    classes: [
      inClass(first, { student_ids: [student.id], exceptions: [exception] }),
      inClass(second, { due_at: '2096-12-09T08:15:00.000Z' }),
    ],
  });
  expect(answer.statusCode).toBe(201);
  const [one, other]: [Assignment, Assignment] = answer.json().items;
  expect(one).toMatchObject({
    class: { id: first },
    content: { points: 17, student_ids: [student.id], exceptions: [exception] },
    quiz: { title: 'Leaf quiz' },
  });
  expect(other).toMatchObject({
    class: { id: second },
    content: { due_at: '2096-12-09T08:15:00.000Z', student_ids: null, exceptions: [] },
    quiz: { title: 'Leaf quiz' },
  });
});

test('a repeated call creates nothing more', async () => {
  const { teacher, ids } = await teacherOf(4);
  const call = { classes: ids.map((id) => inClass(id)), key: 'set-for-four-classes' };
  const [one, other] = await Promise.all([assign(teacher, call), assign(teacher, call)]);
  const again = await assign(teacher, call);
  const idsOf = (answer: typeof one) => answer.json().items.map(({ id }: Assignment) => id);
  expect(idsOf(one)).toHaveLength(4);
  expect([idsOf(other), idsOf(again)]).toEqual([idsOf(one), idsOf(one)]);
  expect(await db.$count(assignments)).toBe(4);
  // The key of one teacher is nothing to another.
  const stranger = await teacherOf(1);
  expect(idsOf(await assign(stranger.teacher, { ...call, classes: [inClass(stranger.first)] }))).toHaveLength(
    1,
  );
});

test('one bad class means none', async () => {
  const { teacher, student, first, second } = await teacherOf(2);
  const foreign = await teacherOf(1);
  const beforePublication = { due_at: '2096-11-30T08:15:00.000Z' };
  const withOther = (bad: AssignedClass) => assign(teacher, { classes: [inClass(first), bad] });
  expect((await withOther(inClass(foreign.first))).statusCode).toBe(404);
  expect((await assign(student, { classes: [inClass(first)] })).statusCode).toBe(404);
  const refused = await withOther(inClass(second, beforePublication));
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { 'classes.1.due_at': ['Choose a due date after students first see it.'] },
  ]);
  const strangers = await withOther(inClass(second, { student_ids: [student.id] }));
  expect(strangers.json().errors).toEqual({ 'classes.1.student_ids': ['Choose students of this class.'] });
  expect((await withOther(inClass(first))).json().errors).toEqual({ classes: ['Choose each class once.'] });
  expect(await db.$count(assignments)).toBe(0);
});

test('a co-taught class counts as a class of the teacher', async () => {
  const { teacher, first } = await teacherOf(1);
  const owner = await teacherOf(1);
  await db.insert(classTeachers).values({ classId: owner.first, teacherId: teacher.id });
  const answer = await assign(teacher, { classes: [inClass(first), inClass(owner.first)] });
  expect(answer.statusCode).toBe(201);
});

test('each class gets its own copy of a file', async () => {
  const { teacher, ids, first } = await teacherOf(3);
  const upload = async (user: SignedIn) =>
    (
      await sendFile(app, user.headers, {
        method: 'POST',
        url: '/api/assignment-files',
        file: new File(['Draw one leaf.'], 'leaf-page.txt'),
      })
    ).json().id;
  const fileId = await upload(teacher);
  const answer = await assign(teacher, {
    task: { file_ids: [fileId] },
    classes: ids.map((id) => inClass(id)),
  });
  const fileIds: string[] = answer
    .json()
    .items.map(({ files }: Assignment) => files.map(({ id }) => id))
    .flat();
  expect(new Set(fileIds).size).toBe(3);
  expect(fileIds[0]).toBe(fileId);
  expect(readdirSync(join(dataDir, 'files')).toSorted()).toEqual(fileIds.toSorted());
  // A file of another teacher is neither attached nor copied.
  const { teacher: stranger, ids: theirs } = await teacherOf(2);
  const stolen = await upload(teacher);
  const refused = await assign(stranger, {
    task: { file_ids: [stolen] },
    classes: theirs.map((id) => inClass(id)),
  });
  expect(refused.statusCode).toBe(422);
  // A failed call leaves no copies.
  const failed = await assign(teacher, {
    task: { file_ids: [stolen] },
    classes: [inClass(first), ...ids.slice(1).map((id) => inClass(id, { student_ids: [stranger.id] }))],
  });
  expect(failed.statusCode).toBe(422);
  expect(new Set(readdirSync(join(dataDir, 'files')))).toEqual(new Set([...fileIds, stolen]));
});

test('Teacher Plus can’t assign', async () => {
  const teacher = await signIn({ plan: 'teacher_plus_month' });
  const classId = await classWith(db, teacher.id, []);
  expect((await assign(teacher, { classes: [inClass(classId)] })).statusCode).toBe(403);
});
