import type { ImportedEvent, SchoolPeriod, Timetable, TimetableEntry } from '@/shared/api/schedule';
import { atSchool, isoDateOf, timeOfDay, wallClock, weekdayOf } from '@/shared/lib/dates';
import type {
  CalendarDay,
  CalendarDue,
  CalendarEvent,
  MonthDay,
  MonthEvent,
} from '@/shared/ui/calendar-frame';
import { daysIn, localDate, type Shown, spanOf } from './span';

/** Where the entries of a schedule lead. */
export type Links = {
  lesson: (id: string) => string;
  class: (id: string) => string;
  due: (id: string) => string;
};

export const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
export const clockText = (clock: string): string => timeOfDay(minutesOf(clock));

/** Names an entry within a schedule. */
export const keyOf = ({ slot_id, on, lesson }: TimetableEntry): string =>
  [slot_id ?? '', on, lesson?.id ?? ''].join(' ');
export const dueKey = (id: string): string => `due ${id}`;

/** "Mon" of "Mon 16 Nov". */
const shortWeekday = (day: string): string => weekdayOf(localDate(day)).replace(/[\s,].*/, '');

const holidayOn = (holidays: readonly SchoolPeriod[], day: string): SchoolPeriod | undefined =>
  holidays.find(({ starts_on, ends_on }) => starts_on <= day && day <= ends_on);

const WITHOUT_TIME = { start: 7 * 60, minutes: 40 };

/** The days and events of a day or a week. */
export function weekOf(
  timetable: Timetable,
  shown: Shown,
  { links, now, plans }: { links: Links; now: Date; plans: boolean },
) {
  const list = daysIn(spanOf(shown));
  const local = atSchool(now, timetable.time_zone);
  const today = isoDateOf(local);
  const days = list.map((day): CalendarDay => {
    const holiday = holidayOn(timetable.holidays, day);
    const notes = [
      ...(holiday ? [holiday.name] : []),
      ...eventsOn(timetable, day).flatMap(({ starts_at, title }) => (starts_at === null ? title : [])),
    ];
    const isWeekend = [0, 6].includes(localDate(day).getDay());
    return {
      weekday: shortWeekday(day),
      date: String(Number(day.slice(8))),
      today: day === today,
      free: isWeekend || holiday !== undefined,
      ...(notes.length > 0 && { note: notes.join(', ') }),
    };
  });
  const own = timetable.entries.map((entry): CalendarEvent => {
    const { class: of, lesson, state, room } = entry;
    const start = entry.starts_at === null ? WITHOUT_TIME.start : minutesOf(entry.starts_at);
    const href = lesson ? links.lesson(lesson.id) : of && links.class(of.id);
    const time = entry.starts_at === null ? 'No slot' : timeOfDay(start);
    return {
      id: keyOf(entry),
      day: list.indexOf(entry.date),
      start,
      end: start + (entry.starts_at === null ? WITHOUT_TIME.minutes : entry.minutes),
      title: lesson?.title ?? (of && plans ? 'No plan yet' : entry.title),
      ...(of && { note: noteOf(entry, time) }),
      ...(room !== '' && { room }),
      ...(of && { template: of.cover }),
      ...(href && { href }),
      unplanned: plans && of !== null && lesson === null && state !== 'cancelled',
      cancelled: state === 'cancelled',
      movable: plans && (lesson !== null || entry.slot_id !== null),
      ...(lesson === null && { moveName: entry.title }),
    };
  });
  const events = [...own, ...importedIn(timetable, list)];
  const dues = timetable.dues.map(
    (due): CalendarDue => ({
      id: dueKey(due.assignment_id),
      day: list.indexOf(due.date),
      label: `${due.title}, ${due.class.title}`,
      template: due.class.cover,
      href: links.due(due.assignment_id),
      movable: plans,
    }),
  );
  const nowDay = list.indexOf(today);
  return {
    days,
    events,
    dues,
    hours: hoursOf(events),
    ...(nowDay !== -1 && { now: { day: nowDay, minute: local.getHours() * 60 + local.getMinutes() } }),
  };
}

/** The time and the class, and that the day differs from its series. */
const noteOf = ({ title, state, room }: TimetableEntry, time: string): string =>
  [`${time} ${title}`, ...(state === 'moved' ? ['changed', room] : [])]
    .filter((part) => part !== '')
    .join(', ');

/** What of imported calendars is on a day. */
const eventsOn = ({ events }: Timetable, day: string): ImportedEvent[] =>
  events.filter(({ date, last_day }) => date <= day && day <= last_day);

const MIDNIGHT = 24 * 60;

