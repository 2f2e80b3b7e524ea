import { and, asc, eq, sql } from 'drizzle-orm';
import type {
  SavedWorkDraft,
  WorkDraft,
  WorkDraftChange,
  WorkFile,
} from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { isPastingRecorded, rejectMisplaced } from './pasting.ts';
import { datesFor, isOpen } from '../assignments/work-dates.ts';
import { type Assigned, requireWork } from './student-access.ts';
import { workDrafts, workFiles } from './tables.ts';

const CHANGED_ELSEWHERE = 'This work changed in another window.';

const isWork = (table: typeof workDrafts | typeof workFiles, assignmentId: string, studentId: string) =>
  and(eq(table.assignmentId, assignmentId), eq(table.studentId, studentId));

/** Throws a 409 after the cut-off: from then on the work stays as it is. */
export function rejectCutOff({ assignment, exception }: Assigned, now: Date): void {
  if (!isOpen(datesFor(assignment, exception), now))
    throw new Problem('conflict', 'The cut-off has passed. Ask your teacher for more time.');
}

/** Saves unfinished work; throws a 409 if another window has saved since the revision. */
export async function saveDraft(
  db: Database,
  studentId: string,
  assignmentId: string,
  { revision, text, link, pasted = [] }: WorkDraftChange,
): Promise<SavedWorkDraft> {
  const assigned = await requireWork(db, studentId, assignmentId);
  const { assignment } = assigned;
  rejectCutOff(assigned, new Date());
  rejectMisplaced(pasted, text);
  const isRecorded = pasted.length > 0 && (await isPastingRecorded(db, assignment));
  await createDraft(db, studentId, assignmentId);
  const [saved] = await db
    .update(workDrafts)
    .set({
      text,
      link,
      pasted: isRecorded ? pasted : [],
      revision: sql`${workDrafts.revision} + 1`,
      updatedAt: new Date(),
    })
    .where(and(isWork(workDrafts, assignmentId, studentId), eq(workDrafts.revision, revision)))
    .returning({ revision: workDrafts.revision, savedAt: workDrafts.updatedAt });
  if (saved === undefined) throw new Problem('conflict', CHANGED_ELSEWHERE);
  return { revision: saved.revision, saved_at: saved.savedAt.toISOString() };
}

/** Creates an empty draft if there is none. */
async function createDraft(db: Database, studentId: string, assignmentId: string): Promise<void> {
  await db.insert(workDrafts).values({ assignmentId, studentId }).onConflictDoNothing();
}

/** The draft, locked until the transaction ends; throws a 409 if it has changed since the revision. */
export async function lockDraft(tx: Database, studentId: string, assignmentId: string) {
  await createDraft(tx, studentId, assignmentId);
  const [draft] = await tx
    .select()
    .from(workDrafts)
    .where(isWork(workDrafts, assignmentId, studentId))
    .for('update');
  if (draft === undefined) throw new Problem('not_found');
  return draft;
}

export const rejectStale = (draft: { revision: number }, revision: number): void => {
  if (draft.revision !== revision) throw new Problem('conflict', CHANGED_ELSEWHERE);
};

export async function findDraft(db: Database, studentId: string, assignmentId: string): Promise<WorkDraft> {
  const [row] = await db
    .select()
    .from(workDrafts)
    .where(isWork(workDrafts, assignmentId, studentId));
  return {
    revision: row?.revision ?? 0,
    text: row?.text ?? '',
    link: row?.link ?? '',
    pasted: row?.pasted ?? [],
    files: await filesInDraft(db, studentId, assignmentId),
    saved_at: row && row.revision > 0 ? row.updatedAt.toISOString() : null,
  };
}

/** The files of the next attempt, the oldest first. */
export const filesInDraft = (db: Database, studentId: string, assignmentId: string): Promise<WorkFile[]> =>
  db
    .select({ id: workFiles.id, name: workFiles.name, size: workFiles.size })
    .from(workFiles)
    .where(and(isWork(workFiles, assignmentId, studentId), workFiles.inDraft))
    .orderBy(asc(workFiles.createdAt), asc(workFiles.id));
