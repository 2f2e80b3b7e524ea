import { createHash } from 'node:crypto';
import { type Component, readComponents, textIn } from './content-lines.ts';
import { type EventTime, expandEvent, type Horizon } from './expand-event.ts';
import { type CalendarEvent, type NotUnderstood, readEvent } from './read-event.ts';
import { readZones, zoneOf } from './zones.ts';

export interface FoundEvent {
  uid: string;
  /** Of what it says, to tell a changed event from the same one. */
  digest: string;
  times: EventTime[];
}

export interface FoundCalendar {
  /** As the file calls itself; empty if it doesn't. */
  name: string;
  events: FoundEvent[];
  notUnderstood: NotUnderstood[];
  /** How many things were not understood, more than are named. */
  notUnderstoodCount: number;
  /** Events without a date within the horizon. */
  outside: number;
}

export const MAX_EVENTS = 2_000;
const MAX_TIMES = 10_000;
const MAX_NAMED = 50;

/** What the parts of a calendar are called that are no events. */
const OTHERS: Readonly<Record<string, string>> = {
  VTODO: 'Tasks aren’t taken.',
  VJOURNAL: 'Journal entries aren’t taken.',
  VFREEBUSY: 'Times without a name (free or busy) aren’t taken.',
};

/** The events of an iCalendar file, one by one, so that one that is not understood leaves the others. Null if it is none. */
export function readCalendar(bytes: Buffer, schoolZone: string, horizon: Horizon): FoundCalendar | null {
  const { calendars, isCut } = readComponents(bytes);
  if (calendars.length === 0) return null;
  const named = new Map<string, NotUnderstood>();
  let notUnderstoodCount = 0;
  const report = (what: NotUnderstood): void => {
    const key = `${what.title} ${what.message}`;
    if (named.has(key)) return;
    notUnderstoodCount += 1;
    if (named.size < MAX_NAMED) named.set(key, what);
  };
  const all = calendars.flatMap((calendar) => eventsOf(calendar, schoolZone, report));
  const events = all.slice(0, MAX_EVENTS);
  if (all.length > MAX_EVENTS)
    report({
      title: 'The file',
      message: `Only its first ${MAX_EVENTS.toLocaleString('en')} entries were taken.`,
    });
  if (isCut) report({ title: 'The file', message: 'It ends in the middle of an entry.' });
  const [first] = calendars;
  const name = first ? textIn(first, 'x-wr-calname') || textIn(first, 'name') : '';
  const found = expandAll(events, schoolZone, horizon, report);
  return { name: name.slice(0, 100), ...found, notUnderstood: [...named.values()], notUnderstoodCount };
}

function eventsOf(
  calendar: Component,
  schoolZone: string,
  report: (what: NotUnderstood) => void,
): CalendarEvent[] {
  const reading = {
    zones: readZones(calendar),
    schoolZone: zoneOf(schoolZone),
    method: textIn(calendar, 'method').toUpperCase(),
    report,
  };
  return calendar.components.flatMap((component) => {
    if (component.name === 'VEVENT') return readEvent(component, reading) ?? [];
    const other = OTHERS[component.name];
    if (other !== undefined) report({ title: textIn(component, 'summary') || 'Untitled', message: other });
    return [];
  });
}

function expandAll(
  events: readonly CalendarEvent[],
  schoolZone: string,
  horizon: Horizon,
  report: (what: NotUnderstood) => void,
): Pick<FoundCalendar, 'events' | 'outside'> {
  const found: FoundEvent[] = [];
  let outside = 0;
  let left = MAX_TIMES;
  for (const [uid, parts] of Map.groupBy(events, (event) => event.uid)) {
    const changes = newest(
      parts.filter(({ instance }) => instance !== null),
      ({ instance }) => keyOf(instance),
    );
    const masters = newest(
      parts.filter(({ instance }) => instance === null),
      ({ start }) => keyOf(start),
    );
    const times =
      masters.length === 0
        ? changes.flatMap((change) => expandEvent({ ...change, rules: [] }, [], horizon, report))
        : masters.flatMap((master) => expandEvent(master, changes, horizon, report));
    if (times.length === 0) outside += parts.some(({ isCancelled }) => !isCancelled) ? 1 : 0;
    else if (times.length > left)
      report({ title: times[0]?.title ?? '', message: 'The file has too many dates. It was left out.' });
    else {
      left -= times.length;
      found.push({ uid, digest: digestOf(parts, schoolZone), times });
    }
  }
  return { events: found, outside };
}

const keyOf = (when: CalendarEvent['instance']): string =>
  when === null ? '' : `${when.day} ${when.time ?? ''}`;

/**
 * Of each entry its newest version. Some programs give several events one UID: those that start at different times and have
 * the same number of changes all stay.
 */
function newest(events: readonly CalendarEvent[], key: (event: CalendarEvent) => string): CalendarEvent[] {
  const last = new Map<string, CalendarEvent>();
  const most = Math.max(...events.map(({ sequence }) => sequence));
  const isChange = events.some(({ instance }) => instance !== null);
  for (const event of events) {
    if (!isChange && event.sequence < most) continue;
    const other = last.get(key(event));
    if (other === undefined || other.sequence <= event.sequence) last.set(key(event), event);
  }
  return [...last.values()];
}

const digestOf = (parts: readonly CalendarEvent[], schoolZone: string): string =>
  createHash('sha256')
    .update([schoolZone, ...parts.flatMap(({ lines }) => lines).toSorted()].join('\n'))
    .digest('base64url');
