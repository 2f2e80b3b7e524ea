import type { Temporal as TemporalSpecification } from 'temporal-spec';
import { type Component, type Property, textIn, valuesOf } from './content-lines.ts';
import { UTC, type Zone, type Zones } from './zones.ts';

/** Of Node; TypeScript's own libraries for this target don't know it yet. */
declare const Temporal: typeof TemporalSpecification;

/** A day, or a time on the clocks of a zone. */
export type When = { day: string; time: null } | { day: string; time: string; zone: Zone };

/** From start to end: days on the calendar, then milliseconds. */
export interface Length {
  days: number;
  milliseconds: number;
}

/** An event, or the change of one instance of another. */
export interface CalendarEvent {
  uid: string;
  title: string;
  room: string;
  isCancelled: boolean;
  sequence: number;
  start: When;
  length: Length;
  /** As RFC 5545 writes them. */
  rules: string[];
  extra: { start: When; length: Length | null }[];
  except: When[];
  /** The instance that it changes. */
  instance: When | null;
  /** What makes another version of it another one. */
  lines: string[];
}

/** What was not understood, and what became of it. */
export interface NotUnderstood {
  title: string;
  message: string;
}

export interface Reading {
  zones: Zones;
  /** Of the school: floating times are on its clocks. */
  schoolZone: Zone;
  /** Of what the whole file wants, such as CANCEL. */
  method: string;
  report(what: NotUnderstood): void;
}

const MAX_TITLE = 200;
const MAX_ROOM = 100;
const DAY = 86_400_000;
/** Lines that change without the event. */
const VOLATILE = /^(DTSTAMP|LAST-MODIFIED|CREATED|SEQUENCE|X-[\w-]*|DESCRIPTION|ATTENDEE|ORGANIZER)[;:]/;

export const momentOf = (when: Extract<When, { time: string }>): number =>
  when.zone.momentOf(`${when.day}T${when.time}`);

export const dayAfter = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString();

const NOT_TAKEN = 'It was left out.';

/** The event of a VEVENT; null if its start can't be read, which is reported. */
export function readEvent(component: Component, reading: Reading): CalendarEvent | null {
  const title = textIn(component, 'summary').slice(0, MAX_TITLE) || 'Untitled';
  const report = (message: string) => reading.report({ title, message });
  const whens = (name: string): When[] =>
    valuesOf(component, name).flatMap((property) => whensIn(property, reading, report));
  const [start] = whens('dtstart');
  if (start === undefined) {
    report(`Its start can’t be read. ${NOT_TAKEN}`);
    return null;
  }
  const instance = whens('recurrence-id')[0] ?? null;
  if (valuesOf(component, 'recurrence-id').some(({ parameters }) => parameters.has('range')))
    report('A change of all later dates was taken for its own day only.');
  if (valuesOf(component, 'exrule').length > 0)
    report('A rule of exceptions isn’t understood. What it takes out is shown.');
  for (const line of component.unreadable)
    report(
      /^RRULE/i.test(line)
        ? `How it repeats isn’t understood (${line.slice(0, 80)}). Only its first date was taken.`
        : `A line isn’t understood: ${line.slice(0, 80)}`,
    );
  const uid = textIn(component, 'uid');
  return {
    uid: uid === '' ? `${title} ${start.day} ${start.time ?? ''}` : uid.slice(0, 500),
    title,
    room: textIn(component, 'location').slice(0, MAX_ROOM),
    isCancelled: reading.method === 'CANCEL' || textIn(component, 'status').toUpperCase() === 'CANCELLED',
    sequence: Number(valuesOf(component, 'sequence')[0]?.values[0] ?? 0) || 0,
    start,
    length: lengthOf(component, start, whens('dtend')[0], report),
    rules: valuesOf(component, 'rrule').map(({ line }) => line.slice('RRULE:'.length)),
    extra: valuesOf(component, 'rdate').flatMap((property) => extraIn(property, reading, report)),
    except: whens('exdate'),
    instance,
    lines: component.properties.map(({ line }) => line).filter((line) => !VOLATILE.test(line)),
  };
}

function lengthOf(
  component: Component,
  start: When,
  end: When | undefined,
  report: (message: string) => void,
): Length {
  const usual = { days: start.time === null ? 1 : 0, milliseconds: 0 };
  const duration = valuesOf(component, 'duration')[0]?.values[0];
  const length = end === undefined ? durationOf(duration) : between(start, end);
  if (length === null) {
    if (duration !== undefined) report('How long it takes can’t be read. Only its start was taken.');
    return usual;
  }
  if (length.days < 0 || length.milliseconds < 0) {
    report('It ends before it starts. Only its start was taken.');
    return usual;
  }
  return start.time === null
    ? { days: Math.max(1, length.days + Math.floor(length.milliseconds / DAY)), milliseconds: 0 }
    : length;
}

function between(start: When, end: When): Length {
  if (start.time === null || end.time === null) {
    const days = Temporal.PlainDate.from(start.day).until(end.day, { largestUnit: 'day' }).days;
    return { days, milliseconds: 0 };
  }
  return { days: 0, milliseconds: momentOf(end) - momentOf(start) };
}

function durationOf(value: unknown): Length | null {
  if (typeof value !== 'string') return null;
  try {
    const { sign, weeks, days, hours, minutes, seconds } = Temporal.Duration.from(value);
    if (sign < 0) return { days: -1, milliseconds: 0 };
    return { days: weeks * 7 + days, milliseconds: ((hours * 60 + minutes) * 60 + seconds) * 1000 };
  } catch {
    return null;
  }
}

function whensIn(property: Property, reading: Reading, report: (message: string) => void): When[] {
  const zone = zoneIn(property, reading, report);
  return property.values.flatMap((value) => readWhen(value, zone) ?? []);
}

/** Extra dates, some of which say how long they are. */
function extraIn(
  property: Property,
  reading: Reading,
  report: (message: string) => void,
): CalendarEvent['extra'] {
  const zone = zoneIn(property, reading, report);
  return property.values.flatMap((value) => {
    const [from, to] = Array.isArray(value) ? value : [value, undefined];
    const start = readWhen(from, zone);
    if (start === null) return [];
    const end = readWhen(to, zone);
    return [{ start, length: end === null ? durationOf(to) : between(start, end) }];
  });
}

function zoneIn(
  { parameters }: Property,
  { zones, schoolZone }: Reading,
  report: (message: string) => void,
): Zone {
  const name = parameters.get('tzid');
  if (name === undefined) return schoolZone;
  const zone = zones.find(name);
  if (zone === null)
    report(`The time zone “${name.slice(0, 60)}” isn’t known. Its times are read as your school’s.`);
  return zone ?? schoolZone;
}

function readWhen(value: unknown, zone: Zone): When | null {
  const text = typeof value === 'string' ? value : '';
  const [, day, time, utc] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d:\d\d)(Z?))?$/.exec(text) ?? [];
  if (day === undefined) return null;
  try {
    const local = Temporal.PlainDateTime.from(text.replace('Z', ''), { overflow: 'reject' });
    // Years before calendars, or so late that moments end.
    if (local.year < 1500 || local.year > 9000) return null;
    if (time === undefined) return { day, time: null };
    return { day, time: local.toPlainTime().toString({ smallestUnit: 'second' }), zone: utc ? UTC : zone };
  } catch {
    return null;
  }
}
