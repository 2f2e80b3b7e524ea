import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AdminThread, AdminThreadEntry, AdminThreadPage } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { PageRequest } from '../../../platform/database/cursor.ts';
import { titleOf } from '../../classes/classes/classes.ts';
import { findThread, messagesOf, nameOf, pageOfThreads, presentMessage, type Thread } from './threads.ts';
import { messageReports, messages, messageThreads } from './tables.ts';

const reportsOf = (db: Database, threadIds: string[]) =>
  db
    .select({ threadId: messages.threadId, report: messageReports })
    .from(messageReports)
    .innerJoin(messages, eq(messages.id, messageReports.messageId))
    .where(inArray(messages.threadId, threadIds))
    .orderBy(messageReports.createdAt, messageReports.messageId);

const isReported: SQL = sql`exists (
  select 1 from ${messages} join ${messageReports} on ${messageReports.messageId} = ${messages.id}
  where ${messages.threadId} = ${messageThreads.id})`;

/** The threads of all users, or those with a reported message. */
export async function listAllThreads(
  db: Database,
  { reported = false, ...request }: PageRequest & { reported?: boolean },
): Promise<AdminThreadPage> {
  const { items, next_cursor } = await pageOfThreads(
    db,
    request,
    reported ? isReported : undefined,
    (thread) => thread,
  );
  const reports =
    items.length === 0
      ? []
      : await reportsOf(
          db,
          items.map(({ row }) => row.id),
        );
  return {
    next_cursor,
    items: items.map((thread) =>
      entryOf(thread, reports.filter(({ threadId }) => threadId === thread.row.id).length),
    ),
  };
}

const entryOf = (thread: Thread, reports: number): AdminThreadEntry => ({
  id: thread.row.id,
  title: thread.row.title,
  class: titleOf(thread.class),
  teacher: nameOf(thread.teacher),
  student: nameOf(thread.student),
  guardian: thread.guardian,
  reports,
  last_at: thread.row.lastAt.toISOString(),
});

export async function readAnyThread(db: Database, id: string): Promise<AdminThread> {
  const thread = await findThread(db, eq(messageThreads.id, id));
  const [rows, reports] = await Promise.all([messagesOf(db, [id]), reportsOf(db, [id])]);
  return {
    thread: entryOf(thread, reports.length),
    messages: rows.map((row) => presentMessage(thread, row, null)),
    reports: reports.map(({ report: { messageId, role, reason, createdAt } }) => ({
      message_id: messageId,
      by: role,
      reason,
      at: createdAt.toISOString(),
    })),
  };
}
