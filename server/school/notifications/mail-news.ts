import { and, gt, inArray, lte, sql } from 'drizzle-orm';
import { users } from '../../accounts/users/tables.ts';
import type { NotificationKind } from '../../generated/schemas/index.ts';
import { signatureOf } from '../../platform/crypto/signature.ts';
import type { Database } from '../../platform/database/client.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail, Mailer } from '../../platform/mail/mailer.ts';
import { notifications } from './tables.ts';

type Row = typeof notifications.$inferSelect;
type Reader = Pick<typeof users.$inferSelect, 'id' | 'email' | 'firstName' | 'role'>;

export interface MailNeeds {
  db: Database;
  mailer: Mailer;
  links: { publicUrl: string; linkSecret: string };
}

/** The purpose of the signature in the link that stops these emails. */
export const UNSUBSCRIBE = 'unsubscribe';
const HOUR = 60 * 60 * 1000;
const MOST_LINES = 20;

/**
 * Mails each user one email with all of their news that is due. A row is claimed before its email is sent, so that processes
 * on the same database never send it twice; an email that could not be sent is tried again after an hour, on the same day.
 */
export async function mailNews({ db, mailer, links }: MailNeeds, now: Date): Promise<void> {
  const due = await db
    .update(notifications)
    .set({ mailAt: null })
    .where(lte(notifications.mailAt, now))
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
      async () => newsMail(reader, rows, links),
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

const sentences: Readonly<Record<NotificationKind, (row: Row) => string>> = {
  assignment_set: ({ title, className }) => `New assignment in ${className}: ${title}`,
  work_returned: ({ title, className }) => `Your work was returned in ${className}: ${title}`,
  announcement_posted: ({ title, className }) => `New announcement in ${className}: ${title}`,
  work_handed_in: ({ title, className }) => `Work was handed in, in ${className}: ${title}`,
  regrade_requested: ({ title, className }) => `A student asks for a regrade in ${className}: ${title}`,
  join_requested: ({ className }) => `A student asks to join ${className}`,
};

function newsMail(
  { id, email, firstName, role }: Reader,
  rows: readonly Row[],
  { publicUrl, linkSecret }: MailNeeds['links'],
): Mail {
  const oldestFirst = rows.toSorted((one, other) => one.happenedAt.getTime() - other.happenedAt.getTime());
  const lines = oldestFirst.map((row) => sentences[row.kind](row));
  const rest = lines.length - MOST_LINES;
  const signature = signatureOf(UNSUBSCRIBE, [id], linkSecret);
  return composeMail({
    to: email,
    subject: 'What’s new in your classes',
    firstName,
    before: [...lines.slice(0, MOST_LINES), ...(rest > 0 ? [`And ${rest} more.`] : [])],
    action: {
      label: 'See what’s new',
      link: `${publicUrl}/${role === 'student' ? 'students' : 'teacher'}/notifications`,
    },
    after: [
      `You choose when these emails are sent on that page. To stop all of them: ${publicUrl}/unsubscribe?user=${id}&signature=${signature}`,
    ],
  });
}
