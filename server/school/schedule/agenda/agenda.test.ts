import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import type { ScheduleProposal, Timetable } from '../../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { classes, classTeachers } from '../../classes/classes/tables.ts';
import { makeLesson } from '../../lessons/student-lessons/testing.ts';
import { addAssignment, classWith } from '../../marking/student-work/testing.ts';
import { setLessonDate } from '../dates/lesson-dates.ts';
import { readSchedule } from './read-schedule.ts';
import { changeOccurrence, deleteSlot } from '../timetable/slots.ts';
import { addSlot, period, setCalendar } from '../timetable/testing.ts';

const { app, db, signIn } = await openTestApp();

async function read({ headers }: SignedIn, from = '2026-11-16', to = '2026-11-22'): Promise<Timetable> {
  return (await app.inject({ url: `/api/schedule?from=${from}&to=${to}`, headers })).json();
}

const brief = ({ entries }: Timetable) =>
  entries.map(({ date, starts_at, title, lesson, state }) =>
    [date, starts_at, title, lesson?.title ?? '', state].join(' ').trim(),
  );

async function science() {
  const teacher = await signIn();
  const student = await signIn({ role: 'student' });
  const classId = await classWith(db, teacher.id, [student]);
  const slotId = await addSlot(db, teacher.id, classId);
  return { teacher, student, classId, slotId };
}

test('a week has slots, lessons, changes and what is due, for those who teach and attend', async () => {
  const { teacher, student, classId, slotId } = await science();
  await addSlot(db, teacher.id, null, { weekday: 1, starts_at: '10:00' });
  const lesson = await makeLesson(db, teacher.id, classId);
  const draft = await makeLesson(db, teacher.id, classId, { title: 'Density', publishAt: null });
  await setLessonDate(db, teacher.id, lesson.id, { slot_id: slotId, on: '2026-11-17' });
  await setLessonDate(db, teacher.id, draft.id, { slot_id: slotId, on: '2026-11-24' });
  const moved = { state: 'moved', date: '2026-11-20', starts_at: '12:00', minutes: 50, room: '' } as const;
  await changeOccurrence(db, teacher.id, { id: slotId, on: '2026-11-24' }, moved);
  await addAssignment(db, teacher.id, classId, { due_at: '2026-11-19T09:00:00Z', cut_off_at: null });
  const own = await read(teacher);
  expect(brief(own)).toEqual([
    '2026-11-16 10:00 Break duty  held',
    '2026-11-17 08:15 7B Science Light and leaves held',
    '2026-11-20 12:00 7B Science Density moved',
  ]);
  expect(own.dues).toMatchObject([{ title: 'Leaf diary', date: '2026-11-19' }]);
  expect(own.slots).toHaveLength(2);
  expect(brief(await read(teacher, '2026-11-23', '2026-11-29'))).toEqual([
    '2026-11-23 10:00 Break duty  held',
  ]);
  const ofStudent = await read(student);
  expect(brief(ofStudent)).toEqual([
    '2026-11-17 08:15 7B Science Light and leaves held',
    '2026-11-20 12:00 7B Science  moved',
  ]);
  expect(ofStudent.dues).toMatchObject([{ title: 'Leaf diary' }]);
  expect(ofStudent.unplanned).toEqual([]);
});

test('others see nothing of it, a co-teacher sees the class without duties', async () => {
  const { teacher, classId } = await science();
  await addSlot(db, teacher.id, null, { weekday: 1 });
  await addAssignment(db, teacher.id, classId, { due_at: '2026-11-19T09:00:00Z', cut_off_at: null });
  const coTeacher = await signIn();
  for (const other of [coTeacher, await signIn({ role: 'student' })])
    expect(await read(other)).toMatchObject({ entries: [], dues: [], slots: [], unplanned: [] });
  await db.insert(classTeachers).values({ classId, teacherId: coTeacher.id });
  expect(brief(await read(coTeacher))).toEqual(['2026-11-17 08:15 7B Science  held']);
  await db.update(classes).set({ archivedAt: new Date() }).where(eq(classes.id, classId));
  expect(await read(coTeacher)).toMatchObject({ entries: [], dues: [] });
});

test('a lesson stays on its day when its slot is deleted or the day becomes free', async () => {
  const { teacher, classId, slotId } = await science();
  const lesson = await makeLesson(db, teacher.id, classId);
  expect((await read(teacher)).unplanned).toMatchObject([{ title: 'Light and leaves' }]);
  await setLessonDate(db, teacher.id, lesson.id, { slot_id: slotId, on: '2026-11-17' });
  await setCalendar(db, teacher.id, { holidays: [period('2026-11-17', '2026-11-17')] });
  const free = await read(teacher);
  expect(brief(free)).toEqual(['2026-11-17  7B Science Light and leaves held']);
  expect(free.holidays).toEqual([period('2026-11-17', '2026-11-17')]);
  await deleteSlot(db, teacher.id, slotId);
  expect(brief(await read(teacher))).toEqual(['2026-11-17  7B Science Light and leaves held']);
});

