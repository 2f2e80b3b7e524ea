import { and, eq, gt, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/client.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { HOUR } from '../../platform/jobs/crons.ts';
import { deleteUser } from '../users/delete-user.ts';
import { users } from '../users/tables.ts';
import type { BeforeDeletion } from './delete-account.ts';

export interface SupersededDependencies {
  db: Database;
  files: FileStore;
  beforeDeletion: readonly BeforeDeletion[];
  log: { error(details: object, message: string): void };
}

const owners = alias(users, 'owners');

export function scheduleSuperseded({ jobs }: FastifyInstance, dependencies: SupersededDependencies): void {
  jobs.add({ name: 'delete-superseded', every: HOUR, retries: 0, run: () => deleteSuperseded(dependencies) });
}

/**
 * Deletes the accounts that a claim of their address had to leave, because something outside the
 * database depends on them, such as a Stripe customer. Each is ended there first. When that fails,
 * the account stays until the next hour.
 */
export async function deleteSuperseded(dependencies: SupersededDependencies, email?: string): Promise<void> {
  const { db, files, beforeDeletion, log } = dependencies;
  for (const { id } of await findSuperseded(db, email && eq(users.email, email))) {
    try {
      for (const stop of beforeDeletion) await stop(id);
      const photoId = await db.transaction((tx) => deleteUser(tx, id));
      if (photoId !== null) await files.remove(photoId);
    } catch (error) {
      log.error(
        { err: error, userId: id },
        'An unverified account with a Stripe customer could not be deleted',
      );
    }
  }
}

/** Unverified accounts whose address another account has verified since. */
function findSuperseded(db: Database, which: SQL | '' | undefined): Promise<{ id: string }[]> {
  return db
    .select({ id: users.id })
    .from(users)
    .innerJoin(owners, and(eq(owners.email, users.email), isNotNull(owners.emailVerifiedAt)))
    .where(
      and(isNull(users.emailVerifiedAt), gt(owners.emailVerifiedAt, users.createdAt), which || undefined),
    );
}
