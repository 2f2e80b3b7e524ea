import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Account } from '../../../accounts/users/account.ts';
import type { SentComment, WorkComments } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { listClassStudents } from '../../classes/classes/class-access.ts';
import { classes } from '../../classes/classes/tables.ts';
import { type AssignmentRow, requireTaught } from '../../work/assignments/assignments.ts';
import { requireAssigned } from '../../work/submissions/student-access.ts';
import { findThread, maskedFor, presentThread, type Thread } from './threads.ts';
import { messageThreads } from './tables.ts';
import { addMessage, type Written } from './write.ts';

type User = Pick<Account, 'id' | 'role'>;

/** Whose work the comments are about. */
interface Work {
  assignmentId: string;
  studentId: string;
}

/** The private comments on the work of a student. */
export async function getComments(db: Database, user: User, work: Work): Promise<WorkComments> {
  const assignment = await requireWorkOf(db, user, work);
  const thread = await threadAbout(db, work);
  if (thread !== null) return present(db, thread, user);
  const { archivedAt } = await classWith(db, assignment, work.studentId);
  const closed = archivedAt === null ? null : 'class_archived';
  return { thread_id: null, closed, read_until: null, messages: [] };
}

export async function addComment(
  db: Database,
  user: User,
  work: Work,
  written: Written,
): Promise<SentComment> {
  const assignment = await requireWorkOf(db, user, work);
  const thread = (await threadAbout(db, work)) ?? (await begin(db, assignment, work.studentId));
  const help = await addMessage(db, thread, user.role, {
    ...written,
    teacherId: user.role === 'teacher' ? user.id : null,
  });
  return { comments: await present(db, await findThread(db, about(work)), user), help };
}

/** The assignment for one of its two sides: the student who has it, or a teacher of the class. */
async function requireWorkOf(db: Database, user: User, work: Work): Promise<AssignmentRow> {
  if (user.role === 'teacher') return requireTaught(db, work.assignmentId, user.id);
  if (user.id !== work.studentId) throw new Problem('not_found');
  return (await requireAssigned(db, user.id, work.assignmentId)).assignment;
}

const about = ({ assignmentId, studentId }: Work) =>
  and(eq(messageThreads.assignmentId, assignmentId), eq(messageThreads.studentId, studentId));

async function threadAbout(db: Database, work: Work): Promise<Thread | null> {
  const isBegun = (await db.$count(messageThreads, about(work))) > 0;
  return isBegun ? findThread(db, about(work)) : null;
}

/** The class of an assignment that a student can have; throws a 404 otherwise. */
async function classWith(db: Database, { id, classId }: AssignmentRow, studentId: string) {
  const members = await listClassStudents(db, classId);
  if (!members.some((member) => member.id === studentId)) throw new Problem('not_found');
  await requireAssigned(db, studentId, id);
  const [row] = await db
    .select({ archivedAt: classes.archivedAt, ownerId: classes.teacherId })
    .from(classes)
    .where(eq(classes.id, classId));
  if (row === undefined) throw new Problem('not_found');
  return row;
}

/** Begins the thread; of two calls at once, both write to the same one. */
async function begin(db: Database, assignment: AssignmentRow, studentId: string): Promise<Thread> {
  const { id: assignmentId, classId, title } = assignment;
  const { archivedAt, ownerId } = await classWith(db, assignment, studentId);
  if (archivedAt !== null) throw new Problem('conflict', 'This class is archived.');
  await db
    .insert(messageThreads)
    .values({
      id: randomUUID(),
      classId,
      teacherId: ownerId,
      studentId,
      assignmentId,
      title,
      isAnswered: false,
    })
    .onConflictDoNothing();
  return findThread(db, about({ assignmentId, studentId }));
}

async function present(db: Database, thread: Thread, user: User): Promise<WorkComments> {
  const { id, closed, read_until, messages } = await presentThread(db, maskedFor(user, thread), user);
  return { thread_id: id, closed, read_until, messages };
}
