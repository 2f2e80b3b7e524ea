import { and, exists, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { users } from '../accounts/users/tables.ts';
import type { Database } from '../platform/database/client.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { recentFiles } from '../platform/files/tables.ts';
import { briefcaseFiles, briefcaseUploads } from './library/briefcases/tables.ts';
import { lessonFiles } from './lessons/lessons/tables.ts';
import { assignmentFiles } from './work/assignments/tables.ts';
import { workFiles } from './work/submissions/tables.ts';

const HOUR = 60 * 60 * 1000;

/** Removes the files that a killed server stored without their row. An hour is longer than any upload may take. */
export async function sweepFiles(db: Database, files: FileStore, now = new Date()): Promise<number> {
  const isOld = lt(recentFiles.createdAt, new Date(now.getTime() - HOUR));
  const isNamed = (table: PgTable, column: PgColumn): SQL =>
    exists(db.select({ one: sql`1` }).from(table).where(sql`${column}::text = ${recentFiles.name}`));
  const isInUse = or(
    isNamed(workFiles, workFiles.id),
    isNamed(assignmentFiles, assignmentFiles.id),
    isNamed(lessonFiles, lessonFiles.id),
    isNamed(users, users.photoId),
    isNamed(briefcaseFiles, briefcaseFiles.id),
    exists(
      db
        .select({ one: sql`1` })
        .from(briefcaseUploads)
        .where(sql`${briefcaseUploads.parts} @> to_jsonb(${recentFiles.name})`),
    ),
  );
  const left = await db
    .select({ name: recentFiles.name })
    .from(recentFiles)
    .where(and(isOld, isInUse && not(isInUse)));
  for (const { name } of left) await files.remove(name);
  await db.delete(recentFiles).where(isOld);
  return left.length;
}
