import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../../accounts/users/tables.ts';
import type {
  ClosedBecause,
  Message,
  MessageParty,
  MessageRole,
  MessageThread,
  ThreadPage,
} from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { PageRequest } from '../../../platform/database/cursor.ts';
import { keyset, readPage } from '../../../platform/database/keyset.ts';
import { Problem } from '../../../platform/problem.ts';
import { classes } from '../../classes/classes/tables.ts';
import { classFaceColumns, presentClass } from '../../work/assignments/assignments.ts';
import { guardians } from '../../people/guardians/tables.ts';
import { messages, messageSettings, messageThreads } from './tables.ts';
import {
  hiddenAs,
  isNotTrashed,
  isOf,
  isStudentThere,
  isTeacherThere,
  type Reader,
} from './thread-access.ts';

export type ThreadRow = typeof messageThreads.$inferSelect;
export type MessageRow = typeof messages.$inferSelect & { writer: Name | null };

const teacher = alias(users, 'teacher');
const student = alias(users, 'student');

const myReadAt = ({ role }: Pick<Reader, 'role'>) =>
  role === 'teacher' ? messageThreads.teacherReadAt : messageThreads.otherReadAt;

/** Writing counts as reading, so only a message of the other one is later. */
const isUnread = (reader: Pick<Reader, 'role'>) =>
  sql<boolean>`coalesce(${myReadAt(reader)} < ${messageThreads.lastAt}, true)`;

/** A teacher's list leaves out what nobody has answered; see the sent messages. */
const isListed = ({ role }: Reader): SQL | undefined =>
  role === 'teacher' ? eq(messageThreads.isAnswered, true) : undefined;

const threadColumns = {
  row: messageThreads,
  class: classFaceColumns,
  isArchived: sql<boolean>`${classes.archivedAt} is not null`,
  isTeacherThere,
  isStudentThere,
  hiddenAs,
  teacher: { firstName: teacher.firstName, lastName: teacher.lastName },
  student: { firstName: student.firstName, lastName: student.lastName },
  guardian: guardians.name,
};

export interface Thread {
  row: ThreadRow;
  class: Parameters<typeof presentClass>[0];
  isArchived: boolean;
  isTeacherThere: boolean;
  isStudentThere: boolean;
  hiddenAs: number | null;
  teacher: Name;
  student: Name;
  guardian: string | null;
}

interface Name {
  firstName: string;
  lastName: string;
}

export const nameOf = ({ firstName, lastName }: Name): string => `${firstName} ${lastName}`.trim();

export const selectThreads = (db: Database) =>
  db
    .select({ ...threadColumns, position: latest.position })
    .from(messageThreads)
    .innerJoin(classes, eq(classes.id, messageThreads.classId))
    .innerJoin(teacher, eq(teacher.id, messageThreads.teacherId))
    .innerJoin(student, eq(student.id, messageThreads.studentId))
    .leftJoin(guardians, eq(guardians.id, messageThreads.guardianId))
    .$dynamic();

const latest = keyset(messageThreads.lastAt, messageThreads.id);

/** Reads a page of threads, the latest message first. */
export const pageOfThreads = <Item>(
  db: Database,
  request: PageRequest,
  which: SQL | undefined,
  present: (thread: Thread) => Item,
) =>
  readPage(
    request,
    (limit) =>
      selectThreads(db)
        .where(and(which, latest.after(request.cursor)))
        .orderBy(...latest.orderBy)
        .limit(limit),
    (row) => present(row),
  );

/** The latest threads of a guardian. */
export const threadsOfGuardian = (db: Database, guardianId: string, limit: number): Promise<Thread[]> =>
  selectThreads(db)
    .where(and(isNotTrashed, eq(messageThreads.guardianId, guardianId)))
    .orderBy(...latest.orderBy)
    .limit(limit);

/** Any thread, for callers that check who asks. */
export async function findThread(db: Database, which: SQL | undefined): Promise<Thread> {
  const [found] = await selectThreads(db).where(which);
  if (found === undefined) throw new Problem('not_found');
  return found;
}

/** A thread of the user; throws a 404 otherwise. */
export const requireThread = async (db: Database, user: Reader, id: string): Promise<Thread> =>
  maskedFor(user, await findThread(db, and(eq(messageThreads.id, id), isOf(user))));

/** A thread as one side sees it: a teacher who marks without names gets none. */
export function maskedFor({ role }: Pick<Reader, 'role'>, thread: Thread): Thread {
  if (role !== 'teacher' || thread.hiddenAs === null) return thread;
  const name = thread.isStudentThere ? `Student ${thread.hiddenAs}` : 'Former student';
  return { ...thread, student: { firstName: name, lastName: '' } };
}

export const closedBecause = (thread: Thread): ClosedBecause | null => {
  if (thread.isArchived) return 'class_archived';
  if (!thread.isTeacherThere) return 'teacher_left';
  return thread.isStudentThere ? null : 'student_left';
};

/** Throws a 409 if nobody can answer any more. */
export function rejectClosed(thread: Thread): void {
  const sentences: Readonly<Record<ClosedBecause, string>> = {
    class_archived: 'This class is archived.',
    teacher_left: 'This teacher no longer teaches the class.',
    student_left: 'This student is no longer in the class.',
  };
  const reason = closedBecause(thread);
  if (reason !== null) throw new Problem('conflict', sentences[reason]);
}

