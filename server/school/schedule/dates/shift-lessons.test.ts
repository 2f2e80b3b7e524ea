import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { LessonShift, NewLessonShift } from '../../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { classTeachers } from '../../classes/classes/tables.ts';
import { saveLesson } from '../../lessons/lessons/lessons.ts';
import { lessons } from '../../lessons/lessons/tables.ts';
import { closeTerm } from '../../gradebook/terms/close-term.ts';
import { changeRules, termOf } from '../../gradebook/terms/testing.ts';
import { addAssignment, classWith } from '../../marking/student-work/testing.ts';
import { assignments, assignmentStudents, assignmentTargets } from '../../work/assignments/tables.ts';
import { daysLater } from '../timetable/recurrence.ts';
import { addSlot, period, setCalendar } from '../timetable/testing.ts';
import { setLessonDate } from './lesson-dates.ts';
import { lessonDates } from './tables.ts';

const testApp = await openTestApp();
const { app, db, signIn } = testApp;

async function call(method: 'POST' | 'PUT', path: string, { headers }: SignedIn, payload?: object) {
  const answer = await app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}

/** A class with slots on Monday and Thursday and a lesson in each from September on. */
async function plannedClass(count: number) {
  const teacher = await signIn();
  const student = await signIn({ role: 'student' });
  const classId = await classWith(db, teacher.id, [student]);
  await setCalendar(db, teacher.id, { terms: [period('2026-09-07', '2027-07-16', 'Year')] });
  const monday = await addSlot(db, teacher.id, classId, { weekday: 1 });
  const thursday = await addSlot(db, teacher.id, classId, { weekday: 4 });
  const ids = Array.from({ length: count }, () => randomUUID());
  await db.insert(lessons).values(
    ids.map((id, index) => ({
      id,
      classId,
      createdBy: teacher.id,
      timeZone: 'Europe/London',
      title: `Lesson ${index + 1}`,
      position: index + 1,
    })),
  );
  for (const [index, id] of ids.entries()) {
    const week = daysLater('2026-09-07', Math.floor(index / 2) * 7);
    const place =
      index % 2 === 0 ? { slot_id: monday, on: week } : { slot_id: thursday, on: daysLater(week, 3) };
    await setLessonDate(db, teacher.id, id, place);
  }
  return { teacher, student, classId, ids, monday, thursday };
}

const shift = (
  user: SignedIn,
  classId: string,
  body: NewLessonShift,
): Promise<{ status: number; body: LessonShift }> =>
  call('POST', `classes/${classId}/lesson-shifts`, user, body);

const allDates = async () => ({
  lessons: await db.select().from(lessonDates).orderBy(asc(lessonDates.lessonId)),
  dues: await db
    .select({ id: assignments.id, dueAt: assignments.dueAt, cutOffAt: assignments.cutOffAt })
    .from(assignments)
    .orderBy(asc(assignments.id)),
  targets: await db.select().from(assignmentTargets).orderBy(asc(assignmentTargets.id)),
  students: await db.select().from(assignmentStudents).orderBy(asc(assignmentStudents.assignmentId)),
});

const half = period('2026-10-26', '2026-10-30');

test('40 lessons move past a holiday with what is due, and back, while another teacher edits', async () => {
  const { teacher, student, classId, ids } = await plannedClass(40);
  const coTeacher = await signIn();
  await db.insert(classTeachers).values({ classId, teacherId: coTeacher.id });
  const due = await addAssignment(db, teacher.id, classId, {
    due_at: '2026-10-29T09:00:00Z',
    cut_off_at: '2026-11-05T09:00:00Z',
    exceptions: [
      {
        student_id: student.id,
        due_at: '2026-10-30T09:00:00Z',
        cut_off_at: null,
        attempts: null,
        extra_minutes: null,
        excused: false,
      },
    ],
  });
  await addAssignment(db, teacher.id, classId, { due_at: '2026-09-10T09:00:00Z', cut_off_at: null });
  await setCalendar(db, teacher.id, { holidays: [half] });
  const before = await allDates();
  const first = ids[14] ?? '';
  const body = { lesson_id: first, on: '2026-11-02', with_due_dates: true };
  const preview = await shift(teacher, classId, { ...body, preview: true });
  expect(preview.body).toMatchObject({ id: null });
  expect(preview.body.lessons).toHaveLength(26);
  expect(preview.body.lessons[0]).toEqual({
    id: first,
    title: 'Lesson 15',
    from: '2026-10-26',
    to: '2026-11-02',
  });
  expect(preview.body.dues).toEqual([{ id: due, title: 'Leaf diary', from: '2026-10-29', to: '2026-11-05' }]);
  expect(await allDates()).toEqual(before);

  const done = await shift(teacher, classId, { ...body, preview: false });
  expect(done.body.lessons).toEqual(preview.body.lessons);
  const [moved] = await db.select().from(assignmentStudents);
  expect(moved?.dueAt?.toISOString()).toBe('2026-11-06T09:00:00.000Z');
  const content = { title: 'Lesson 15, better', blocks: [] };
  await saveLesson(db, coTeacher.id, first, { revision: 1, content });

  const undo = `lesson-shifts/${done.body.id}/undo`;
  const both = await Promise.all([call('POST', undo, coTeacher), call('POST', undo, teacher)]);
  expect(both.map(({ body: answer }) => answer)).toEqual([{ kept: [] }, { kept: [] }]);
  expect(await allDates()).toEqual(before);
  const [lesson] = await db.select().from(lessons).where(eq(lessons.id, first));
  expect(lesson?.title).toBe('Lesson 15, better');
});

