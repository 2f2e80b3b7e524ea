import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import type { Home } from '../../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { enrolments } from '../../classes/classes/tables.ts';
import { lessons } from '../../lessons/lessons/tables.ts';
import { makeLesson } from '../../lessons/student-lessons/testing.ts';
import {
  addAssignment,
  assignedWork,
  classWith,
  handInText,
  inHours,
} from '../../marking/student-work/testing.ts';
import { setLessonDate } from '../../schedule/dates/lesson-dates.ts';
import { changeOccurrence } from '../../schedule/timetable/slots.ts';
import { addSlot } from '../../schedule/timetable/testing.ts';
import { assignments, quizzes } from '../../work/assignments/tables.ts';
import { everyKind, quizOn, storeQuestions } from '../../work/assignments/testing.ts';
import { handInAttempt, saveAnswer, startAttempt } from '../../work/quizzes/attempts.ts';
import { readHome } from './read-home.ts';

const tools = await openTestApp();
const { app, db, signIn } = tools;

/** A Tuesday at ten in London. */
const now = new Date('2026-11-17T10:00:00Z');
const at = (user: SignedIn, time = now): Promise<Home> =>
  readHome(db, { id: user.id, role: 'teacher' }, time);
const brief = ({ entries }: Home['today']) =>
  entries.map(({ starts_at, title, lesson }) => `${starts_at} ${title} ${lesson?.title ?? ''}`.trim());

test('today and the next day come from the schedule, with the moments of the school', async () => {
  const teacher = await signIn();
  const classId = await classWith(db, teacher.id, []);
  const slotId = await addSlot(db, teacher.id, classId);
  await addSlot(db, teacher.id, null, { starts_at: '10:00', minutes: 20 });
  const friday = await addSlot(db, teacher.id, classId, { weekday: 5 });
  const sunday = await addSlot(db, teacher.id, classId, { weekday: 4 });
  await changeOccurrence(
    db,
    teacher.id,
    { id: sunday, on: '2026-11-19' },
    { state: 'cancelled', date: '2026-11-19', starts_at: '08:15', minutes: 50, room: '' },
  );
  const lesson = await makeLesson(db, teacher.id, classId);
  await setLessonDate(db, teacher.id, lesson.id, { slot_id: slotId, on: '2026-11-17' });
  const empty = await makeLesson(db, teacher.id, classId, { title: 'Density' });
  await db.update(lessons).set({ blocks: [] }).where(eq(lessons.id, empty.id));
  await setLessonDate(db, teacher.id, empty.id, { slot_id: friday, on: '2026-11-20' });
  const home = await at(teacher);
  expect(brief(home.today)).toEqual(['08:15 7B Science Light and leaves', '10:00 Break duty']);
  expect(home.today.entries[0]).toMatchObject({
    begins_at: '2026-11-17T08:15:00.000Z',
    ends_at: '2026-11-17T09:05:00.000Z',
    lesson: { has_content: true },
  });
  expect(home.next_day).toMatchObject({ date: '2026-11-20', entries: [{ lesson: { has_content: false } }] });
  expect(home.todos).toMatchObject([{ kind: 'plan', lesson_id: empty.id, due_on: '2026-11-20' }]);
});

test('work that is due today where the school is, what waits to be marked, and who joined', async () => {
  const { teacher, student, classId, id } = await assignedWork(tools, { due_at: null, cut_off_at: null });
  await handInText(db, student.id, id);
  const late = await addAssignment(db, teacher.id, classId, { title: 'Tonight' });
  // In New York it is still the 19th until five in the morning.
  const dates = { timeZone: 'America/New_York', dueAt: new Date('2026-11-20T04:59:00Z'), cutOffAt: null };
  const publishAt = new Date('2026-11-01T00:00:00Z');
  await db
    .update(assignments)
    .set({ ...dates, publishAt })
    .where(eq(assignments.id, late));
  await db.update(enrolments).set({ joinedAt: new Date('2026-11-15T09:00:00Z') });
  await addSlot(db, teacher.id, classId, { time_zone: 'America/New_York' });
  const day = async (time: string) => {
    const { due, joined } = await at(teacher, new Date(time));
    return [due.map(({ title }) => title), joined.map((one) => one.student.id)];
  };
  expect(await day('2026-11-19T12:00:00Z')).toEqual([['Tonight'], [student.id]]);
  expect(await day('2026-11-20T04:59:59Z')).toEqual([['Tonight'], [student.id]]);
  expect(await day('2026-11-20T12:00:00Z')).toEqual([[], [student.id]]);
  expect(await day('2026-11-23T12:00:00Z')).toEqual([[], []]);
  const { to_mark: toMark, todos } = await at(teacher);
  expect(toMark).toMatchObject([{ id, to_mark: 1 }]);
  expect(todos.map(({ kind }) => kind)).toContain('mark');
});

