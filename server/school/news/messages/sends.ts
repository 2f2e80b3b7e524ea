import { randomUUID } from 'node:crypto';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { MessageSend, NewSend, SendPage, SentTo } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { PageRequest } from '../../../platform/database/cursor.ts';
import { keyset, readPage } from '../../../platform/database/keyset.ts';
import { Problem } from '../../../platform/problem.ts';
import { findOpenClass, listClassStudents, teaches } from '../../classes/classes/class-access.ts';
import { classes, classGroups, classGroupStudents, enrolments } from '../../classes/classes/tables.ts';
import { byName } from '../../classes/classes/student-names.ts';
import { recordedByTeam } from '../../classes/students/taught-students.ts';
import { guardians } from '../../people/guardians/tables.ts';
import { users } from '../../../accounts/users/tables.ts';
import { classFaceColumns, presentClass } from '../../work/assignments/assignments.ts';
import { nameOf } from './threads.ts';
import { judgeMessage } from './write.ts';
import { messageSends, messageSettings, messageThreads, messages } from './tables.ts';

interface Recipient {
  studentId: string;
  guardianId: string | null;
}

/** Writes to students of a class or to their guardians; each gets a thread of their own. Returns the id. */
export async function send(
  db: Database,
  teacherId: string,
  request: NewSend,
  key: string | undefined,
): Promise<string> {
  const { class_id: classId, title, text } = request;
  if (!request.to_students && !request.to_guardians)
    throw Problem.field('to_students', 'Choose students or their guardians.');
  await findOpenClass(db, classId, teacherId);
  const studentIds = await studentsFor(db, request);
  if (studentIds.length === 0) throw Problem.field('student_ids', 'None of these students is in the class.');
  const recipients: Recipient[] = [
    ...(request.to_students ? studentIds.map((studentId) => ({ studentId, guardianId: null })) : []),
    ...(request.to_guardians ? await guardiansFor(db, teacherId, studentIds) : []),
  ];
  if (recipients.length === 0)
    throw new Problem(
      'conflict',
      'None of these students has a guardian here. Add one on the student’s page.',
    );
  const { concern } = judgeMessage(text, 'teacher');
  return db.transaction(async (tx) => {
    const now = new Date();
    const [row] = await tx
      .insert(messageSends)
      .values({
        id: randomUUID(),
        teacherId,
        classId,
        title: title.trim(),
        text: text.trim(),
        concern,
        idempotencyKey: key ?? null,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: messageSends.id });
    if (row === undefined) return sentBefore(tx, teacherId, key ?? '');
    const threads = recipients.map((recipient) => ({
      ...recipient,
      id: randomUUID(),
      sendId: row.id,
      classId,
      teacherId,
      title: title.trim(),
      lastAt: now,
      teacherReadAt: now,
      isAnswered: false,
    }));
    await tx.insert(messageThreads).values(threads);
    await tx.insert(messages).values(
      threads.map(({ id, guardianId }) => ({
        id: randomUUID(),
        threadId: id,
        role: 'teacher' as const,
        text: text.trim(),
        concern,
        mailAt: guardianId === null ? null : now,
        createdAt: now,
      })),
    );
    return row.id;
  });
}

async function sentBefore(tx: Database, teacherId: string, key: string): Promise<string> {
  const [before] = await tx
    .select({ id: messageSends.id })
    .from(messageSends)
    .where(and(eq(messageSends.teacherId, teacherId), eq(messageSends.idempotencyKey, key)));
  if (before === undefined) throw new Problem('internal');
  return before.id;
}

/** The students of the class that a message is for. */
async function studentsFor(
  db: Database,
  { class_id: classId, group_id: groupId, student_ids: chosen }: NewSend,
): Promise<string[]> {
  const everyone = (await listClassStudents(db, classId)).map(({ id }) => id);
  if (chosen !== null) return everyone.filter((id) => chosen.includes(id));
  if (groupId === null) return everyone;
  const rows = await db
    .select({ id: classGroupStudents.studentId })
    .from(classGroupStudents)
    .innerJoin(classGroups, eq(classGroups.id, classGroupStudents.groupId))
    .where(and(eq(classGroups.id, groupId), eq(classGroups.classId, classId)));
  const members = new Set(rows.map(({ id }) => id));
  return everyone.filter((id) => members.has(id));
}