test('at most 62 days are read at once', async () => {
  const { headers } = await signIn();
  const status = async (from: string, to: string) =>
    (await app.inject({ url: `/api/schedule?from=${from}&to=${to}`, headers })).statusCode;
  expect(await status('2026-01-01', '2026-03-04')).toBe(200);
  expect(await status('2026-01-01', '2026-03-05')).toBe(422);
  expect(await status('2026-01-02', '2026-01-01')).toBe(422);
});

const nothing: ScheduleProposal = {
  slot_id: null,
  slot: null,
  lesson_id: null,
  assignment_id: null,
  on: null,
};

async function conflicts({ headers }: SignedIn, proposal: Partial<ScheduleProposal>) {
  const payload = { ...nothing, ...proposal };
  const answer = await app.inject({ method: 'POST', url: '/api/schedule-conflicts', headers, payload });
  return answer.json().items;
}

test('two classes in one slot are a conflict, unless their weeks or times differ', async () => {
  const { teacher, classId } = await science();
  await setCalendar(db, teacher.id, {
    terms: [period('2026-09-07', '2026-12-18', 'Autumn')],
    week_count: 'teaching',
  });
  const fields = {
    class_id: classId,
    title: '',
    weekday: 2,
    week: 'A' as const,
    starts_at: '09:00',
    minutes: 50,
    room: '',
    starts_on: '2026-09-07',
    ends_on: null,
    time_zone: 'Europe/London',
  };
  const same = { kind: 'slot', title: '7B Science', count: 0 };
  expect(await conflicts(teacher, { slot: fields })).toEqual([same]);
  expect(await conflicts(teacher, { slot: { ...fields, starts_at: '09:05' } })).toEqual([]);
  expect(await conflicts(teacher, { slot: { ...fields, weekday: 3 } })).toEqual([]);
  await addSlot(db, teacher.id, null, { title: 'Lab', weekday: 3, week: 'B' });
  expect(await conflicts(teacher, { slot: { ...fields, weekday: 3, starts_at: '08:15' } })).toEqual([]);
  expect(
    await conflicts(teacher, { slot: { ...fields, weekday: 3, starts_at: '08:15', week: 'B' } }),
  ).toEqual([{ ...same, title: 'Lab' }]);
});

test('a holiday, a taken slot and a fourth test on one day are conflicts', async () => {
  const { teacher, student, classId, slotId } = await science();
  const half = period('2026-10-26', '2026-10-30');
  await setCalendar(db, teacher.id, { holidays: [half] });
  const first = await makeLesson(db, teacher.id, classId);
  const second = await makeLesson(db, teacher.id, classId, { title: 'Density' });
  await setLessonDate(db, teacher.id, first.id, { slot_id: slotId, on: '2026-11-17' });
  const lesson = { lesson_id: second.id, slot_id: slotId, on: '2026-11-17' };
  expect(await conflicts(teacher, lesson)).toEqual([{ kind: 'lesson', title: 'Light and leaves', count: 0 }]);

  const paper = { kinds: ['paper'], due_at: '2026-11-19T09:00:00Z', cut_off_at: null } as const;
  const elsewhere = await signIn();
  const other = await classWith(db, elsewhere.id, [student]);
  for (const title of ['Maths', 'French'])
    await addAssignment(db, elsewhere.id, other, { ...paper, kinds: ['paper'], title });
  await addAssignment(db, elsewhere.id, other, { due_at: '2026-11-19T09:00:00Z', cut_off_at: null });
  const exam = await addAssignment(db, teacher.id, classId, {
    ...paper,
    kinds: ['paper'],
    due_at: '2026-11-12T09:00:00Z',
  });
  const moved = { assignment_id: exam, on: '2026-11-19' };
  expect(await conflicts(teacher, moved)).toEqual([]);
  await addAssignment(db, elsewhere.id, other, { ...paper, kinds: ['paper'], title: 'History' });
  expect(await conflicts(teacher, moved)).toEqual([{ kind: 'tests', title: '', count: 1 }]);
  expect(await conflicts(teacher, { ...moved, on: '2026-10-27' })).toEqual([
    { kind: 'holiday', title: 'Half term', count: 0 },
  ]);
});

