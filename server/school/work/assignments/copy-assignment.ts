import { randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { findOpenClass } from '../../classes/classes/class-access.ts';
import { lockScores, rejectIntoClosedTerm } from '../closings/closed-assignments.ts';
import { bytesOf, copyFiles, filesOf } from './assignment-files.ts';
import { type MeteredStores, requireTaught } from './assignments.ts';
import { firstDay, movedDates, mover } from './moved-dates.ts';
import { findQuiz, storeQuiz } from './quizzes.ts';
import { readDate } from './read-content.ts';
import { assignmentFiles, assignments } from './tables.ts';

interface Copy {
  classId: string;
  /** The day of the copy's due date, as 2026-12-08; null for a copy without dates. */
  dueOn: string | null;
}

/** Copies an assignment to a class without its students, who belong to the class of the original. */
export async function copyAssignment(
  { db, files }: MeteredStores,
  teacherId: string,
  id: string,
  { classId, dueOn }: Copy,
): Promise<string> {
  const original = await requireTaught(db, id, teacherId);
  await findOpenClass(db, classId, teacherId);
  readDate('due_on', dueOn);
  const { dueAt, timeZone } = original;
  if (dueOn !== null && dueAt === null) throw Problem.field('due_on', 'This assignment has no due date.');
  const from = dueAt && firstDay([{ at: dueAt, timeZone }]);
  const isBeside = classId === original.classId;
  const copyId = randomUUID();
  const copied = await copyFiles(files, await filesOf(db, id));
  const write = async (tx: Database) => {
    await lockScores(tx, classId);
    const dates = movedDates(original, mover(from, dueOn, new Date()));
    await rejectIntoClosedTerm(tx, classId, { ...dates, id: copyId, timeZone }, 'due_on');
    await files.reserve(tx, teacherId, bytesOf(copied));
    await tx.insert(assignments).values({
      ...original,
      ...dates,
      id: copyId,
      classId,
      createdBy: teacherId,
      title: isBeside ? `${original.title} (copy)`.slice(0, 200) : original.title,
      forEveryone: true,
      idempotencyKey: null,
      revision: 1,
      createdAt: new Date(),
      updatedAt: new Date(),
    });
    const quiz = await findQuiz(tx, id);
    await storeQuiz(tx, copyId, quiz ? { ...quiz, begunAt: null } : null);
    const rows = copied.map((file) => ({ ...file, assignmentId: copyId, uploadedBy: teacherId }));
    if (rows.length > 0) await tx.insert(assignmentFiles).values(rows);
  };
  try {
    await db.transaction(write);
  } catch (error) {
    for (const file of copied) await files.remove(file.id);
    throw error;
  }
  return copyId;
}