const partyOf = (thread: Thread, role: MessageRole): MessageParty => ({
  role,
  name: { teacher: nameOf(thread.teacher), student: nameOf(thread.student), guardian: thread.guardian ?? '' }[
    role
  ],
});

/** The role of the one to whom the teacher writes. */
const otherRole = ({ row }: Thread): 'student' | 'guardian' =>
  row.guardianId === null ? 'student' : 'guardian';

const PREVIEW = 160;

export async function listThreads(db: Database, user: Reader, request: PageRequest): Promise<ThreadPage> {
  const page = await pageOfThreads(db, request, and(isOf(user), isListed(user)), (thread) =>
    maskedFor(user, thread),
  );
  const last = await lastMessages(
    db,
    page.items.map(({ row }) => row.id),
  );
  return {
    next_cursor: page.next_cursor,
    items: page.items.map((thread) => {
      const { row } = thread;
      const message = last.get(row.id);
      const readAt = user.role === 'teacher' ? row.teacherReadAt : row.otherReadAt;
      return {
        ...faceOf(thread, user.role),
        last: {
          text: message?.text ?? '',
          at: row.lastAt.toISOString(),
          mine:
            message !== undefined &&
            message.role === user.role &&
            (message.teacherId === null || message.teacherId === user.id),
        },
        unread: readAt === null || readAt < row.lastAt,
      };
    }),
  };
}

async function lastMessages(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, Pick<MessageRow, 'text' | 'role' | 'teacherId'>>();
  const rows = await db
    .selectDistinctOn([messages.threadId], {
      threadId: messages.threadId,
      text: sql<string>`left(${messages.text}, ${PREVIEW})`,
      role: messages.role,
      teacherId: messages.teacherId,
    })
    .from(messages)
    .where(inArray(messages.threadId, ids))
    .orderBy(messages.threadId, desc(messages.createdAt), desc(messages.id));
  return new Map(rows.map((row) => [row.threadId, row]));
}

const faceOf = (thread: Thread, role: Reader['role']) => ({
  id: thread.row.id,
  title: thread.row.title,
  assignment_id: thread.row.assignmentId,
  class: presentClass(thread.class),
  student: { id: thread.row.studentId, name: nameOf(thread.student) },
  with: partyOf(thread, role === 'teacher' ? otherRole(thread) : 'teacher'),
});

/** The messages of threads, the first one first. */
export async function messagesOf(db: Database, threadIds: readonly string[]): Promise<MessageRow[]> {
  if (threadIds.length === 0) return [];
  return db
    .select({
      ...getTableColumns(messages),
      writer: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.teacherId))
    .where(inArray(messages.threadId, [...threadIds]))
    .orderBy(asc(messages.createdAt), asc(messages.id));
}

/** Who wrote a message. The writer of a comment may be any teacher of the class, or one whose account is gone. */
function authorOf(thread: Thread, { role, writer }: MessageRow): MessageParty {
  if (role !== 'teacher' || thread.row.assignmentId === null) return partyOf(thread, role);
  return { role, name: writer === null ? 'A former teacher' : nameOf(writer) };
}

/** A message for its reader; an administrator reads as a teacher, and wrote none of them. */
export const presentMessage = (
  thread: Thread,
  row: MessageRow,
  reader: MessageRole | null,
  readerId?: string,
): Message => ({
  id: row.id,
  mine: row.role === reader && (row.teacherId === null || row.teacherId === readerId),
  author: authorOf(thread, row),
  text: row.text,
  at: row.createdAt.toISOString(),
  concern: reader === 'teacher' || reader === null ? row.concern : null,
});

export async function presentThread(db: Database, thread: Thread, user: Reader): Promise<MessageThread> {
  const rows = await messagesOf(db, [thread.row.id]);
  return {
    ...faceOf(thread, user.role),
    closed: closedBecause(thread),
    read_until: await readUntil(db, thread, user),
    messages: rows.map((row) => presentMessage(thread, row, user.role, user.id)),
  };
}

/** When the other one last read it, if they share this; a guardian has no setting and never does. */
async function readUntil(db: Database, { row }: Thread, { role }: Reader): Promise<string | null> {
  if (row.guardianId !== null) return null;
  const [otherId, readAt] =
    role === 'teacher' ? [row.studentId, row.otherReadAt] : [row.teacherId, row.teacherReadAt];
  const [settings] = await db.select().from(messageSettings).where(eq(messageSettings.userId, otherId));
  return settings?.readReceipts === false ? null : (readAt?.toISOString() ?? null);
}

export async function readThread(db: Database, user: Reader, id: string): Promise<void> {
  await requireThread(db, user, id);
  const now = new Date();
  await db
    .update(messageThreads)
    .set(user.role === 'teacher' ? { teacherReadAt: now } : { otherReadAt: now })
    .where(eq(messageThreads.id, id));
}

/** How many threads of the user have a message that they have not read. */
export async function countUnreadThreads(db: Database, user: Reader): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(messageThreads)
    .innerJoin(classes, eq(classes.id, messageThreads.classId))
    .where(and(isOf(user), isListed(user), isUnread(user)));
  return row?.count ?? 0;
}
