import { randomUUID } from 'node:crypto';
import { makeLesson } from '../../server/school/lessons/student-lessons/testing.ts';
import { addAssignment, classWith } from '../../server/school/marking/student-work/testing.ts';
import { setLessonDate } from '../../server/school/schedule/dates/lesson-dates.ts';
import { shiftLessons } from '../../server/school/schedule/dates/shift-lessons.ts';
import { addSlot } from '../../server/school/schedule/timetable/testing.ts';
import { calendarImports, importedTimes } from '../../server/school/schedule/timetable/tables.ts';
import type { Owned } from './owner-fixture.ts';

/** A slot of a class that the owner teaches. */
const slot: Owned = {
  create: async ({ db }, { id: teacherId }) => {
    const classId = await classWith(db, teacherId, []);
    const id = await addSlot(db, teacherId, classId);
    return { params: { id, on: '2026-11-17' }, classId, payload: {} };
  },
  rejection: 404,
};

const changedSlot: Owned = {
  ...slot,
  create: async (testApp, owner) => {
    const target = await slot.create(testApp, owner);
    return { ...target, payload: { class_id: target.classId } };
  },
};

/** A lesson of the owner's class on a day of a slot, and a shift of it. */
async function shifted({ db }: Parameters<Owned['create']>[0], teacherId: string) {
  const classId = await classWith(db, teacherId, []);
  const slotId = await addSlot(db, teacherId, classId);
  const lesson = await makeLesson(db, teacherId, classId);
  await setLessonDate(db, teacherId, lesson.id, { slot_id: slotId, on: '2026-11-17' });
  const move = { lesson_id: lesson.id, on: '2026-11-24', with_due_dates: false, preview: false };
  const { id } = await shiftLessons(db, teacherId, classId, move);
  return { classId, lessonId: lesson.id, shiftId: id ?? '' };
}

/** A calendar that the owner read from a file, with an event. */
const readCalendar: Owned = {
  create: async ({ db }, { id: teacherId }) => {
    const id = randomUUID();
    await db.insert(calendarImports).values({
      id,
      teacherId,
      name: 'School diary',
      target: 'schedule',
      notUnderstood: [],
      notUnderstoodCount: 0,
    });
    await db.insert(importedTimes).values({
      importId: id,
      position: 0,
      uid: 'fair',
      digest: 'fair',
      title: 'Book fair',
      room: '',
      firstDay: '2026-11-17',
      lastDay: '2026-11-17',
    });
    return { params: { id } };
  },
  rejection: 404,
};

/** The fixtures of the timetable, and of the days of lessons and work. */
export const scheduleFixtures = {
  updateScheduleSlot: changedSlot,
  deleteScheduleSlot: slot,
  changeOccurrence: slot,
  applyCalendarImport: readCalendar,
  endCalendarImport: readCalendar,
  setLessonDate: {
    create: async (testApp, { id }) => {
      const { classId, lessonId } = await shifted(testApp, id);
      return { params: { id: lessonId }, classId };
    },
    rejection: 404,
  } satisfies Owned,
  moveDueDate: {
    create: async ({ db }, { id: teacherId }) => {
      const classId = await classWith(db, teacherId, []);
      return { params: { id: await addAssignment(db, teacherId, classId) }, classId };
    },
    rejection: 404,
  } satisfies Owned,
  shiftLessons: {
    create: async (testApp, { id }) => {
      const { classId, lessonId } = await shifted(testApp, id);
      return { params: { id: classId }, classId, payload: { lesson_id: lessonId } };
    },
    rejection: 404,
  } satisfies Owned,
  undoLessonShift: {
    create: async (testApp, { id }) => {
      const { classId, shiftId } = await shifted(testApp, id);
      return { params: { id: shiftId }, classId };
    },
    rejection: 404,
  } satisfies Owned,
};
