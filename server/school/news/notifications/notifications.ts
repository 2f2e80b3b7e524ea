import { and, count, eq, inArray, isNotNull, isNull, lt, type Placeholder, sql } from 'drizzle-orm';
import type { Account } from '../../../accounts/users/account.ts';
import type {
  NotificationChoice,
  NotificationChoices,
  NotificationPage,
} from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { PageRequest } from '../../../platform/database/cursor.ts';
import { keyset, readPage } from '../../../platform/database/keyset.ts';
import { prepareOnce } from '../../../platform/database/prepare-once.ts';
import { Problem } from '../../../platform/problem.ts';
import { kindsOf, notificationKinds } from './kinds.ts';
import { notificationChoices, notifications } from './tables.ts';

const newestFirst = keyset(notifications.happenedAt, notifications.id);

export const listNotifications = (
  db: Database,
  userId: string,
  page: PageRequest,
): Promise<NotificationPage> =>
  readPage(
    page,
    (limit) =>
      db
        .select({ row: notifications, position: newestFirst.position })
        .from(notifications)
        .where(and(eq(notifications.userId, userId), newestFirst.after(page.cursor)))
        .orderBy(...newestFirst.orderBy)
        .limit(limit),
    ({ row }) => ({
      id: row.id,
      kind: row.kind,
      title: row.title,
      class_name: row.className,
      subject_id: row.subjectId,
      at: row.happenedAt.toISOString(),
      read: row.readAt !== null,
    }),
  );

const unreadOf = (userId: string | Placeholder) =>
  and(eq(notifications.userId, userId), isNull(notifications.readAt));

const unread = prepareOnce((db) =>
  db
    .select({ count: count() })
    .from(notifications)
    .where(unreadOf(sql.placeholder('userId')))
    .prepare('unread_notifications'),
);

export async function countUnread(db: Database, userId: string): Promise<number> {
  const [row] = await unread(db).execute({ userId });
  return row?.count ?? 0;
}

/** Marks what happened up to this time as read, within a millisecond; what was read is no longer mailed. */
export async function markRead(db: Database, userId: string, until: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: new Date(), mailAt: null })
    .where(and(unreadOf(userId), lt(notifications.happenedAt, new Date(until.getTime() + 1))));
}

/** Marks what the user was told about a thread as read. */
export async function markSeen(db: Database, userId: string, threadId: string): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: new Date(), mailAt: null })
    .where(
      and(
        unreadOf(userId),
        inArray(notifications.kind, ['message_received', 'comment_received']),
        eq(notifications.subjectId, threadId),
      ),
    );
}

export async function readChoices(
  db: Database,
  { id, role }: Pick<Account, 'id' | 'role'>,
): Promise<NotificationChoices> {
  const chosen = await db.select().from(notificationChoices).where(eq(notificationChoices.userId, id));
  const mailOf = new Map(chosen.map(({ kind, mail }) => [kind, mail]));
  return {
    items: kindsOf(role).map((kind) => ({ kind, mail: mailOf.get(kind) ?? notificationKinds[kind].mail })),
  };
}

/** Stores when to mail a kind of news from now on; "never" also cancels what waits to be mailed. */
export async function choose(
  db: Database,
  { id: userId, role }: Pick<Account, 'id' | 'role'>,
  { kind, mail }: NotificationChoice,
): Promise<void> {
  if (!kindsOf(role).includes(kind)) throw Problem.field('kind', 'You don’t receive this news.');
  await db
    .insert(notificationChoices)
    .values({ userId, kind, mail })
    .onConflictDoUpdate({
      target: [notificationChoices.userId, notificationChoices.kind],
      set: { mail },
    });
  if (mail === 'never')
    await cancelMails(db, and(eq(notifications.userId, userId), eq(notifications.kind, kind)));
}

/** Stops all mails about news to the user. */
export async function chooseNone(db: Database, userId: string): Promise<void> {
  await db
    .insert(notificationChoices)
    .values(
      [...new Set([...kindsOf('student'), ...kindsOf('teacher')])].map((kind) => ({
        userId,
        kind,
        mail: 'never' as const,
      })),
    )
    .onConflictDoUpdate({
      target: [notificationChoices.userId, notificationChoices.kind],
      set: { mail: 'never' },
    });
  await cancelMails(db, eq(notifications.userId, userId));
}

async function cancelMails(db: Database, of: ReturnType<typeof and>): Promise<void> {
  await db
    .update(notifications)
    .set({ mailAt: null })
    .where(and(of, isNotNull(notifications.mailAt)));
}

const NINETY_DAYS = 90 * 24 * 60 * 60 * 1000;

export async function deleteOld(db: Database, now: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.happenedAt, new Date(now.getTime() - NINETY_DAYS)));
}