test('a slot on one day collides with what is held on that day, moved lessons included, and with a holiday', async () => {
  const { teacher, classId, slotId } = await science();
  await setCalendar(db, teacher.id, { holidays: [period('2026-11-26', '2026-11-26')] });
  const moved = { state: 'moved', date: '2026-11-18', starts_at: '12:00', minutes: 50, room: '' } as const;
  await changeOccurrence(db, teacher.id, { id: slotId, on: '2026-11-17' }, moved);
  const duty = await addSlot(db, teacher.id, null, { weekday: 4 });
  const on = (date: string, startsAt: string) => ({
    slot_id: duty,
    slot: {
      class_id: null,
      title: 'Break duty',
      weekday: 3,
      week: 'every' as const,
      starts_at: startsAt,
      minutes: 20,
      room: '',
      starts_on: date,
      ends_on: date,
      time_zone: 'Europe/London',
    },
  });
  const science7 = { kind: 'slot', title: '7B Science', count: 0 };
  expect(await conflicts(teacher, on('2026-11-18', '12:30'))).toEqual([science7]);
  expect(await conflicts(teacher, on('2026-11-18', '08:15'))).toEqual([]);
  // The class is elsewhere on this Tuesday, and back on the next.
  expect(await conflicts(teacher, on('2026-11-17', '08:15'))).toEqual([]);
  expect(await conflicts(teacher, on('2026-11-24', '08:15'))).toEqual([science7]);
  expect(await conflicts(teacher, on('2026-11-26', '08:15'))).toEqual([
    { kind: 'holiday', title: 'Half term', count: 0 },
  ]);
  expect(classId).not.toBe('');
});

test('work that is not saved yet collides with a holiday, and as a test with three others of its students', async () => {
  const { teacher, student, classId } = await science();
  const beside = await signIn({ role: 'student' });
  const elsewhere = await signIn();
  await setCalendar(db, teacher.id, { holidays: [period('2026-10-26', '2026-10-30')] });
  const other = await classWith(db, elsewhere.id, [student]);
  for (const title of ['Maths', 'French', 'History'])
    await addAssignment(db, elsewhere.id, other, {
      kinds: ['paper'],
      title,
      due_at: '2026-11-19T09:00:00Z',
      cut_off_at: null,
    });
  const due = (change: object, isTest = true) => ({
    due: {
      assignment_id: null,
      is_test: isTest,
      classes: [{ class_id: classId, on: '2026-11-19', student_ids: null, group_ids: [], ...change }],
    },
  });
  const crowded = [{ kind: 'tests', title: '', count: 1 }];
  expect(await conflicts(teacher, due({}))).toEqual(crowded);
  expect(await conflicts(teacher, due({ student_ids: [student.id] }))).toEqual(crowded);
  expect(await conflicts(teacher, due({ student_ids: [beside.id] }))).toEqual([]);
  expect(await conflicts(teacher, due({ student_ids: [] }))).toEqual([]);
  expect(await conflicts(teacher, due({}, false))).toEqual([]);
  expect(await conflicts(teacher, due({ on: '2026-10-27' }, false))).toEqual([
    { kind: 'holiday', title: 'Half term', count: 0 },
  ]);
  // Nobody asks about the students of another teacher.
  expect(await conflicts(elsewhere, due({}))).toBeUndefined();
});

/** How many statements reading a week begins. */
async function statementsOf(viewer: SignedIn, role: 'teacher' | 'student'): Promise<number> {
  const spies = [vi.spyOn(db, 'select'), vi.spyOn(db, 'selectDistinct'), vi.spyOn(db, 'execute')];
  const span = { from: '2026-11-16', to: '2026-11-22' };
  await readSchedule(db, { id: viewer.id, role }, span, new Date('2026-11-17T10:00:00Z'));
  const count = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  return count;
}

test('a week takes the same number of statements, however much is in it', async () => {
  const { teacher, student, classId, slotId } = await science();
  await addAssignment(db, teacher.id, classId, { due_at: '2026-11-19T09:00:00Z', cut_off_at: null });
  const small = [await statementsOf(teacher, 'teacher'), await statementsOf(student, 'student')];
  for (let number = 0; number < 4; number += 1) {
    const more = await classWith(db, teacher.id, [student]);
    for (const weekday of [1, 2, 3]) await addSlot(db, teacher.id, more, { weekday });
    await addAssignment(db, teacher.id, more, { due_at: '2026-11-20T09:00:00Z', cut_off_at: null });
    const lesson = await makeLesson(db, teacher.id, more);
    const [first] = (await read(teacher)).slots.filter((slot) => slot.class?.id === more);
    await setLessonDate(db, teacher.id, lesson.id, { slot_id: first?.id ?? '', on: '2026-11-16' });
  }
  const cancelled = {
    state: 'cancelled',
    date: '2026-11-17',
    starts_at: '08:15',
    minutes: 50,
    room: '',
  } as const;
  await changeOccurrence(db, teacher.id, { id: slotId, on: '2026-11-17' }, cancelled);
  expect((await read(teacher)).entries).toHaveLength(13);
  expect(small[0]).toBeGreaterThan(5);
  expect([await statementsOf(teacher, 'teacher'), await statementsOf(student, 'student')]).toEqual(small);
});
