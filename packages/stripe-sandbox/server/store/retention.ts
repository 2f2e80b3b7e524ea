import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { DAY } from '../rules/period.ts';
import { sandboxObjects } from '../tables.ts';

/** Stripe tells of an event for so long. */
const EVENTS_KEPT = 30 * DAY;
/** And knows an idempotency key for so long. */
const ANSWERS_KEPT = DAY;

/**
 * Lets go of what Stripe too would have forgotten; an event that is still to be delivered stays.
 */
export async function deleteExpired(db: Database, now: number): Promise<void> {
  const { kind, dueAt, data } = sandboxObjects;
  const isOlderThan = (age: number) => lt(sql`(${data}->>'created')::bigint`, now - age);
  await db
    .delete(sandboxObjects)
    .where(
      or(
        and(eq(kind, 'event'), isNull(dueAt), isOlderThan(EVENTS_KEPT)),
        and(eq(kind, 'kept_answer'), isOlderThan(ANSWERS_KEPT)),
      ),
    );
}
