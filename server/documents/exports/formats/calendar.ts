import { createHash } from 'node:crypto';
import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { type ScheduleEntry, scheduleSchema } from '../../../generated/blocks.ts';
import { Problem } from '../../../platform/problem.ts';
import { daysAfter, isDate } from '../../templates/calendar.ts';
import { sectionsOf } from '../compose.ts';
import type { FormatWriter } from './export-job.ts';

interface Schedule {
  title: string;
  documentId: string;
  weeks: readonly ScheduleEntry[];
  /** When class begins, such as 09:10; empty if the form doesn't say it. */
  classTime: string;
}

/**
 * The schedules of a document as a calendar (RFC 5545): an all-day event for each week and for each task that is due, and
 * an event for each class if the form has its time.
 */
export const writeCalendar: FormatWriter = ({ generator, written, copy, documentId }) => {
  const weeks = sectionsOf(generator, written, copy)
    .filter(({ block }) => block === 'schedule')
    .flatMap(({ value }) => scheduleSchema.safeParse(value).data ?? [])
    .map((week) => ({ ...week, days: week.days?.filter(isDate) ?? [] }))
    .filter(({ days }) => days.length > 0);
  if (weeks.length === 0) {
    throw new Problem('invalid', 'This schedule has no dates. Create it again with a first day of class.');
  }
  const { meeting_time: time } = written.input;
  return toCalendar({
    title: written.title,
    documentId,
    weeks,
    classTime: typeof time === 'string' ? time : '',
  });
};

export function toCalendar({ title, documentId, weeks, classTime }: Schedule): string {
  const calendar = ical({
    name: title,
    prodId: { company: 'Lectern', product: 'Schedule' },
    method: ICalCalendarMethod.PUBLISH,
  });
  const idOf = (event: string) => eventId(documentId, event);
  for (const [index, { topic, activity = [], due = '', days = [] }] of weeks.entries()) {
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) continue;
    const event = { allDay: true, transparency: ICalEventTransparency.TRANSPARENT };
    calendar.createEvent({
      ...event,
      id: idOf(`week ${index}`),
      start: midnight(first),
      end: midnight(last, 1),
      summary: `${title}: ${plain(topic)}`,
      ...(activity.length > 0 && { description: activity.map(plain).join('\n') }),
    });
    if (due !== '') {
      calendar.createEvent({
        ...event,
        id: idOf(`due ${index}`),
        start: midnight(last),
        end: midnight(last, 1),
        summary: `Due: ${plain(due)}`,
      });
    }
  }
  if (classTime !== '') {
    for (const day of new Set(weeks.flatMap(({ days = [] }) => days)))
      addClass(calendar, {
        id: idOf(`class ${day}`),
        summary: title,
        start: new Date(`${day}T${classTime}Z`),
      });
  }
  return calendar.toString();
}

/** A class is when clocks show its time, wherever the calendar is read. The form doesn't say when it ends. */
const addClass = (calendar: ICalCalendar, event: { id: string; summary: string; start: Date }) =>
  calendar.createEvent({ ...event, floating: true });

/** The same for every export of the document, so that a calendar updates its events. */
const eventId = (documentId: string, event: string): string =>
  `${createHash('sha256').update(`${documentId}\n${event}`).digest('hex').slice(0, 32)}@lectern`;

/** In UTC, as the library writes days. The end of an all-day event is the day after its last day. */
const midnight = (date: string, daysLater = 0): Date => new Date(`${daysAfter(date, daysLater)}T00:00:00Z`);

const plain = (text: string): string => text.replaceAll(/\*{1,2}([^*]+)\*{1,2}/g, '$1');
