import { parseDateTime, toZoned } from '@internationalized/date';
import type { Account } from '../../../accounts/users/account.ts';
import { listDrafts } from '../../../documents/drafts/drafts.ts';
import { listGenerations } from '../../../documents/generations/read/list-generations.ts';
import type {
  Home,
  HomeDay,
  HomeEntry,
  Timetable,
  TimetableEntry,
} from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { listQueue } from '../../marking/marking/list-assignments.ts';
import { readSchedule } from '../../schedule/agenda/read-schedule.ts';
import { calendarsOf } from '../../schedule/timetable/calendars.ts';
import { daysLater, termWeek } from '../../schedule/timetable/recurrence.ts';
import { listTodos } from '../todos/todos.ts';
import { firstSteps } from './first-steps.ts';
import { listJoined } from './joined.ts';
import { findLeftOpen, type HeldLesson } from './left-open.ts';

/** How far back a lesson may lie whose work is still worth a look, and how far ahead the next day is looked for. */
const DAYS = 14;
const MAX_RECENT = 12;

/** The day of a teacher. The schedule is read once: what lies behind and ahead comes from the same answer. */
export async function readHome(
  db: Database,
  teacher: Pick<Account, 'id' | 'role'>,
  now: Date,
): Promise<Home> {
  const utcDay = now.toISOString().slice(0, 10);
  // A day more on each side, since the days are those of the school.
  const span = { from: daysLater(utcDay, -DAYS - 1), to: daysLater(utcDay, DAYS + 1) };
  const timetable = await readSchedule(db, teacher, span, now);
  const [toMark, { open }, joined, leftOpen, recent, drafts, steps, calendars] = await Promise.all([
    listQueue(db, teacher.id),
    listTodos(db, teacher, now),
    listJoined(db, teacher.id, now),
    findLeftOpen(db, teacher.id, heldLessons(timetable, now), now),
    listGenerations(db, teacher, { limit: MAX_RECENT, preview: true }),
    listDrafts(db, teacher.id),
    firstSteps(db, teacher.id),
    calendarsOf(db, [teacher.id]),
  ]);
  const { today } = timetable;
  const calendar = calendars.get(teacher.id);
  const week = calendar && termWeek(calendar.content, today);
  const next = timetable.entries.find(({ date, state }) => date > today && state !== 'cancelled')?.date;
  return {
    time_zone: timetable.time_zone,
    ...(week && { term_week: week }),
    today: dayOf(timetable, today),
    next_day: next === undefined ? null : dayOf(timetable, next),
    due: timetable.dues.filter(({ date }) => date === today),
    to_mark: toMark,
    todos: open.filter(({ snoozed_until }) => snoozed_until === null),
    joined,
    left_open: leftOpen,
    recent: recent.items,
    drafts,
    steps,
  };
}

const dayOf = ({ entries, time_zone: timeZone }: Timetable, date: string): HomeDay => ({
  date,
  entries: entries.filter((entry) => entry.date === date).map((entry) => presentEntry(entry, timeZone)),
});

function presentEntry(entry: TimetableEntry, timeZone: string): HomeEntry {
  const { slot_id: slotId, on, lesson, starts_at, minutes, title, class: of, room, state } = entry;
  const { begins, ends } = momentsOf(entry, timeZone);
  return {
    key: [slotId, on, lesson?.id].filter(Boolean).join(' '),
    starts_at,
    minutes,
    begins_at: begins?.toISOString() ?? null,
    ends_at: ends?.toISOString() ?? null,
    title,
    class: of,
    room,
    state,
    lesson,
  };
}

function momentsOf({ date, starts_at: startsAt, minutes }: TimetableEntry, timeZone: string) {
  if (startsAt === null) return { begins: null, ends: null };
  const begins = toZoned(parseDateTime(`${date}T${startsAt}`), timeZone);
  return { begins: begins.toDate(), ends: begins.add({ minutes }).toDate() };
}

/** The lessons that are over, with when they ended. One without a time is over with its day. */
function heldLessons({ entries, today, time_zone: timeZone }: Timetable, now: Date): HeldLesson[] {
  return entries.flatMap((entry): HeldLesson[] => {
    const { lesson, state, date } = entry;
    if (lesson === null || state === 'cancelled') return [];
    const ended = momentsOf(entry, timeZone).ends ?? (date < today ? new Date(`${date}T00:00Z`) : null);
    return ended !== null && ended <= now ? [{ id: lesson.id, on: date, at: ended.toISOString() }] : [];
  });
}
