import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { schools, users } from '../../../accounts/users/tables.ts';
import type { Assignment, AssignmentContent, ClassStudent } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { MeteredStore } from '../../../platform/files/metered-store.ts';
import { Problem } from '../../../platform/problem.ts';
import { titleOf } from '../../classes/classes/classes.ts';
import { findOpenClass, listClassStudents } from '../../classes/classes/class-access.ts';
import { classes } from '../../classes/classes/tables.ts';
import { namesToldApart } from '../../classes/classes/student-names.ts';
import { lockScores, rejectClosedTerm, rejectIntoClosedTerm } from '../closings/closed-assignments.ts';
import { attachFiles } from './assignment-files.ts';
import { isTaught } from './class-teaching.ts';
import { pointsOfQuestions } from './quiz-questions.ts';
import { lockQuiz, NEW, readQuiz, storeQuiz } from './quizzes.ts';
import { readContent } from './read-content.ts';
import { assignments, assignmentStudents } from './tables.ts';
import { writeTargets } from './targets.ts';

export type AssignmentRow = typeof assignments.$inferSelect;
export type AssignmentStudentRow = typeof assignmentStudents.$inferSelect;

const CHANGED_ELSEWHERE = 'This assignment changed in another window. Reload it to see the newest version.';

/** Creates an assignment in a class of the teacher; throws a 404 for any other class. */
export async function createAssignment(
  db: Database,
  teacherId: string,
  { classId, timeZone, content }: { classId: string; timeZone: string; content: AssignmentContent },
): Promise<string> {
  return db.transaction(async (tx) => {
    await findOpenClass(tx, classId, teacherId);
    await lockScores(tx, classId);
    const zone = await settleTimeZone(tx, teacherId, timeZone);
    const quiz = await readQuiz(tx, teacherId, content, NEW);
    const id = await insertAssignment(tx, { teacherId, classId, timeZone: zone, quiz }, content);
    await attachFiles(tx, { assignmentId: id, teacherId }, content.file_ids);
    return id;
  });
}

interface NewRow {
  teacherId: string;
  classId: string;
  timeZone: string;
  quiz: Awaited<ReturnType<typeof readQuiz>>;
  /** Of what belongs to the class, for errors. */
  path?: string;
  idempotencyKey?: string | undefined;
}

/** Inserts an assignment without its files; throws a 422 if its term is closed. The caller checks the class and holds the lock of its scores. */
export async function insertAssignment(
  tx: Database,
  { teacherId, classId, timeZone, quiz, path = '', idempotencyKey }: NewRow,
  content: AssignmentContent,
): Promise<string> {
  const id = randomUUID();
  const values = readContent(content, path);
  const points = quiz ? pointsOfQuestions(quiz.questions) : values.points;
  await rejectIntoClosedTerm(tx, classId, { ...values, id, timeZone }, `${path}due_at`);
  await tx
    .insert(assignments)
    .values({ ...values, points, id, classId, createdBy: teacherId, timeZone, idempotencyKey });
  await storeQuiz(tx, id, quiz);
  await writeTargets(tx, { id, classId }, content, path);
  return id;
}

/** Stores for what adds files. */
export interface MeteredStores extends Stores {
  files: MeteredStore;
}

export interface Stores {
  db: Database;
  files: FileStore;
}

/** Works out the scores that the marks of an assignment give, after its rules have changed. */
export type SettleScores = (
  tx: Database,
  changed: { assignmentId: string; classId: string; authorId: string },
) => Promise<void>;

/** Changes an assignment; throws a 409 if it no longer has the revision, or its term is closed. */
export async function saveAssignment(
  { db, files, settleScores }: Stores & { settleScores: SettleScores },
  teacherId: string,
  id: string,
  { revision, content }: { revision: number; content: AssignmentContent },
): Promise<void> {
  const values = readContent(content);
  const removed = await db.transaction(async (tx) => {
    const before = await requireTaught(tx, id, teacherId);
    const { classId, publishAt, timeZone } = before;
    await lockScores(tx, classId);
    await rejectClosedTerm(tx, classId, [before]);
    await rejectIntoClosedTerm(tx, classId, { ...values, id, timeZone }, 'due_at');
    const isPublished = stateOf({ publishAt }, new Date()) === 'published';
    const quiz = await readQuiz(tx, teacherId, content, { quiz: await lockQuiz(tx, id), isPublished });
    const points = quiz ? pointsOfQuestions(quiz.questions) : values.points;
    const changed = await tx
      .update(assignments)
      .set({ ...values, points, revision: sql`${assignments.revision} + 1`, updatedAt: new Date() })
      .where(and(eq(assignments.id, id), eq(assignments.revision, revision)))
      .returning({ id: assignments.id });
    if (changed.length === 0) throw new Problem('conflict', CHANGED_ELSEWHERE);
    await storeQuiz(tx, id, quiz);
    await writeTargets(tx, { id, classId }, content);
    await settleScores(tx, { assignmentId: id, classId, authorId: teacherId });
    return attachFiles(tx, { assignmentId: id, teacherId }, content.file_ids);
  });
  for (const file of removed) await files.remove(file);
}

