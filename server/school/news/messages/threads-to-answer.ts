import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.ts';
import { classes } from '../../classes/classes/tables.ts';
import { messages, messageThreads } from './tables.ts';
import { isOf, isStudentThere, type Reader } from './thread-access.ts';
import { maskedFor, selectThreads, type Thread } from './threads.ts';

/** The threads in which the last word is not the teacher's, those that wait longest first. */
export const threadsToAnswer = async (db: Database, user: Reader, limit: number): Promise<Thread[]> => {
  const threads = await selectThreads(db)
    .where(
      and(
        isOf(user),
        eq(messageThreads.isAnswered, true),
        isNull(classes.archivedAt),
        isStudentThere,
        sql`(select ${messages.role} <> 'teacher' from ${messages} where ${messages.threadId} = ${messageThreads.id}
          order by ${messages.createdAt} desc, ${messages.id} desc limit 1)`,
      ),
    )
    .orderBy(asc(messageThreads.lastAt), asc(messageThreads.id))
    .limit(limit);
  return threads.map((thread) => maskedFor(user, thread));
};
