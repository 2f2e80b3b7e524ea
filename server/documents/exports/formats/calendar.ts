import { createHash } from 'node:crypto';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { type ScheduleEntry, scheduleSchema } from '../../../generated/blocks.ts';
import { Problem } from '../../../platform/problem.ts';
import { sectionsOf } from '../compose.ts';
import type { FormatWriter } from './export-job.ts';

/** The schedules of a document as a calendar (RFC 5545): an all-day event for each week and for each task that is due. */
export const writeCalendar: FormatWriter = ({ generator, written, copy }) => {
  const weeks = sectionsOf(generator, written, copy)
    .filter(({ block }) => block === 'schedule')
    .flatMap(({ value }) => scheduleSchema.safeParse(value).data ?? [])
    .filter(({ days = [] }) => days.length > 0);
  if (weeks.length === 0) {
    throw new Problem('invalid', 'This schedule has no dates. Create it again with a first day of class.');
  }
  return toCalendar(written.title, weeks);
};

export function toCalendar(title: string, weeks: readonly ScheduleEntry[]): string {
  const calendar = ical({
    name: title,
    prodId: { company: 'Lectern', product: 'Schedule' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { week, topic, activity = [], due = '', days = [] } of weeks) {
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) continue;
    const event = { allDay: true, transparency: ICalEventTransparency.TRANSPARENT };
    calendar.createEvent({
      ...event,
      id: idOf(title, `week ${week}`),
      start: midnight(first),
      end: midnight(last, 1),
      summary: `${title}: ${plain(topic)}`,
      ...(activity.length > 0 && { description: activity.map(plain).join('\n') }),
    });
    if (due !== '') {
      calendar.createEvent({
        ...event,
        id: idOf(title, `due ${week}`),
        start: midnight(last),
        end: midnight(last, 1),
        summary: `Due: ${plain(due)}`,
      });
    }
  }
  return calendar.toString();
}

/** The same for every export of the document, so that a calendar updates its events. */
const idOf = (title: string, event: string): string =>
  `${createHash('sha256').update(`${title}\n${event}`).digest('hex').slice(0, 32)}@lectern`;

/** The end of an all-day event is the day after its last day. */
function midnight(date: string, daysLater = 0): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day + daysLater);
}

const plain = (text: string): string => text.replaceAll(/\*{1,2}([^*]+)\*{1,2}/g, '$1');