/** The guardians that the team of teachers recorded, one for each address of a student; the teacher's own goes first. */
async function guardiansFor(db: Database, teacherId: string, studentIds: string[]): Promise<Recipient[]> {
  const rows = await db
    .selectDistinctOn([guardians.studentId, guardians.email], {
      studentId: guardians.studentId,
      guardianId: guardians.id,
    })
    .from(guardians)
    .innerJoin(enrolments, eq(enrolments.studentId, guardians.studentId))
    .innerJoin(classes, eq(classes.id, enrolments.classId))
    .where(and(recordedByTeam(teacherId, guardians.authorId), inArray(guardians.studentId, studentIds)))
    .orderBy(
      guardians.studentId,
      guardians.email,
      sql`${guardians.authorId} = ${teacherId} desc`,
      guardians.id,
    );
  return rows;
}

/** Whether the recipient of a thread shares that they have read it; guardians have no setting. */
const isShared = sql<boolean>`(${messageThreads.guardianId} is null and not exists (
  select 1 from ${messageSettings} where ${messageSettings.userId} = ${messageThreads.studentId}
    and not ${messageSettings.readReceipts}))`;
const isRead = sql<boolean>`(${messageThreads.otherReadAt} is not null)`;

const countWhere = (condition: SQL) => sql<number>`(
  select count(*)::int from ${messageThreads} where ${messageThreads.sendId} = ${messageSends.id} and ${condition})`;

const columns = {
  row: messageSends,
  class: classFaceColumns,
  students: countWhere(sql`${messageThreads.guardianId} is null`),
  guardians: countWhere(sql`${messageThreads.guardianId} is not null`),
  read: countWhere(sql`${isShared} and ${isRead}`),
  answered: countWhere(sql`${messageThreads.isAnswered}`),
};

interface Found {
  row: typeof messageSends.$inferSelect;
  class: Parameters<typeof presentClass>[0];
  students: number;
  guardians: number;
  read: number;
  answered: number;
}

const present = ({ row, class: face, ...counts }: Found): MessageSend => ({
  id: row.id,
  title: row.title,
  text: row.text,
  class: presentClass(face),
  at: row.createdAt.toISOString(),
  students: counts.students,
  guardians: counts.guardians,
  read: counts.read,
  answered: counts.answered,
  concern: row.concern,
});

const latest = keyset(messageSends.createdAt, messageSends.id);

const selectSends = (db: Database, teacherId: string, which: SQL | undefined) =>
  db
    .select({ ...columns, position: latest.position })
    .from(messageSends)
    .innerJoin(classes, eq(classes.id, messageSends.classId))
    .where(and(eq(messageSends.teacherId, teacherId), teaches(teacherId), which))
    .orderBy(...latest.orderBy);

/** What the teacher has sent in the classes that they still teach. */
export const listSends = (db: Database, teacherId: string, request: PageRequest): Promise<SendPage> =>
  readPage(
    request,
    (limit) => selectSends(db, teacherId, latest.after(request.cursor)).limit(limit),
    (row) => present(row),
  );

export async function presentSend(db: Database, teacherId: string, id: string): Promise<MessageSend> {
  const [found] = await selectSends(db, teacherId, eq(messageSends.id, id));
  if (found === undefined) throw new Problem('not_found');
  return present(found);
}

/** A sent message with its recipients, by the family name of the student. */
export async function getSend(db: Database, teacherId: string, id: string): Promise<SentTo> {
  const [sent, rows] = await Promise.all([
    presentSend(db, teacherId, id),
    db
      .select({
        id: messageThreads.id,
        studentId: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        guardian: guardians.name,
        isShared,
        isRead,
        isAnswered: messageThreads.isAnswered,
      })
      .from(messageThreads)
      .innerJoin(users, eq(users.id, messageThreads.studentId))
      .leftJoin(guardians, eq(guardians.id, messageThreads.guardianId))
      .where(eq(messageThreads.sendId, id))
      .orderBy(...byName(), sql`${guardians.name} nulls first`),
  ]);
  return {
    send: sent,
    recipients: rows.map((row) => ({
      thread_id: row.id,
      student: { id: row.studentId, name: nameOf(row) },
      guardian: row.guardian,
      read: row.isShared ? row.isRead : null,
      answered: row.isAnswered,
    })),
  };
}