/** The assignment, if the user teaches its class and it is not in the trash; throws a 404 otherwise. */
export async function requireTaught(db: Database, id: string, teacherId: string): Promise<AssignmentRow> {
  const [row] = await db
    .select()
    .from(assignments)
    .where(
      and(
        eq(assignments.id, id),
        isNull(assignments.trashedAt),
        isTaught(db, assignments.classId, teacherId),
      ),
    );
  if (row === undefined) throw new Problem('not_found');
  return row;
}

/** The students of a class by family name, as its teachers see them. */
export async function studentsOf(db: Database, classId: string): Promise<ClassStudent[]> {
  return namesToldApart(await listClassStudents(db, classId));
}

export async function exceptionsOf(db: Database, assignmentId: string): Promise<AssignmentStudentRow[]> {
  return db
    .select()
    .from(assignmentStudents)
    .where(eq(assignmentStudents.assignmentId, assignmentId))
    .orderBy(asc(assignmentStudents.studentId));
}

/**
 * The time zone of the teacher's school. The first assignment or lesson sets it: to that of the teacher's
 * other work, or of the browser; throws a 422 if no such zone exists.
 */
export async function settleTimeZone(tx: Database, teacherId: string, ofBrowser: string): Promise<string> {
  requireTimeZone(ofBrowser);
  const school = await schoolOf(tx, teacherId);
  if (school !== undefined && school.timeZone !== null) return school.timeZone;
  const timeZone = (await zoneOfNewest(tx, teacherId)) ?? ofBrowser;
  if (school !== undefined) await tx.update(schools).set({ timeZone }).where(eq(schools.id, school.id));
  return timeZone;
}

/** The time zone of a teacher's school, or of their newest assignment; null without both. */
export async function knownTimeZone(db: Database, teacherId: string): Promise<string | null> {
  return (await schoolOf(db, teacherId))?.timeZone ?? zoneOfNewest(db, teacherId);
}

async function zoneOfNewest(db: Database, teacherId: string): Promise<string | null> {
  const [newest] = await db
    .select({ timeZone: assignments.timeZone })
    .from(assignments)
    .where(eq(assignments.createdBy, teacherId))
    .orderBy(desc(assignments.createdAt))
    .limit(1);
  return newest?.timeZone ?? null;
}

export async function schoolOf(db: Database, userId: string) {
  const [row] = await db
    .select({ id: schools.id, timeZone: schools.timeZone })
    .from(schools)
    .innerJoin(users, eq(users.schoolId, schools.id))
    .where(eq(users.id, userId));
  return row;
}

/** Throws a 422 if no such time zone exists. */
export function requireTimeZone(name: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format();
  } catch {
    throw Problem.field('time_zone', 'This time zone doesn’t exist.');
  }
}

export const classFaceColumns = {
  id: classes.id,
  name: classes.name,
  subject: classes.subject,
  cover: classes.cover,
};

export const presentClass = ({
  id,
  cover,
  ...face
}: Pick<typeof classes.$inferSelect, 'id' | 'name' | 'subject' | 'cover'>): Assignment['class'] => ({
  id,
  title: titleOf(face),
  cover,
});

export async function classOf(db: Database, classId: string): Promise<Assignment['class']> {
  const [row] = await db.select(classFaceColumns).from(classes).where(eq(classes.id, classId));
  if (row === undefined) throw new Problem('not_found');
  return presentClass(row);
}

export function stateOf({ publishAt }: Pick<AssignmentRow, 'publishAt'>, now: Date): Assignment['state'] {
  if (publishAt === null) return 'draft';
  return publishAt > now ? 'scheduled' : 'published';
}