/** A class whose quiz has one question that many get wrong, in a lesson that students could see an hour ago. */
async function quizInLesson() {
  const teacher = await signIn();
  const students = [await signIn({ role: 'student' }), await signIn({ role: 'student' })] as const;
  const classId = await classWith(db, teacher.id, students);
  const id = await addAssignment(
    db,
    teacher.id,
    classId,
    quizOn(await storeQuestions(db, teacher.id, everyKind)),
  );
  const [stored] = await db.select().from(quizzes).where(eq(quizzes.assignmentId, id));
  const choice = stored?.questions.find(({ type }) => type === 'multiple-choice');
  const questions = stored?.questions.map((question) =>
    question === choice ? { ...question, misconception: 'A tree eats soil.' } : question,
  );
  await db.update(quizzes).set({ questions }).where(eq(quizzes.assignmentId, id));
  const wrong = choice?.options?.find(({ correct }) => !correct)?.key ?? '';
  for (const student of students) {
    const attempt = await startAttempt(db, student.id, id);
    await saveAnswer(db, student.id, { id: attempt.id, questionId: choice?.id ?? '', values: [wrong] });
    await handInAttempt(db, student.id, attempt.id);
  }
  const block = { type: 'assignment', id: 'quiz', assignment_id: id } as const;
  const lesson = await makeLesson(db, teacher.id, classId, { blocks: [block], publishAt: inHours(-1) });
  return { teacher, students, classId, lesson, id, about: choice?.stem };
}

test('the last lesson leaves its misconceptions open, without names, for those who teach it', async () => {
  const { teacher, students, lesson, id, about } = await quizInLesson();
  const { left_open: open } = await at(teacher, new Date());
  expect(open).toMatchObject({
    lesson_id: lesson.id,
    assignment_id: id,
    handed_in: 2,
    items: [{ text: 'A tree eats soil.', about, students: 2 }],
  });
  expect(JSON.stringify(open)).not.toContain(students[0].id);
  expect((await at(await signIn(), new Date())).left_open).toBeNull();
  expect((await at(teacher, new Date(Date.now() + 15 * 24 * 36e5))).left_open).toBeNull();
});

test('a lesson that the schedule has yet to hold leaves nothing open', async () => {
  const { teacher, classId, lesson } = await quizInLesson();
  const today = new Date().toISOString().slice(0, 10);
  const tomorrow = new Date(Date.now() + 24 * 36e5);
  const weekday = tomorrow.getUTCDay() || 7;
  const slot = { weekday, starts_on: today, time_zone: 'UTC' };
  const slotId = await addSlot(db, teacher.id, classId, slot);
  const on = tomorrow.toISOString().slice(0, 10);
  await setLessonDate(db, teacher.id, lesson.id, { slot_id: slotId, on });
  expect((await at(teacher, new Date())).left_open).toBeNull();
  expect((await at(teacher, new Date(Date.now() + 2 * 24 * 36e5))).left_open).toMatchObject({ on });
});

test('the steps of a newcomer are done one by one', async () => {
  const teacher = await signIn();
  expect((await at(teacher)).steps).toEqual({ document: false, class: false, week: false });
  const classId = await classWith(db, teacher.id, []);
  expect((await at(teacher)).steps).toEqual({ document: false, class: true, week: false });
  await addSlot(db, teacher.id, classId);
  await storeQuestions(db, teacher.id, everyKind);
  expect((await at(teacher)).steps).toEqual({ document: true, class: true, week: true });
  expect((await at(await signIn())).steps).toEqual({ document: false, class: false, week: false });
});

test('a student gets 403', async () => {
  const { headers } = await signIn({ role: 'student' });
  expect((await app.inject({ url: '/api/home', headers })).statusCode).toBe(403);
});

/** The statements of a call, by what they select from. */
async function statementsOf(run: () => Promise<unknown>): Promise<string[]> {
  const prepare = vi.spyOn(Object(Reflect.get(db, 'session')), 'prepareQuery');
  await run();
  const statements = prepare.mock.calls.map(([query]) => String(Reflect.get(Object(query), 'sql')));
  prepare.mockRestore();
  return statements;
}

test('a full term asks the database as often as one lesson, and reads the schedule once', async () => {
  const { teacher, classId, lesson } = await quizInLesson();
  const first = await addSlot(db, teacher.id, classId);
  await setLessonDate(db, teacher.id, lesson.id, { slot_id: first, on: '2026-11-17' });
  const few = await statementsOf(() => at(teacher));
  for (const weekday of [1, 2, 3, 4, 5]) {
    for (const starts_at of ['09:10', '10:15', '11:15', '13:00'])
      await addSlot(db, teacher.id, classId, { weekday, starts_at });
  }
  const others = await Promise.all([1, 2, 3].map(() => classWith(db, teacher.id, [])));
  for (const other of others) {
    for (let count = 0; count < 5; count += 1) await makeLesson(db, teacher.id, other);
    await addAssignment(db, teacher.id, other);
  }
  const many = await statementsOf(() => at(teacher));
  expect(many).toHaveLength(few.length);
  expect(many.filter((statement) => statement.includes('from "schedule_slots" left join'))).toHaveLength(1);
  expect(few.length).toBeLessThan(40);
});
