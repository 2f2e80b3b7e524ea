import { createHash } from 'node:crypto';
import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { Temporal as TemporalSpecification } from 'temporal-spec';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { TimetableEntry } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { dayAt } from '../dates/lesson-dates.ts';
import { duesBetween, type Due, entriesOf, holidaysOf, plannedLessons } from '../agenda/read-schedule.ts';
import { calendarsOf } from '../timetable/calendars.ts';
import { daysLater, stamp } from '../timetable/recurrence.ts';
import { changesOf, type Viewer, type VisibleSlot, visibleSlots } from '../timetable/slots.ts';

/** Of Node; TypeScript's own libraries for this target don't know it yet. */
declare const Temporal: typeof TemporalSpecification;

const DAYS_BACK = 90;
const DAYS_AHEAD = 400;
/** How often programs should read it; most ask less often. */
const REFRESH_SECONDS = 3600;

/** What a person sees in their schedule, as an iCalendar file that is the same until something changes. */
export async function writeCalendar(
  db: Database,
  viewer: Viewer,
  publicUrl: string,
  now: Date,
): Promise<{ text: string; etag: string }> {
  const today = dayAt(now, 'UTC');
  const span = { from: daysLater(today, -DAYS_BACK), to: daysLater(today, DAYS_AHEAD) };
  const slots = await visibleSlots(db, viewer);
  const bounds = [new Date(`${span.from}T00:00Z`), new Date(`${span.to}T00:00Z`)] as const;
  const [changes, planned, calendars, dues] = await Promise.all([
    changesOf(
      db,
      slots.map(({ slot }) => slot.id),
    ),
    plannedLessons(db, viewer, span, now),
    calendarsOf(db, [...new Set([viewer.id, ...slots.map(({ ownerId }) => ownerId)])]),
    duesBetween(db, viewer, bounds, now),
  ]);
  const host = new URL(publicUrl).hostname;
  const calendar = ical({
    name: 'Lectern',
    prodId: { company: 'Lectern', product: 'Schedule', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
    // Without a name, so that DTSTAMP stays in UTC; each event names its own zone.
    timezone: { name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null },
  });
  const revisions = new Map([...calendars].map(([id, { revision }]) => [id, revision]));
  const lessonUrl = (id: string) =>
    viewer.role === 'teacher'
      ? `${publicUrl}/teacher/classes/view/lesson/${id}`
      : `${publicUrl}/students/classes/details/studentLessonDetails?id=${id}`;
  const sequenceOf = ({ slot, ownerId }: VisibleSlot) => slot.sequence + (revisions.get(ownerId) ?? 0);

  for (const found of slots) addSeries(calendar, found, { host, sequence: sequenceOf(found) });
  const bySlot = new Map(slots.map((found) => [found.slot.id, found]));
  const days = Map.groupBy(
    entriesOf(slots, { changes, planned }, span),
    ({ slot_id, on, lesson }) => `${slot_id ?? lesson?.id} ${on}`,
  );
  for (const entries of days.values()) {
    const [entry] = entries;
    if (!entry) continue;
    const found = bySlot.get(entry.slot_id ?? '');
    const titles = entries.flatMap(({ lesson }) => (lesson ? [lesson.title] : []));
    const summary = [entry.title, titles.join(', ')].filter((part) => part !== '').join(': ');
    const url = entry.lesson ? lessonUrl(entry.lesson.id) : null;
    if (found) addDay(calendar, found, entry, { host, sequence: sequenceOf(found), summary, url });
    else if (entry.lesson)
      calendar.createEvent({
        ...allDay(entry.date, entry.date),
        id: `lesson-${entry.lesson.id}@${host}`,
        summary,
        url,
      });
  }
  for (const due of dues) addDue(calendar, due, { host, viewer, publicUrl });
  for (const { name, starts_on, ends_on } of holidaysOf([...calendars.values()], span)) {
    const key = createHash('sha256').update(`${name} ${starts_on}`).digest('hex').slice(0, 16);
    calendar.createEvent({
      ...allDay(starts_on, ends_on),
      id: `holiday-${key}@${host}`,
      summary: name,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  const text = calendar.toString();
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
}

/** A fixed time, so that the file is the same until something changes. */
const LONG_AGO = new Date('2026-01-01T00:00:00Z');

const at = (day: string, time: string, timeZone: string) =>
  Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone);

const allDay = (first: string, last: string) => ({
  allDay: true,
  start: Temporal.PlainDate.from(first),
  end: Temporal.PlainDate.from(daysLater(last, 1)),
  stamp: LONG_AGO,
});

const uidOf = ({ slot }: VisibleSlot, host: string): string => `slot-${slot.id}@${host}`;

function timed(
  { slot, series }: VisibleSlot,
  { date, startsAt, minutes, room }: { date: string; startsAt: string; minutes: number; room: string },
): ICalEventData | null {
  if (!series) return null;
  const start = at(date, startsAt, series.timeZone);
  return {
    start,
    end: start.add({ minutes }),
    timezone: series.timeZone,
    stamp: slot.updatedAt,
    ...(room !== '' && { location: room }),
  };
}

function addSeries(
  calendar: ICalCalendar,
  found: VisibleSlot,
  { host, sequence }: { host: string; sequence: number },
): void {
  const { slot, series, title } = found;
  const held = firstHeld(found);
  if (!series || held === null) return;
  const event = timed(found, { ...slot, date: held });
  if (!event) return;
  const { timeZone, startsAt, rule, except } = series;
  const later = except.filter((day) => day > held).map((day) => stamp(day, startsAt));
  const lines = [`RRULE:${rule}`];
  if (later.length > 0) lines.push(`EXDATE;TZID=${timeZone}:${later.join(',')}`);
  calendar.createEvent({
    ...event,
    id: uidOf(found, host),
    sequence,
    summary: title,
    repeating: `${lines.join('\r\n')}\r\n`,
  });
}

/** The first day of a series on which it is held: programs show DTSTART even where EXDATE names it. */
function firstHeld({ series }: VisibleSlot): string | null {
  if (!series) return null;
  const free = new Set(series.except);
  let day = series.first;
  const step = series.rule.includes('INTERVAL=2') ? 14 : 7;
  while (free.has(day)) day = daysLater(day, step);
  return day;
}

/** A day of a series that has a lesson, or is moved or cancelled. */
function addDay(
  calendar: ICalCalendar,
  found: VisibleSlot,
  entry: TimetableEntry,
  { host, sequence, summary, url }: { host: string; sequence: number; summary: string; url: string | null },
): void {
  if (!found.series || (entry.lesson === null && entry.state === 'held')) return;
  const { date, starts_at: startsAt, minutes, room } = entry;
  const event = timed(found, { date, startsAt: startsAt ?? found.slot.startsAt, minutes, room });
  if (!event) return;
  calendar.createEvent({
    ...event,
    id: uidOf(found, host),
    recurrenceId: at(entry.on, found.slot.startsAt, found.series.timeZone),
    sequence,
    summary,
    ...(url !== null && { url }),
    ...(entry.state === 'cancelled' && { status: ICalEventStatus.CANCELLED }),
  });
}

function addDue(
  calendar: ICalCalendar,
  { id, title, class: of, dueAt, timeZone, sequence, updatedAt }: Due,
  { host, viewer, publicUrl }: { host: string; viewer: Viewer; publicUrl: string },
): void {
  const path =
    viewer.role === 'teacher'
      ? `/teacher/assignments/details?id=${id}`
      : `/students/classes/details/studentAssignmentDetails?id=${id}`;
  calendar.createEvent({
    id: `due-${id}@${host}`,
    sequence,
    stamp: updatedAt,
    start: Temporal.Instant.from(dueAt.toISOString()).toZonedDateTimeISO(timeZone),
    timezone: timeZone,
    summary: `Due: ${title} (${of.title})`,
    url: `${publicUrl}${path}`,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
}