/** The events of imported calendars that have a time; one over midnight is on both days. */
function importedIn({ events }: Timetable, days: readonly string[]): CalendarEvent[] {
  return events.flatMap(({ starts_at, minutes, date, last_day, title, room, calendar }, index) => {
    if (starts_at === null) return [];
    const start = minutesOf(starts_at);
    return days.flatMap((day, place): CalendarEvent[] => {
      if (day < date || last_day < day) return [];
      const end = day === last_day ? (start + minutes) % MIDNIGHT || MIDNIGHT : MIDNIGHT;
      const from = day === date ? start : 0;
      return [
        {
          id: `imported ${index} ${day}`,
          day: place,
          start: from,
          end: Math.max(end, from + SHORTEST),
          title,
          note: `${timeOfDay(from)} ${calendar}`,
          ...(room !== '' && { room }),
        },
      ];
    });
  });
}
/** What has no length is drawn as if it took some minutes. */
const SHORTEST = 15;

/** The hours that the events fill, at least those of a school day. */
function hoursOf(events: readonly CalendarEvent[]): { from: number; to: number } {
  const from = Math.min(8, ...events.map(({ start }) => Math.floor(start / 60)));
  const to = Math.max(15, ...events.map(({ end }) => Math.ceil(end / 60)));
  return { from: Math.max(0, from), to: Math.min(24, to) };
}

/** The weeks of a month, with the entries of each day. */
export function monthOfSchedule(
  timetable: Timetable,
  shown: Shown,
  { links, now, plans }: { links: Links; now: Date; plans: boolean },
) {
  const today = isoDateOf(atSchool(now, timetable.time_zone));
  const list = daysIn(spanOf(shown));
  const byDay = Map.groupBy(timetable.entries, ({ date }) => date);
  const dues = Map.groupBy(timetable.dues, ({ date }) => date);
  const days = list.map((day): MonthDay => {
    const holiday = holidayOn(timetable.holidays, day);
    return {
      date: Number(day.slice(8)),
      label: [weekdayOf(localDate(day)), holiday?.name].filter((part) => part !== undefined).join(', '),
      inside: day.slice(0, 7) === shown.day.slice(0, 7),
      today: day === today,
      events: [
        ...(dues.get(day) ?? []).map(
          (due): MonthEvent => ({
            id: dueKey(due.assignment_id),
            time: 'Due:',
            title: due.title,
            note: due.class.title,
            template: due.class.cover,
            href: links.due(due.assignment_id),
            movable: plans,
          }),
        ),
        ...(byDay.get(day) ?? []).flatMap((entry): MonthEvent[] => {
          const { class: of, lesson, starts_at, state } = entry;
          if (of === null) return [];
          return [
            {
              id: keyOf(entry),
              ...(starts_at !== null && { time: clockText(starts_at) }),
              title: lesson?.title ?? entry.title,
              ...(lesson && { note: entry.title }),
              template: of.cover,
              href: lesson ? links.lesson(lesson.id) : links.class(of.id),
              cancelled: state === 'cancelled',
              movable: plans && (lesson !== null || entry.slot_id !== null),
            },
          ];
        }),
        ...eventsOn(timetable, day).map(
          ({ starts_at, date, title, calendar }): MonthEvent => ({
            id: `imported ${date} ${starts_at} ${title} ${calendar}`,
            ...(starts_at !== null && date === day && { time: clockText(starts_at) }),
            title,
            note: calendar,
          }),
        ),
      ],
    };
  });
  const weeks = Array.from({ length: list.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return { weekdays: list.slice(0, 7).map(shortWeekday), weeks };
}

/** A sentence about what is held, such as "Week A. 11 lessons, one without a plan." It names the time zone to readers elsewhere. */
export function summaryOf(timetable: Timetable, { plans, now }: { plans: boolean; now: Date }): string {
  const held = timetable.entries.filter(({ class: of, state }) => of !== null && state !== 'cancelled');
  const open = held.filter(({ lesson }) => lesson === null).length;
  const letters = timetable.weeks.map(({ letter }) => letter);
  const week = letters.length === 1 ? `Week ${letters[0]}. ` : '';
  const lessons = held.length === 1 ? '1 lesson' : `${held.length === 0 ? 'No' : held.length} lessons`;
  const dues = timetable.dues.length;
  const work = dues === 0 ? '' : ` ${dues === 1 ? 'One piece' : `${dues} pieces`} of work due.`;
  const unplanned = plans && open > 0 ? `, ${open === 1 ? 'one' : open} without a plan` : '';
  const isElsewhere = minuteOf(atSchool(now, timetable.time_zone)) !== minuteOf(wallClock(now));
  const zone = isElsewhere ? ` Times are in ${timetable.time_zone.replaceAll('_', ' ')}.` : '';
  return `${week}${lessons}${unplanned}.${work}${zone}`;
}

const minuteOf = (local: Date): string => `${isoDateOf(local)} ${local.getHours()}:${local.getMinutes()}`;

/** "Thu 19 Nov, 8:15". */
export const dayAndClock = (day: string, clock: string | null): string =>
  [weekdayOf(localDate(day)), ...(clock ? [clockText(clock)] : [])].join(', ');
