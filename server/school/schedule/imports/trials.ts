import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { CalendarImportPlan, PlannedEvent } from '../../../generated/schemas/index.ts';
import { seal } from '../../../platform/crypto/sealed-text.ts';
import type { Database } from '../../../platform/database/client.ts';
import { dayAt } from '../dates/lesson-dates.ts';
import { calendarsOf, ensureCalendar } from '../timetable/calendars.ts';
import { presentTime } from '../timetable/imported-times.ts';
import { calendarImports, importedTimes } from '../timetable/tables.ts';
import type { Given, ReadCalendar } from './read-in-process.ts';
import type { EventTime } from './reader/expand-event.ts';
import type { FoundCalendar, FoundEvent } from './reader/read-calendar.ts';

export const PURPOSE = 'calendar address';
const MAX_SHOWN = 100;
const MAX_TRIALS = 5;
const DAY = 86_400_000;
/** Rows of one statement. */
const CHUNK = 1_000;

export interface Calendar {
  name: string;
  address: string | null;
  bytes: Buffer;
}

/** Reads a calendar and stores what was found, which counts once it is applied. */
export async function tryCalendar(
  { db, read, linkSecret }: { db: Database; read: ReadCalendar; linkSecret: string },
  teacherId: string,
  { name, address, bytes }: Calendar,
  { timeZone: ofBrowser, now }: { timeZone: string; now: Date },
): Promise<CalendarImportPlan> {
  await ensureCalendar(db, teacherId, ofBrowser);
  const schoolZone = (await calendarsOf(db, [teacherId])).get(teacherId)?.timeZone ?? ofBrowser;
  const given: Given = address === null ? 'file' : 'url';
  const found = await read(teacherId, bytes, { schoolZone, today: dayAt(now, schoolZone), given });
  const id = randomUUID();
  const known = await db.transaction(async (tx) => {
    await forgetTrials(tx, teacherId, now);
    await tx.insert(calendarImports).values({
      id,
      teacherId,
      name: found.name || name,
      target: 'schedule',
      sealedAddress: address && seal(address, PURPOSE, id, linkSecret),
      notUnderstood: found.notUnderstood,
      notUnderstoodCount: found.notUnderstoodCount,
      readAt: now,
      triedAt: now,
    });
    await insertTimes(tx, id, found.events);
    return knownDigests(tx, teacherId);
  });
  return { id, name: found.name || name, address, ...presentFound(found, known, schoolZone) };
}

/** Trials are not kept: those of another day, and all but the last few. */
async function forgetTrials(tx: Database, teacherId: string, now: Date): Promise<void> {
  const isTrial = and(eq(calendarImports.teacherId, teacherId), isNull(calendarImports.appliedAt));
  await tx
    .delete(calendarImports)
    .where(and(isTrial, lt(calendarImports.createdAt, new Date(now.getTime() - DAY))));
  await tx.delete(calendarImports).where(
    and(
      isTrial,
      sql`${calendarImports.id} not in (select id from calendar_imports where teacher_id = ${teacherId}
        and applied_at is null order by created_at desc limit ${MAX_TRIALS - 1})`,
    ),
  );
}

/** Stores the times of events, some of which are hidden by later imports. */
export async function insertTimes(
  tx: Database,
  importId: string,
  events: readonly FoundEvent[],
  hidden: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  const rows = events.flatMap(({ uid, digest, times }) =>
    times.map((time) => ({ uid, digest, replacedBy: hidden.get(uid) ?? null, ...columnsOf(time) })),
  );
  for (let from = 0; from < rows.length; from += CHUNK)
    await tx
      .insert(importedTimes)
      .values(
        rows.slice(from, from + CHUNK).map((row, index) => ({ importId, position: from + index, ...row })),
      );
}

const columnsOf = (time: EventTime) =>
  'starts_at' in time
    ? {
        title: time.title,
        room: time.room,
        startsAt: new Date(time.starts_at),
        endsAt: new Date(time.ends_at),
        firstDay: time.starts_at.slice(0, 10),
        lastDay: time.ends_at.slice(0, 10),
      }
    : {
        title: time.title,
        room: time.room,
        startsAt: null,
        endsAt: null,
        firstDay: time.first_day,
        lastDay: time.last_day,
      };

/** The versions of the events that a teacher has imported, by their UIDs. */
async function knownDigests(tx: Database, teacherId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectDistinct({ uid: importedTimes.uid, digest: importedTimes.digest })
    .from(importedTimes)
    .innerJoin(calendarImports, eq(calendarImports.id, importedTimes.importId))
    .where(
      and(
        eq(calendarImports.teacherId, teacherId),
        isNotNull(calendarImports.appliedAt),
        isNull(importedTimes.replacedBy),
        ne(importedTimes.uid, ''),
      ),
    );
  return new Map(rows.map(({ uid, digest }) => [uid, digest]));
}

function presentFound(
  { events, outside, notUnderstood, notUnderstoodCount }: FoundCalendar,
  known: ReadonlyMap<string, string>,
  timeZone: string,
): Omit<CalendarImportPlan, 'id' | 'name' | 'address'> {
  const unchanged = events.filter(({ uid, digest }) => known.get(uid) === digest).length;
  const added = events.filter(({ uid }) => !known.has(uid)).length;
  const planned = events
    .flatMap(({ times }) => presentEvent(times, timeZone) ?? [])
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  return {
    counts: {
      added,
      changed: events.length - added - unchanged,
      unchanged,
      outside,
      timed: planned.filter(({ starts_at }) => starts_at !== null).length,
    },
    events: planned.slice(0, MAX_SHOWN),
    not_understood: notUnderstood,
    not_understood_count: notUnderstoodCount,
  };
}

const keyOf = ({ date, starts_at }: PlannedEvent): string => `${date} ${starts_at ?? ''}`;

function presentEvent(times: readonly EventTime[], timeZone: string): PlannedEvent | null {
  const [first] = times;
  return first ? { ...presentTime(columnsOf(first), timeZone), times: times.length } : null;
}
