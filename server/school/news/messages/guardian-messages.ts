import { and, eq } from 'drizzle-orm';
import type { GuardianThread } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { titleOf } from '../../classes/classes/classes.ts';
import { requireLinkedGuardian } from '../../people/guardians/guardian-links.ts';
import { addMessage, report, threadOf, type Written } from './write.ts';
import {
  closedBecause,
  findThread,
  type MessageRow,
  messagesOf,
  nameOf,
  presentMessage,
  type Thread,
  threadsOfGuardian,
} from './threads.ts';
import { messageThreads } from './tables.ts';

/** The link of a guardian, with the secret that signs it. */
export interface GuardianAccess {
  token: string;
  linkSecret: string;
}

const MAX_THREADS = 30;

/** The latest threads of a guardian, who has a link and no account. */
export async function listGuardianThreads(db: Database, access: GuardianAccess): Promise<GuardianThread[]> {
  const { id } = await requireLinkedGuardian(db, access.linkSecret, access.token);
  const threads = await threadsOfGuardian(db, id, MAX_THREADS);
  const rows = await messagesOf(
    db,
    threads.map(({ row }) => row.id),
  );
  const byThread = Map.groupBy(rows, ({ threadId }) => threadId);
  return threads.map((thread) => present(thread, byThread.get(thread.row.id) ?? []));
}

export async function replyAsGuardian(
  db: Database,
  access: GuardianAccess,
  id: string,
  written: Written,
): Promise<GuardianThread> {
  const thread = await requireOwn(db, access, id);
  await addMessage(db, thread, 'guardian', written);
  return present(thread, await messagesOf(db, [id]));
}

export async function reportAsGuardian(
  db: Database,
  access: GuardianAccess,
  messageId: string,
  reason: string,
): Promise<void> {
  const thread = await requireOwn(db, access, await threadOf(db, messageId));
  await report(db, { thread, role: 'guardian', reporterId: null }, messageId, reason);
}

async function requireOwn(db: Database, { token, linkSecret }: GuardianAccess, id: string): Promise<Thread> {
  const guardian = await requireLinkedGuardian(db, linkSecret, token);
  return findThread(db, and(eq(messageThreads.id, id), eq(messageThreads.guardianId, guardian.id)));
}

const present = (thread: Thread, rows: readonly MessageRow[]): GuardianThread => ({
  id: thread.row.id,
  title: thread.row.title,
  class: titleOf(thread.class),
  teacher: nameOf(thread.teacher),
  closed: closedBecause(thread),
  messages: rows.map((row) => presentMessage(thread, row, 'guardian')),
});
