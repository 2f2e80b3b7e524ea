import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { DAY } from '../rules/period.ts';
import { sandboxObjects } from '../tables.ts';

/** Seconds for which Stripe lists events. */
const EVENT_RETENTION = 30 * DAY;
/** Seconds for which Stripe stores idempotency keys. */
const RESPONSE_RETENTION = DAY;

/** Deletes expired events and stored responses, except undelivered events. */
export async function deleteExpired(db: Database, now: number): Promise<void> {
  const { kind, dueAt, data } = sandboxObjects;
  const isOlderThan = (age: number) => lt(sql`(${data}->>'created')::bigint`, now - age);
  await db
    .delete(sandboxObjects)
    .where(
      or(
        and(eq(kind, 'event'), isNull(dueAt), isOlderThan(EVENT_RETENTION)),
        and(eq(kind, 'stored_response'), isOlderThan(RESPONSE_RETENTION)),
      ),
    );
}
