import { and, eq } from 'drizzle-orm';
import { users } from '../../../accounts/users/tables.ts';
import type { AssignmentFile, ClassAssignments } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { findOpenClass } from '../../classes/classes/class-access.ts';
import { lockScores } from '../closings/closed-assignments.ts';
import { attachFiles, bytesOf, copyFiles, uploadsOf } from './assignment-files.ts';
import { insertAssignment, settleTimeZone, type MeteredStores } from './assignments.ts';
import { readOwnCategories } from './own-category.ts';
import { NEW, readQuiz } from './quizzes.ts';
import { assignmentFiles, assignments } from './tables.ts';

/**
 * Creates the same assignment in each class, or in none; throws a 404 for a class that the teacher doesn't teach.
 * Idempotent: the same key returns what the first call created.
 */
export async function assignToClasses(
  { db, files }: MeteredStores,
  teacherId: string,
  { task, classes, time_zone: timeZone }: ClassAssignments,
  idempotencyKey: string | undefined,
): Promise<string[]> {
  const classIds = classes.map(({ class_id: id }) => id);
  if (new Set(classIds).size < classIds.length) throw Problem.field('classes', 'Choose each class once.');
  const before = await findByKey(db, teacherId, classIds, idempotencyKey);
  if (before !== null) return before;
  for (const id of classIds) await findOpenClass(db, id, teacherId);
  const copies: { classId: string; file: AssignmentFile & { position: number } }[] = [];
  const removeCopies = async () => {
    for (const { file } of copies) await files.remove(file.id);
  };
  try {
    // Before the transaction, because copying large files takes long. The first class gets the uploads themselves.
    const uploads = await uploadsOf(db, teacherId, task.file_ids);
    for (const classId of classIds.slice(1))
      for (const file of await copyFiles(files, uploads)) copies.push({ classId, file });
    return await db.transaction(async (tx) => {
      // Serialises the calls of a teacher.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, teacherId)).for('update');
      const meanwhile = await findByKey(tx, teacherId, classIds, idempotencyKey);
      if (meanwhile !== null) {
        await removeCopies();
        return meanwhile;
      }
      // In one order, so that two calls do not wait for each other.
      for (const id of classIds.toSorted()) await lockScores(tx, id);
      await files.reserve(tx, teacherId, bytesOf(copies.map(({ file }) => file)));
      const zone = await settleTimeZone(tx, teacherId, timeZone);
      const ownCategory = await readOwnCategories(tx, classIds);
      const quiz = await readQuiz(tx, teacherId, task, NEW);
      const ids: string[] = [];
      for (const [index, { class_id: classId, ...own }] of classes.entries()) {
        const path = `classes.${index}.`;
        const row = { teacherId, classId, timeZone: zone, quiz, path, idempotencyKey };
        const category = ownCategory(classId, task.category);
        const assignmentId = await insertAssignment(tx, row, { ...task, ...own, category });
        ids.push(assignmentId);
        if (index === 0) await attachFiles(tx, { assignmentId, teacherId }, task.file_ids);
        const rows = copies
          .filter((copy) => copy.classId === classId)
          .map(({ file }) => ({ ...file, assignmentId, uploadedBy: teacherId }));
        if (rows.length > 0) await tx.insert(assignmentFiles).values(rows);
      }
      return ids;
    });
  } catch (error) {
    await removeCopies();
    throw error;
  }
}

/** What an earlier call with the key created, in the order of its classes; null if there was none. */
async function findByKey(
  db: Database,
  teacherId: string,
  classIds: readonly string[],
  key: string | undefined,
): Promise<string[] | null> {
  if (key === undefined) return null;
  const rows = await db
    .select({ id: assignments.id, classId: assignments.classId })
    .from(assignments)
    .where(and(eq(assignments.createdBy, teacherId), eq(assignments.idempotencyKey, key)));
  if (rows.length === 0) return null;
  const place = ({ classId }: { classId: string }) => classIds.indexOf(classId);
  return rows.toSorted((one, other) => place(one) - place(other)).map(({ id }) => id);
}
