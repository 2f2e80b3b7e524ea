import { RRuleTemporal } from 'rrule-temporal';
import {
  type CalendarEvent,
  dayAfter,
  type Length,
  momentOf,
  type NotUnderstood,
  type When,
} from './read-event.ts';
import type { Zone } from './zones.ts';

/** When an event is: between two moments in ISO 8601, or on whole days, the last included. */
export type Span = { starts_at: string; ends_at: string } | { first_day: string; last_day: string };

export type EventTime = Span & { title: string; room: string };

/** The first and the last day for which dates are worked out. */
export interface Horizon {
  from: string;
  to: string;
}

const MAX_ITERATIONS = 20_000;
const MAX_TIMES = 1_500;

/** A start with its names: its day on its own clocks, and its moment if it is no whole day. */
interface Start {
  day: string;
  moment: number | null;
}

const startOf = (when: When): Start => ({
  day: when.day,
  moment: when.time === null ? null : momentOf(when),
});
const keyOf = ({ day, moment }: Start): string => String(moment ?? day);
/** An exception names the same moment in any zone, or just the day. */
const names = (named: Start, { day, moment }: Start): boolean =>
  named.moment === null || moment === null ? named.day === day : named.moment === moment;

/** The times of an event with the changes of its instances, as far as they are within the horizon. */
export function expandEvent(
  event: CalendarEvent,
  changes: readonly CalendarEvent[],
  horizon: Horizon,
  report: (what: NotUnderstood) => void,
): EventTime[] {
  const found = new Map<string, { start: Start; length: Length }>();
  const add = (start: Start, length = event.length) => void found.set(keyOf(start), { start, length });
  add(startOf(event.start));
  for (const rule of event.rules) {
    const days = ruled(event, rule, horizon, (message) => report({ title: event.title, message }));
    for (const start of days) add(start);
  }
  for (const { start, length } of event.extra) add(startOf(start), length ?? event.length);
  const gone = [...event.except, ...changes.flatMap(({ instance }) => instance ?? [])].map(startOf);
  for (const [key, { start }] of found) if (gone.some((one) => names(one, start))) found.delete(key);
  const own = event.isCancelled ? [] : [...found.values()].map((each) => ({ ...each, of: event }));
  const changed = changes
    .filter(({ isCancelled }) => !isCancelled && !event.isCancelled)
    .map((change) => ({ start: startOf(change.start), length: change.length, of: change }));
  const times = [...own, ...changed]
    .map(({ start, length, of }) => ({ ...spanOf(start, length, of.start), title: of.title, room: of.room }))
    .filter((time) => isWithin(time, horizon))
    .toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
  if (times.length > MAX_TIMES)
    report({
      title: event.title,
      message: `Only its first ${MAX_TIMES.toLocaleString('en')} dates were taken.`,
    });
  return times.slice(0, MAX_TIMES);
}

const sortKey = (time: Span): string => ('starts_at' in time ? time.starts_at : time.first_day);

const isWithin = (time: Span, { from, to }: Horizon): boolean =>
  'starts_at' in time
    ? time.ends_at >= from && time.starts_at.slice(0, 10) <= to
    : time.last_day >= from && time.first_day <= to;

function spanOf({ day, moment }: Start, { days, milliseconds }: Length, like: When): Span {
  if (moment === null || like.time === null)
    return { first_day: day, last_day: dayAfter(day, Math.max(1, days) - 1) };
  // Days are nominal: at the same time of the clock.
  const end = days === 0 ? moment : like.zone.momentOf(`${dayAfter(day, days)}T${like.time}`);
  return { starts_at: new Date(moment).toISOString(), ends_at: new Date(end + milliseconds).toISOString() };
}

const stamp = (text: string): string => text.replaceAll(/[-:]/g, '');

/** The starts that a rule gives within the horizon. */
function ruled(
  { start }: CalendarEvent,
  rule: string,
  { from, to }: Horizon,
  report: (message: string) => void,
): Start[] {
  const zone = start.time === null ? null : start.zone;
  const { text, isBeforeEnd } = withoutEnd(rule, zone);
  // Days, and clock times of a zone that only the file describes, are worked out as those of UTC.
  const id = zone?.id ?? 'UTC';
  const first = `${stamp(start.day)}T${stamp(start.time ?? '00:00:00')}`;
  try {
    const series = new RRuleTemporal({
      rruleString: `DTSTART;TZID=${id}:${first}\nRRULE:${text}`,
      maxIterations: MAX_ITERATIONS,
      includeDtstart: true,
      strict: true,
    });
    // Two days more on each side, since the bounds are in UTC and events have a length.
    const bounds = [new Date(`${dayAfter(from, -2)}T00:00Z`), new Date(`${dayAfter(to, 2)}T00:00Z`)] as const;
    return series
      .between(...bounds, true)
      .map((time): Start => {
        const local = time.toString().slice(0, 19);
        const moment =
          zone === null ? null : zone.id === null ? zone.momentOf(local) : time.epochMilliseconds;
        return { day: local.slice(0, 10), moment };
      })
      .filter(isBeforeEnd);
  } catch (error) {
    const isTooOften = error instanceof Error && error.message.includes('exceeded');
    report(
      isTooOften
        ? 'It repeats too often. Only its first date was taken.'
        : `How it repeats isn’t understood (${rule.slice(0, 80)}). Only its first date was taken.`,
    );
    return [];
  }
}

/**
 * A rule without UNTIL, which programs write as a day, in UTC and on local clocks, whether or not that fits the start; the
 * end is included. A day means all of it.
 */
function withoutEnd(
  rule: string,
  zone: Zone | null,
): { text: string; isBeforeEnd: (start: Start) => boolean } {
  const parts = rule.split(';').filter((part) => part !== '' && !part.startsWith('X-'));
  const text = parts.filter((part) => !part.startsWith('UNTIL=')).join(';');
  const until = parts.find((part) => part.startsWith('UNTIL='))?.slice('UNTIL='.length);
  if (until === undefined) return { text, isBeforeEnd: () => true };
  const [, year, month, date, hour, minute, second, utc] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/.exec(until) ?? [];
  // Read with the rest of the rule, which then is not understood.
  if (year === undefined) return { text: rule, isBeforeEnd: () => true };
  const day = `${year}-${month}-${date}`;
  if (hour === undefined || zone === null) return { text, isBeforeEnd: (start) => start.day <= day };
  const local = `${day}T${hour}:${minute}:${second}`;
  const last = utc ? Date.parse(`${local}Z`) : zone.momentOf(local);
  return { text, isBeforeEnd: ({ moment }) => (moment ?? 0) <= last };
}
