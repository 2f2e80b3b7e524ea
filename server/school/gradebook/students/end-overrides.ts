import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.ts';
import { newestOverrides } from './read-students.ts';
import { gradeOverrides } from './tables.ts';

/** Ends the overrides of terms that the class no longer has, so that none counts again if a term gets the same id. */
export async function endOverrides(
  tx: Database,
  { classId, authorId }: { classId: string; authorId: string },
  termIds: readonly string[],
): Promise<void> {
  const ofTerms = and(eq(gradeOverrides.classId, classId), isNotNull(gradeOverrides.termId));
  const exists = new Set<string | null>(termIds);
  const ended = (await newestOverrides(tx, ofTerms)).filter(
    ({ termId, percent }) => percent !== null && !exists.has(termId),
  );
  if (ended.length === 0) return;
  await tx.insert(gradeOverrides).values(
    ended.map(({ studentId, termId }) => ({
      classId,
      studentId,
      termId,
      percent: null,
      reason: '',
      authorId,
    })),
  );
}
