import { and, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { users } from '../../../accounts/users/tables.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { messageSettings } from '../messages/tables.ts';
import { composeNews, type NewsLinks } from './news-mail.ts';
import { notifications } from './tables.ts';

type Row = typeof notifications.$inferSelect;

export interface MailDependencies {
  db: Database;
  mailer: Mailer;
  links: NewsLinks;
}

const HOUR = 60 * 60 * 1000;

/** Whether it is a quiet hour of the user, after which what is due is mailed. */
function isQuiet(now: Date): SQL {
  const { quietFrom, quietUntil, timeZone, userId } = messageSettings;
  const local = sql`to_char(${now.toISOString()}::timestamptz at time zone ${timeZone}, 'HH24:MI')`;
  return sql`exists (
    select 1 from ${messageSettings} where ${userId} = ${notifications.userId} and ${quietFrom} is not null
      and case when ${quietFrom} < ${quietUntil} then ${local} >= ${quietFrom} and ${local} < ${quietUntil}
        else ${local} >= ${quietFrom} or ${local} < ${quietUntil} end)`;
}

/**
 * Mails each user one email with all of their news that is due. A row is claimed before its email is sent, so that processes
 * on the same database never send it twice; an email that could not be sent is tried again after an hour, on the same day.
 */
export async function mailNews({ db, mailer, links }: MailDependencies, now: Date): Promise<void> {
  const due = await db
    .update(notifications)
    .set({ mailAt: null })
    .where(and(lte(notifications.mailAt, now), sql`not ${isQuiet(now)}`))
    .returning();
  if (due.length === 0) return;
  const rowsOf = Map.groupBy(due, ({ userId }) => userId);
  const readers = await db
    .select({ id: users.id, email: users.email, firstName: users.firstName, role: users.role })
    .from(users)
    .where(and(inArray(users.id, [...rowsOf.keys()]), sql`${users.emailVerifiedAt} is not null`));
  for (const reader of readers) {
    const rows = rowsOf.get(reader.id) ?? [];
    mailer.post(
      { cause: 'news', sender: reader.id, settled: (isSent) => tryLater(db, rows, isSent, now) },
      async () => composeNews(reader, rows, links),
    );
  }
}

async function tryLater(db: Database, rows: readonly Row[], isSent: boolean, now: Date): Promise<void> {
  if (isSent) return;
  const ids = rows.map(({ id }) => id);
  await db
    .update(notifications)
    .set({ mailAt: new Date(now.getTime() + HOUR) })
    .where(
      and(inArray(notifications.id, ids), gt(notifications.happenedAt, new Date(now.getTime() - 48 * HOUR))),
    );
}
