import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Account } from '../../../accounts/users/account.ts';
import { users } from '../../../accounts/users/tables.ts';
import { judgeRequest } from '../../../engine/safety/judge-request.ts';
import type {
  GradeLevel,
  Help,
  MessageRole,
  MessageTeachers,
  NewThread,
  SafetyCategory,
} from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { findJoinedClass, hasJoined } from '../../classes/classes/class-access.ts';
import { classes, classTeachers } from '../../classes/classes/tables.ts';
import { classFaceColumns, presentClass } from '../../work/assignments/assignments.ts';
import { nameOf, rejectClosed, requireThread, type Thread } from './threads.ts';
import { messageReports, messages, messageThreads } from './tables.ts';

const MAX_MESSAGES = 500;
/** New threads of a student in a day. */
const MAX_THREADS = 20;
const DAY = 86_400_000;

export interface Written {
  text: string;
  /** Of a call that the client may repeat. */
  key: string | undefined;
  /** Who wrote a comment on work, as a teacher. */
  teacherId?: string | null;
}

interface Verdict {
  concern: SafetyCategory | null;
  help: Help | null;
}

/**
 * What the safety rules find in a message. It is delivered anyway, with a note to the teacher: a student who confides
 * something must reach them.
 */
export function judgeMessage(text: string, role: MessageRole, grade: GradeLevel | null = null): Verdict {
  const isStudent = role === 'student';
  const number = Number(/\d+/.exec(grade ?? '')?.[0] ?? Number.NaN);
  const { decline } = judgeRequest({
    role: isStudent ? 'student' : 'teacher',
    grade: Number.isNaN(number) ? null : number,
    texts: [{ kind: 'form', text }],
  });
  return {
    concern: decline?.details.category ?? null,
    help: isStudent ? (decline?.details.help ?? null) : null,
  };
}

/** Adds a message to a thread; a repeated call with the same key adds none. Returns where to find help. */
export async function addMessage(
  db: Database,
  thread: Thread,
  role: MessageRole,
  { text, key, teacherId = null }: Written,
): Promise<Help | null> {
  const { row } = thread;
  const [grade] = await db.select({ of: classes.grade }).from(classes).where(eq(classes.id, row.classId));
  const { concern, help } = judgeMessage(text, role, grade?.of);
  await db.transaction(async (tx) => {
    // Serialises the messages of a thread, so that each is later than the one before.
    await tx.select().from(messageThreads).where(eq(messageThreads.id, row.id)).for('update');
    const count = await tx.$count(messages, eq(messages.threadId, row.id));
    const now = new Date();
    const added = await tx
      .insert(messages)
      .values({
        id: randomUUID(),
        threadId: row.id,
        role,
        teacherId,
        text: text.trim(),
        concern,
        mailAt: role === 'teacher' && row.guardianId !== null ? now : null,
        idempotencyKey: key ?? null,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: messages.id });
    if (added.length === 0) return;
    rejectClosed(thread);
    if (count >= MAX_MESSAGES)
      throw new Problem('conflict', `This thread has ${MAX_MESSAGES} messages, the most it can have.`);
    await tx
      .update(messageThreads)
      .set({
        lastAt: now,
        ...(role === 'teacher' ? { teacherReadAt: now } : { otherReadAt: now, isAnswered: true }),
      })
      .where(eq(messageThreads.id, row.id));
  });
  return help;
}

type User = Pick<Account, 'id' | 'role'>;

/** Answers in a thread of the user. */
export async function reply(db: Database, user: User, id: string, written: Written): Promise<Help | null> {
  const thread = await requireThread(db, user, id);
  const isComment = thread.row.assignmentId !== null && user.role === 'teacher';
  return addMessage(db, thread, user.role, { ...written, teacherId: isComment ? user.id : null });
}

