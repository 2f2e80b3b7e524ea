import type { users } from '../../../accounts/users/tables.ts';
import type { NotificationKind } from '../../../generated/schemas/index.ts';
import { signatureOf } from '../../../platform/crypto/signature.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import type { notifications } from './tables.ts';

type News = Pick<typeof notifications.$inferSelect, 'kind' | 'title' | 'className' | 'happenedAt'>;
type Reader = Pick<typeof users.$inferSelect, 'id' | 'email' | 'firstName' | 'role'>;

export interface NewsLinks {
  publicUrl: string;
  linkSecret: string;
}

/** The purpose of the signature in the link that stops these emails. */
export const UNSUBSCRIBE = 'unsubscribe';
const MAX_LINES = 20;

const sentences: Readonly<Record<NotificationKind, (row: News) => string>> = {
  assignment_set: ({ title, className }) => `New assignment in ${className}: ${title}`,
  work_returned: ({ title, className }) => `Your work was returned in ${className}: ${title}`,
  announcement_posted: ({ title, className }) => `New announcement in ${className}: ${title}`,
  work_handed_in: ({ title, className }) => `Work was handed in, in ${className}: ${title}`,
  regrade_requested: ({ title, className }) => `A student asks for a regrade in ${className}: ${title}`,
  join_requested: ({ className }) => `A student asks to join ${className}`,
};

/** One email about all of the news, the oldest first. */
export function composeNews(
  { id, email, firstName, role }: Reader,
  news: readonly News[],
  { publicUrl, linkSecret }: NewsLinks,
): Mail {
  const oldestFirst = news.toSorted((one, other) => one.happenedAt.getTime() - other.happenedAt.getTime());
  const lines = oldestFirst.map((row) => sentences[row.kind](row));
  const rest = lines.length - MAX_LINES;
  const signature = signatureOf(UNSUBSCRIBE, [id], linkSecret);
  return composeMail({
    to: email,
    subject: 'News from your classes',
    firstName,
    before: [...lines.slice(0, MAX_LINES), ...(rest > 0 ? [`And ${rest} more.`] : [])],
    action: {
      label: 'See what’s new',
      link: `${publicUrl}/${role === 'student' ? 'students' : 'teacher'}/notifications`,
    },
    after: [
      `You choose when these emails are sent on that page. To stop all of them: ${publicUrl}/unsubscribe?user=${id}&signature=${signature}`,
    ],
  });
}
