import type { SchoolCalendarContent, SlotFields } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { findSchoolCalendar, saveSchoolCalendar } from './calendars.ts';
import { createSlot } from './slots.ts';

/** Adds a slot on Tuesdays at 8:15 to a class, or a duty. */
export async function addSlot(
  db: Database,
  teacherId: string,
  classId: string | null,
  change: Partial<SlotFields> = {},
): Promise<string> {
  const fields: SlotFields = {
    class_id: classId,
    title: 'Break duty',
    weekday: 2,
    week: 'every',
    starts_at: '08:15',
    minutes: 50,
    room: 'Lab 2',
    starts_on: '2026-09-07',
    ends_on: null,
    time_zone: 'Europe/London',
    ...change,
  };
  return (await createSlot(db, teacherId, fields)).id;
}

/** Saves terms and holidays of a teacher's school. */
export async function setCalendar(
  db: Database,
  teacherId: string,
  change: Partial<SchoolCalendarContent>,
  timeZone = 'Europe/London',
): Promise<void> {
  const { revision, content } = await findSchoolCalendar(db, teacherId);
  await saveSchoolCalendar(db, teacherId, {
    revision,
    time_zone: timeZone,
    content: { ...content, ...change },
  });
}

export const period = (starts_on: string, ends_on: string, name = 'Half term') => ({
  name,
  starts_on,
  ends_on,
});