/** Begins a thread with a teacher of a class of the student; returns its id and where to find help. */
export async function startThread(
  db: Database,
  studentId: string,
  { class_id: classId, teacher_id: teacherId, title, text }: NewThread,
  key: string | undefined,
): Promise<{ id: string; help: Help | null }> {
  const found = await findJoinedClass(db, classId, studentId);
  if (found.archivedAt !== null) throw new Problem('conflict', 'This class is archived.');
  const isCoTeacher = await db.$count(
    classTeachers,
    and(eq(classTeachers.classId, classId), eq(classTeachers.teacherId, teacherId)),
  );
  if (found.teacherId !== teacherId && isCoTeacher === 0) throw new Problem('not_found');
  const { concern, help } = judgeMessage(text, 'student', found.grade);
  const now = new Date();
  const id = await db.transaction(async (tx) => {
    // Serialises the new threads of a student.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, studentId)).for('update');
    const mine = eq(messageThreads.studentId, studentId);
    if (key !== undefined) {
      const [before] = await tx
        .select({ id: messageThreads.id })
        .from(messageThreads)
        .where(and(mine, eq(messageThreads.idempotencyKey, key)));
      if (before) return before.id;
    }
    const begun = await tx.$count(
      messageThreads,
      and(
        mine,
        isNull(messageThreads.sendId),
        isNull(messageThreads.assignmentId),
        gt(messageThreads.createdAt, new Date(now.getTime() - DAY)),
      ),
    );
    if (begun >= MAX_THREADS)
      throw new Problem('conflict', `You have begun ${MAX_THREADS} threads today. Go on in one of them.`);
    const [row] = await tx
      .insert(messageThreads)
      .values({
        id: randomUUID(),
        classId,
        teacherId,
        studentId,
        title: title.trim(),
        lastAt: now,
        otherReadAt: now,
        isAnswered: true,
        idempotencyKey: key ?? null,
      })
      .returning({ id: messageThreads.id });
    if (row === undefined) throw new Problem('internal');
    await tx.insert(messages).values({
      id: randomUUID(),
      threadId: row.id,
      role: 'student',
      text: text.trim(),
      concern,
      createdAt: now,
    });
    return row.id;
  });
  return { id, help };
}

/** The teachers of the student's current classes. */
export async function listTeachers(db: Database, studentId: string): Promise<MessageTeachers['items']> {
  const current = and(hasJoined(db, studentId), isNull(classes.archivedAt));
  const columns = {
    class: classFaceColumns,
    id: users.id,
    firstName: users.firstName,
    lastName: users.lastName,
  };
  const order = [asc(classes.name), asc(classes.subject), asc(users.lastName), asc(users.id)] as const;
  const [owners, others] = await Promise.all([
    db
      .select(columns)
      .from(classes)
      .innerJoin(users, eq(users.id, classes.teacherId))
      .where(current)
      .orderBy(...order),
    db
      .select(columns)
      .from(classes)
      .innerJoin(classTeachers, eq(classTeachers.classId, classes.id))
      .innerJoin(users, eq(users.id, classTeachers.teacherId))
      .where(current)
      .orderBy(...order),
  ]);
  return [...owners, ...others].map(({ class: face, id, ...name }) => ({
    class: presentClass(face),
    teacher: { id, name: nameOf(name) },
  }));
}

/** Reports a message that the reader received in this thread; throws a 404 for any other. */
export async function report(
  db: Database,
  { thread, role, reporterId }: { thread: Thread; role: MessageRole; reporterId: string | null },
  messageId: string,
  reason: string,
): Promise<void> {
  const received = await db.$count(
    messages,
    and(eq(messages.id, messageId), eq(messages.threadId, thread.row.id), ne(messages.role, role)),
  );
  if (received === 0) throw new Problem('not_found');
  await db
    .insert(messageReports)
    .values({ messageId, role, reporterId, reason: reason.trim() })
    .onConflictDoNothing();
}

/** The thread of a message; throws a 404 if there is none. */
export async function threadOf(db: Database, messageId: string): Promise<string> {
  const [row] = await db
    .select({ threadId: messages.threadId })
    .from(messages)
    .where(eq(messages.id, messageId));
  if (row === undefined) throw new Problem('not_found');
  return row.threadId;
}
