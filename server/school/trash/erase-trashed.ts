import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { eraseDraft, eraseTrashedDrafts } from '../../documents/drafts/trashed-drafts.ts';
import { emptyTrash, eraseGeneration } from '../../documents/generations/change/trash.ts';
import type { Generations } from '../../documents/generations/generations.ts';
import { eraseOwnTemplate } from '../../documents/own-templates/own-templates.ts';
import { ownTemplates } from '../../documents/own-templates/tables.ts';
import { eraseTrashed as eraseRow, lockTrashed } from '../../documents/trash/trash.ts';
import type { Database } from '../../platform/database/client.ts';
import { type Erased, eraseWithFiles } from '../../platform/files/erase-with-files.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { Problem } from '../../platform/problem.ts';
import { classes } from '../classes/classes/tables.ts';
import { eraseRemoved } from '../classes/removals/removals.ts';
import { eraseItem, eraseTrashedOf } from '../library/briefcases/trash.ts';
import { lessons } from '../lessons/lessons/tables.ts';
import { eraseLessons } from '../lessons/lessons/trashed-lessons.ts';
import { studentNotes } from '../people/student-profiles/tables.ts';
import { assignments } from '../work/assignments/tables.ts';
import { closedAssignments, lockScores, rejectClosedTerm } from '../work/closings/closed-assignments.ts';
import { eraseAssignments } from '../work/submissions/purge-assignments.ts';
import { eraseClasses } from './erase-classes.ts';
import { eraseLeftovers } from './erase-leftovers.ts';
import { isItem, type Trashed } from './restore-trashed.ts';
import { isSharedIn, isStudentOf, isTheirs, isVisibleItem } from './trash-parts.ts';

export interface TrashStores {
  db: Database;
  files: FileStore;
  generations: Generations;
}

/** Deletes something for good, with its files; throws a 404 unless the user sees it, a 403 unless they may, and a 409 outside the trash. */
export async function eraseTrashed(stores: TrashStores, userId: string, item: Trashed): Promise<void> {
  await eraseOne(stores, userId, item);
  await eraseLeftovers(stores.db);
}

async function eraseOne(
  { db, files, generations }: TrashStores,
  userId: string,
  item: Trashed,
): Promise<void> {
  const { kind, id } = item;
  switch (kind) {
    case 'document':
      await generations.stop(userId, id);
      return eraseGeneration(db, userId, id);
    case 'draft':
      return eraseDraft(db, userId, id);
    case 'template':
      return eraseOwnTemplate(db, userId, id);
    case 'class':
    case 'lesson':
    case 'assignment':
      await eraseWithFiles(db, files, (tx) => eraseOfClass(tx, userId, { kind, id }));
      return;
    case 'note':
      return eraseRow(db, studentNotes, and(eq(studentNotes.id, id), isOwnNote(db, userId)));
    case 'folder':
    case 'file':
      return eraseItem(db, files, userId, id);
    default:
      if ((await eraseRemoved(db, isItem(db, userId, item))).length === 0) throw new Problem('not_found');
  }
}

async function eraseOfClass(
  tx: Database,
  userId: string,
  { kind, id }: { kind: 'class' | 'lesson' | 'assignment'; id: string },
): Promise<Erased> {
  if (kind === 'class') {
    const which = and(eq(classes.id, id), eq(classes.teacherId, userId));
    await lockTrashed(tx, classes, which);
    return eraseClasses(tx, which);
  }
  if (kind === 'lesson') return eraseLessons(tx, await lockErasable(tx, userId, lessons, id));
  const [row] = await tx.select().from(assignments).where(eq(assignments.id, id));
  if (row === undefined) throw new Problem('not_found');
  await lockScores(tx, row.classId);
  const which = await lockErasable(tx, userId, assignments, id);
  // Reopening a closed term can bring it back.
  await rejectClosedTerm(tx, row.classId, [row]);
  return eraseAssignments(tx, which);
}

/** Deletes the assignments for good that lie in no closed term. */
async function eraseOpenAssignments(db: Database, files: FileStore, which: SQL | undefined): Promise<void> {
  const rows = await db.select().from(assignments).where(which);
  for (const [classId, ofClass] of Map.groupBy(rows, (row) => row.classId)) {
    await eraseWithFiles(db, files, async (tx) => {
      await lockScores(tx, classId);
      const closedTermOf = await closedAssignments(tx, classId);
      const open = ofClass.filter((row) => closedTermOf(row) === null).map(({ id }) => id);
      return eraseAssignments(tx, and(inArray(assignments.id, open), which));
    });
  }
}

/** Locks a lesson or an assignment in the trash that the user may delete for good, and returns its condition. */
async function lockErasable(
  tx: Database,
  userId: string,
  table: typeof lessons | typeof assignments,
  id: string,
): Promise<SQL | undefined> {
  const which = and(eq(table.id, id), isSharedIn(tx, table.classId, userId));
  await lockTrashed(tx, table, which);
  if ((await tx.$count(table, and(which, isTheirs(userId, table.classId, table.createdBy)))) === 0)
    throw new Problem('forbidden', 'Only the owner of the class, or the author, can delete this for good.');
  return which;
}

const isErasable = (db: Database, userId: string, table: typeof lessons | typeof assignments) =>
  and(
    isNotNull(table.trashedAt),
    isSharedIn(db, table.classId, userId),
    isTheirs(userId, table.classId, table.createdBy),
  );

const isOwnNote = (db: Database, userId: string) =>
  and(eq(studentNotes.authorId, userId), isStudentOf(db, studentNotes.studentId, userId));

/** Deletes everything for good that the user sees in the trash and may delete for good. */
export async function eraseAll({ db, files }: TrashStores, userId: string): Promise<void> {
  await emptyTrash(db, userId);
  await eraseTrashedDrafts(db, userId);
  await db
    .delete(ownTemplates)
    .where(and(eq(ownTemplates.userId, userId), isNotNull(ownTemplates.trashedAt)));
  await eraseOpenAssignments(db, files, isErasable(db, userId, assignments));
  await eraseWithFiles(db, files, (tx) => eraseLessons(tx, isErasable(tx, userId, lessons)));
  await db.delete(studentNotes).where(and(isOwnNote(db, userId), isNotNull(studentNotes.trashedAt)));
  await eraseTrashedOf(db, files, userId);
  await eraseRemoved(db, isVisibleItem(db, userId));
  await eraseWithFiles(db, files, (tx) =>
    eraseClasses(tx, and(eq(classes.teacherId, userId), isNotNull(classes.trashedAt))),
  );
  await eraseLeftovers(db);
}
