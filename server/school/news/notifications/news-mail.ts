import type { users } from '../../../accounts/users/tables.ts';
import type { NotificationKind } from '../../../generated/schemas/index.ts';
import { signatureOf } from '../../../platform/crypto/signature.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { personText } from '../../../platform/mail/person-text.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import type { notifications } from './tables.ts';

type News = Pick<
  typeof notifications.$inferSelect,
  'kind' | 'title' | 'className' | 'subjectId' | 'happenedAt'
>;
type Reader = Pick<typeof users.$inferSelect, 'id' | 'email' | 'firstName' | 'role'>;

export interface NewsLinks {
  publicUrl: string;
  linkSecret: string;
}

/** The purpose of the signature in the link that stops these emails. */
export const UNSUBSCRIBE = 'unsubscribe';
const MAX_LINES = 20;

type Texts = { title: string; className: string };

const sentences: Readonly<Record<NotificationKind, (texts: Texts) => string>> = {
  assignment_set: ({ title, className }) => `New assignment in ${className}: ${title}`,
  work_returned: ({ title, className }) => `Your work was returned in ${className}: ${title}`,
  announcement_posted: ({ title, className }) => `New announcement in ${className}: ${title}`,
  message_received: ({ title, className }) => `New message in ${className}: ${title}`,
  comment_received: ({ title, className }) => `A comment on work in ${className}: ${title}`,
  work_handed_in: ({ title, className }) => `Work was handed in, in ${className}: ${title}`,
  regrade_requested: ({ title, className }) => `A student asks for a regrade in ${className}: ${title}`,
  join_requested: ({ className }) => `A student asks to join ${className}`,
};

const textsOf = ({ title, className }: News): Texts => ({
  title: personText('title', title, 'without a title'),
  className: personText('title', className, 'your class'),
});

/** The thread that all of the news are about; null if there are others. */
function onlyThread(news: readonly News[]): string | null {
  const [first, ...others] = news;
  if (first?.kind !== 'message_received' && first?.kind !== 'comment_received') return null;
  return others.every(({ subjectId }) => subjectId === first.subjectId) ? first.subjectId : null;
}

/** One email about all of the news, the oldest first. */
export function composeNews(
  { id, email, firstName, role }: Reader,
  news: readonly News[],
  { publicUrl, linkSecret }: NewsLinks,
): Mail {
  const oldestFirst = news.toSorted((one, other) => one.happenedAt.getTime() - other.happenedAt.getTime());
  const lines = oldestFirst.map((row) => sentences[row.kind](textsOf(row)));
  const rest = lines.length - MAX_LINES;
  const signature = signatureOf(UNSUBSCRIBE, [id], linkSecret);
  const area = `${publicUrl}/${role === 'student' ? 'students' : 'teacher'}`;
  const threadId = onlyThread(news);
  return composeMail({
    to: email,
    subject: threadId === null ? 'News from your classes' : (lines[0] ?? ''),
    firstName,
    before: [...lines.slice(0, MAX_LINES), ...(rest > 0 ? [`And ${rest} more.`] : [])],
    action:
      threadId === null
        ? { label: 'See what’s new', link: `${area}/notifications` }
        : { label: 'Read and answer', link: `${area}/messages/${threadId}` },
    after: [
      `You choose when these emails are sent: ${area}/notifications. To stop all of them: ${publicUrl}/unsubscribe?user=${id}&signature=${signature}`,
    ],
  });
}
