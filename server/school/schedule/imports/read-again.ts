import { and, asc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { LinkRules } from '../../../documents/sources/links/link-rules.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { dayAt } from '../dates/lesson-dates.ts';
import { calendarsOf } from '../timetable/calendars.ts';
import { importedHolidays } from '../timetable/imported-times.ts';
import { calendarImports, importedTimes } from '../timetable/tables.ts';
import { downloadCalendar } from './download-calendar.ts';
import { hideOlder, type ImportRow, readAddress, touchSlotsOf } from './imports.ts';
import type { ReadCalendar } from './read-in-process.ts';
import type { FoundCalendar } from './reader/read-calendar.ts';
import { insertTimes } from './trials.ts';

/** Subscriptions are read once a day; the job looks each hour, so that not all are read at once. */
const AGAIN_AFTER = 23 * 3_600_000;

interface Dependencies {
  db: Database;
  read: ReadCalendar;
  linkSecret: string;
  /** Undefined if the installation reads no addresses; then what was read stays. */
  downloads: LinkRules | undefined;
}

/** Reads a subscription again. What was read before stays if that fails, and why is told beside it. */
async function readAgain(
  { db, read, linkSecret, downloads }: Dependencies,
  row: ImportRow,
  signal: AbortSignal,
): Promise<void> {
  const address = readAddress(row, linkSecret);
  if (address === null || downloads === undefined) return;
  const now = new Date();
  const which = eq(calendarImports.id, row.id);
  try {
    const bytes = await downloadCalendar(address, downloads, signal);
    const schoolZone = (await calendarsOf(db, [row.teacherId])).get(row.teacherId)?.timeZone ?? 'UTC';
    const today = dayAt(now, schoolZone);
    const found = await read(row.teacherId, bytes, { schoolZone, today, given: 'url' });
    await replaceTimes(db, row.id, found, now);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const problem = error.errors?.['url']?.[0] ?? error.message;
    await db.update(calendarImports).set({ problem, triedAt: now }).where(which);
  }
}

async function replaceTimes(db: Database, id: string, found: FoundCalendar, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const which = eq(calendarImports.id, id);
    const [row] = await tx.select().from(calendarImports).where(which).for('update');
    // It was ended meanwhile.
    if (row === undefined) return;
    const { teacherId, target } = row;
    const holidays = async () => JSON.stringify((await importedHolidays(tx, [teacherId])).get(teacherId));
    const before = await holidays();
    const hidden = await tx
      .selectDistinct({ uid: importedTimes.uid, by: importedTimes.replacedBy })
      .from(importedTimes)
      .where(and(eq(importedTimes.importId, id), isNotNull(importedTimes.replacedBy)));
    await tx.delete(importedTimes).where(eq(importedTimes.importId, id));
    const events =
      target === 'holidays'
        ? found.events.map((event) => ({
            ...event,
            times: event.times.filter((time) => 'first_day' in time),
          }))
        : found.events;
    await insertTimes(tx, id, events, new Map(hidden.map(({ uid, by }) => [uid, by ?? id])));
    await hideOlder(tx, row);
    const { notUnderstood, notUnderstoodCount } = found;
    await tx
      .update(calendarImports)
      .set({ notUnderstood, notUnderstoodCount, problem: null, readAt: now, triedAt: now })
      .where(which);
    // Calendar programs need to hear of it only if days have changed.
    if ((await holidays()) !== before) await touchSlotsOf(tx, teacherId);
  });
}

/** Reads subscriptions daily, and forgets trials that nobody applied. */
export function scheduleReading(app: FastifyInstance, dependencies: Dependencies): void {
  const { db } = dependencies;
  app.jobs.add({
    name: 'read-calendars',
    every: 3600,
    retries: 0,
    async run(_, claim) {
      const before = new Date(Date.now() - AGAIN_AFTER);
      await db
        .delete(calendarImports)
        .where(and(isNull(calendarImports.appliedAt), lt(calendarImports.createdAt, before)));
      const due = await db
        .select()
        .from(calendarImports)
        .where(
          and(
            isNotNull(calendarImports.appliedAt),
            isNotNull(calendarImports.sealedAddress),
            lt(calendarImports.triedAt, before),
          ),
        )
        .orderBy(asc(calendarImports.triedAt), sql`id`);
      for (const row of due) {
        if (claim.aborted) return;
        try {
          await readAgain(dependencies, row, claim);
        } catch (error) {
          // The others are read all the same.
          app.log.error({ calendar: row.id, err: error }, 'A calendar was not read again');
        }
      }
    },
  });
}
