import type { GradebookRules, GradebookRulesChange } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { findRules, saveRules } from '../rules/rules.ts';
import { endOverrides } from '../students/end-overrides.ts';
import { closeDue } from './closing-job.ts';

/** Changes the rules of a class with what follows from them: overrides of removed terms end, and terms that are due close. */
export async function saveClassRules(
  db: Database,
  teacherId: string,
  classId: string,
  change: GradebookRulesChange,
): Promise<GradebookRules> {
  await db.transaction(async (tx) => {
    await saveRules(tx, teacherId, classId, change);
    const { content } = await findRules(tx, classId);
    const termIds = content.terms.map(({ id }) => id);
    await endOverrides(tx, { classId, authorId: teacherId }, termIds);
  });
  // A day of closing that is over closes its term at once.
  await closeDue(db, classId, new Date());
  return findRules(db, classId);
}
