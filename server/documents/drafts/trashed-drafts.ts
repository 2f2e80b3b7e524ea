import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyTemplateType } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import { Problem } from '../../platform/problem.ts';
import { purgeCutoff } from '../trash/purge-time.ts';
import { isDue } from '../trash/trash.ts';
import { isDraftOf } from './drafts.ts';
import { drafts } from './tables.ts';

/** Restores a draft; throws a 404 if it is not in the trash, and a 409 if the template has another draft. */
export async function restoreDraft(db: Database, userId: string, type: AnyTemplateType): Promise<void> {
  const isTrashed = and(isDraftOf(userId, type), isNotNull(drafts.trashedInput));
  const restored = await db
    .update(drafts)
    .set({
      input: sql`${drafts.trashedInput}`,
      trashedInput: null,
      trashedAt: null,
      version: sql`${drafts.version} + 1`,
    })
    .where(and(isTrashed, isNull(drafts.input)))
    .returning({ type: drafts.templateType });
  if (restored.length > 0) return;
  if ((await db.$count(drafts, isTrashed)) === 0) throw new Problem('not_found');
  throw new Problem('conflict', 'This template has a newer draft. Delete it to restore this one.');
}

/** Deletes a draft in the trash for good; throws a 404 if there is none. */
export async function eraseDraft(db: Database, userId: string, type: AnyTemplateType): Promise<void> {
  if ((await erase(db, isDraftOf(userId, type))) === 0) throw new Problem('not_found');
}

export const eraseTrashedDrafts = (db: Database, userId: string): Promise<number> =>
  erase(db, eq(drafts.userId, userId));

/** Deletes the drafts for good whose time in the trash is over; returns their number. */
export const purgeTrashedDrafts = (db: Database, now: Date): Promise<number> =>
  erase(db, isDue(drafts, purgeCutoff(now)));

async function erase(db: Database, which: SQL | undefined): Promise<number> {
  const erased = await db
    .update(drafts)
    .set({ trashedInput: null, trashedAt: null })
    .where(and(which, isNotNull(drafts.trashedInput)))
    .returning({ type: drafts.templateType });
  return erased.length;
}