test('what another teacher has moved since stays and is named', async () => {
  const { teacher, classId, ids, monday } = await plannedClass(4);
  const due = await addAssignment(db, teacher.id, classId, {
    due_at: '2026-09-15T09:00:00Z',
    cut_off_at: null,
  });
  const body = { lesson_id: ids[0] ?? '', on: '2026-09-14', with_due_dates: true, preview: false };
  const { id } = (await shift(teacher, classId, body)).body;
  await setLessonDate(db, teacher.id, ids[1] ?? '', { slot_id: monday, on: '2026-11-02' });
  expect((await call('PUT', `assignments/${due}/due-day`, teacher, { on: '2026-10-01' })).status).toBe(204);
  const undone = await call('POST', `lesson-shifts/${id}/undo`, teacher);
  expect(undone.body).toEqual({ kept: ['Lesson 2', 'Leaf diary'] });
  const dates = new Map((await db.select().from(lessonDates)).map(({ lessonId, on }) => [lessonId, on]));
  expect(ids.map((one) => dates.get(one))).toEqual(['2026-09-07', '2026-11-02', '2026-09-14', '2026-09-17']);
});

test('no shift, and no undoing of one, moves what is due in a closed term', async () => {
  const { teacher, classId, ids } = await plannedClass(4);
  const term = termOf(1, { name: 'Autumn', starts_on: '2026-09-01', ends_on: '2026-10-30' });
  await changeRules(db, classId, { terms: [term] });
  const add = (due_at: string) => addAssignment(db, teacher.id, classId, { due_at, cut_off_at: null });
  await add('2026-09-15T09:00:00Z');
  const body = { lesson_id: ids[0] ?? '', on: '2026-09-14', with_due_dates: true, preview: false };
  const { id } = (await shift(teacher, classId, body)).body;
  await closeTerm(db, teacher.id, classId, term.id);
  const before = await allDates();
  const refused = {
    status: 409,
    body: expect.objectContaining({ message: expect.stringContaining('“Autumn” is closed') }),
  };
  for (const preview of [true, false])
    expect(await shift(teacher, classId, { ...body, on: '2026-09-24', preview })).toMatchObject(refused);
  expect(await call('POST', `lesson-shifts/${id}/undo`, teacher)).toMatchObject(refused);
  expect(await allDates()).toEqual(before);
  const alone = await shift(teacher, classId, { ...body, on: '2026-09-24', with_due_dates: false });
  expect(alone.status).toBe(200);
});

test('lessons that a new holiday covers go on, and gaps stay', async () => {
  const { teacher, classId, ids, thursday } = await plannedClass(4);
  await setLessonDate(db, teacher.id, ids[3] ?? '', { slot_id: thursday, on: '2026-09-24' });
  await setCalendar(db, teacher.id, { holidays: [period('2026-09-07', '2026-09-10')] });
  const body = { lesson_id: ids[0] ?? '', on: '2026-09-07', with_due_dates: false, preview: true };
  expect((await shift(teacher, classId, body)).body.lessons.map(({ to }) => to)).toEqual([
    '2026-09-14',
    '2026-09-17',
    '2026-09-21',
    '2026-10-01',
  ]);
});

test('a shift beyond the last term is refused as a whole', async () => {
  const { teacher, classId, ids } = await plannedClass(4);
  const before = await allDates();
  const body = { lesson_id: ids[0] ?? '', on: '2027-07-12', with_due_dates: true, preview: false };
  const { status, body: problem } = await shift(teacher, classId, body);
  expect(status).toBe(409);
  expect(problem).toMatchObject({ message: expect.stringContaining('The last 2 lessons have no slot left') });
  expect(await allDates()).toEqual(before);
});

test('a due date moves by days, at its time of day over the change of clocks', async () => {
  const { teacher, classId } = await plannedClass(1);
  const id = await addAssignment(db, teacher.id, classId, {
    due_at: '2026-10-23T07:15:00Z',
    cut_off_at: '2026-10-23T07:45:00Z',
  });
  await call('PUT', `assignments/${id}/due-day`, teacher, { on: '2026-10-26' });
  const [row] = await db.select().from(assignments).where(eq(assignments.id, id));
  expect(row?.dueAt?.toISOString()).toBe('2026-10-26T08:15:00.000Z');
  expect(row?.cutOffAt?.toISOString()).toBe('2026-10-26T08:45:00.000Z');
  expect(row?.revision).toBe(2);
});
