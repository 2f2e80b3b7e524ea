import { randomUUID } from 'node:crypto';
import type { BriefcaseEntry } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { MeteredStore } from '../../../platform/files/metered-store.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { Problem } from '../../../platform/problem.ts';
import { requireEntry } from './access.ts';
import { findEntry } from './entries.ts';
import { requireFile, sendFileJob } from './file-previews.ts';
import { addVersion } from './uploads.ts';

/** Adds a copy of an older version as the newest one. */
export async function restoreVersion(
  { db, files, jobs }: { db: Database; files: MeteredStore; jobs: Jobs },
  userId: string,
  fileId: string,
): Promise<BriefcaseEntry> {
  const { entryId, name, size } = await requireFile(db, userId, fileId);
  const { ownerId } = await requireEntry(db, userId, entryId, 'edit');
  const copy = { id: randomUUID(), name, size, uploadedBy: userId };
  if (!(await files.copy(fileId, copy.id))) throw new Problem('not_found');
  try {
    await db.transaction(async (tx) => {
      await files.reserve(tx, ownerId, size);
      await addVersion(tx, entryId, copy);
    });
  } catch (error) {
    await files.remove(copy.id);
    throw error;
  }
  await sendFileJob(jobs, copy.id);
  return findEntry(db, userId, entryId);
}
