import { asc, inArray, isNull, lt, and } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/client.ts';
import { HOUR } from '../../platform/jobs/crons.ts';
import { deleteUnverified } from '../email/claim-email.ts';
import { UNVERIFIED_DAYS } from '../registration/create-account.ts';
import { users } from '../users/tables.ts';

const AT_ONCE = 200;

export function scheduleForgotten({ jobs }: FastifyInstance, db: Database): void {
  jobs.add({ name: 'delete-forgotten', every: HOUR, retries: 0, run: () => deleteForgotten(db) });
}

/** Deletes registrations that stayed unverified for a week, the oldest first. Newer ones of the same address stay. */
async function deleteForgotten(db: Database): Promise<void> {
  const weekAgo = new Date(Date.now() - UNVERIFIED_DAYS * 86_400_000);
  const forgotten = db
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.emailVerifiedAt), lt(users.createdAt, weekAgo)))
    .orderBy(asc(users.createdAt))
    .limit(AT_ONCE);
  await db.transaction((tx) => deleteUnverified(tx, inArray(users.id, forgotten)));
}
