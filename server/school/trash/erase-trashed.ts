import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { eraseDraft, eraseTrashedDrafts } from '../../documents/drafts/trashed-drafts.ts';
import { emptyTrash, eraseGeneration } from '../../documents/generations/change/trash.ts';
import type { Generations } from '../../documents/generations/generations.ts';
import { eraseOwnTemplate } from '../../documents/own-templates/own-templates.ts';
import { ownTemplates } from '../../documents/own-templates/tables.ts';
import { eraseTrashed as eraseRow, requireTrashed } from '../../documents/trash/trash.ts';
import type { Database } from '../../platform/database/client.ts';
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
    case 'class': {
      const which = and(eq(classes.id, id), eq(classes.teacherId, userId));
      await requireTrashed(db, classes, which);
      await eraseClasses(db, files, and(which, isNotNull(classes.trashedAt)));
      return;
    }
    case 'lesson':
      await eraseLessons(db, files, await requireErasable(db, userId, lessons, id));
      return;
    case 'assignment':
      return eraseAssignment(db, files, await requireErasable(db, userId, assignments, id));
    case 'note':
      return eraseRow(db, studentNotes, and(eq(studentNotes.id, id), isOwnNote(db, userId)));
    case 'folder':
    case 'file':
      return eraseItem(db, files, userId, id);
    default:
      if ((await eraseRemoved(db, isItem(db, userId, item))).length === 0) throw new Problem('not_found');
  }
}

/** Deletes an assignment for good; throws a 409 if it lies in a closed term, because reopening the term can bring it back. */
const eraseAssignment = (db: Database, files: FileStore, which: SQL | undefined): Promise<void> =>
  db.transaction(async (tx) => {
    const [row] = await tx.select().from(assignments).where(which);
    if (row === undefined) throw new Problem('not_found');
    await lockScores(tx, row.classId);
    await rejectClosedTerm(tx, row.classId, [row]);
    await eraseAssignments(tx, files, which);
  });

/** Deletes the assignments for good that lie in no closed term. */
async function eraseOpenAssignments(db: Database, files: FileStore, which: SQL | undefined): Promise<void> {
  const rows = await db.select().from(assignments).where(which);
  for (const [classId, ofClass] of Map.groupBy(rows, (row) => row.classId)) {
    await db.transaction(async (tx) => {
      await lockScores(tx, classId);
      const closedTermOf = await closedAssignments(tx, classId);
      const open = ofClass.filter((row) => closedTermOf(row) === null).map(({ id }) => id);
      await eraseAssignments(tx, files, and(inArray(assignments.id, open), which));
    });
  }
}

/** The condition for a lesson or an assignment in the trash that the user may delete for good. */
async function requireErasable(
  db: Database,
  userId: string,
  table: typeof lessons | typeof assignments,
  id: string,
): Promise<SQL | undefined> {
  const which = and(eq(table.id, id), isSharedIn(db, table.classId, userId));
  await requireTrashed(db, table, which);
  const erasable = and(which, isErasable(db, userId, table));
  if ((await db.$count(table, erasable)) === 0)
    throw new Problem('forbidden', 'Only the owner of the class, or the author, can delete this for good.');
  return erasable;
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
  await eraseLessons(db, files, isErasable(db, userId, lessons));
  await db.delete(studentNotes).where(and(isOwnNote(db, userId), isNotNull(studentNotes.trashedAt)));
  await eraseTrashedOf(db, files, userId);
  await eraseRemoved(db, isVisibleItem(db, userId));
  await eraseClasses(db, files, and(eq(classes.teacherId, userId), isNotNull(classes.trashedAt)));
  await eraseLeftovers(db);
}
