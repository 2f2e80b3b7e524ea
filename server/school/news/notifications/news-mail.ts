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
  title: personText('title', title, ''),
  className: personText('title', className, 'your class'),
});

/** A title that could be a link or a message is left out. */
const lineOf = (row: News): string => sentences[row.kind](textsOf(row)).replace(/: $/, '');

const STUDENT_WORK = 'students/classes/details/studentAssignmentDetails?id=';

/** Where each kind of news leads, below the address of the product. */
const pages: Readonly<
  Record<NotificationKind, { label: string; path: (id: string, area: string) => string }>
> = {
  assignment_set: { label: 'Open the assignment', path: (id) => `${STUDENT_WORK}${id}` },
  work_returned: { label: 'See your work', path: (id) => `${STUDENT_WORK}${id}` },
  announcement_posted: { label: 'Open the class', path: (id) => `students/classes/view/${id}` },
  message_received: { label: 'Read and answer', path: (id, area) => `${area}/messages/${id}` },
  comment_received: { label: 'Read and answer', path: (id, area) => `${area}/messages/${id}` },
  work_handed_in: { label: 'Open the work', path: (id) => `teacher/assignments/details?id=${id}` },
  regrade_requested: {
    label: 'Open the work',
    path: (id) => `teacher/assignments/studentAssignmentDetails?id=${id}`,
  },
  join_requested: { label: 'Open the class', path: (id) => `teacher/classes/view/${id}` },
};

/** One email about all of the news, the oldest first. Several students who hand in the same work are one line. */
export function composeNews(
  { id, email, firstName, role }: Reader,
  news: readonly News[],
  { publicUrl, linkSecret }: NewsLinks,
): Mail {
  const area = role === 'student' ? 'students' : 'teacher';
  const oldestFirst = news.toSorted((one, other) => one.happenedAt.getTime() - other.happenedAt.getTime());
  const entries = oldestFirst.map((row) => ({
    line: lineOf(row),
    label: pages[row.kind].label,
    link: `${publicUrl}/${pages[row.kind].path(row.subjectId, area)}`,
  }));
  const distinct = [...new Map(entries.map((entry) => [`${entry.line} ${entry.link}`, entry])).values()];
  const [first] = distinct;
  const isOne = first !== undefined && distinct.every(({ link }) => link === first.link);
  const rest = distinct.length - MAX_LINES;
  const signature = signatureOf(UNSUBSCRIBE, [id], linkSecret);
  return composeMail({
    to: email,
    subject: [first?.line, distinct.length > 1 && `and ${distinct.length - 1} more`]
      .filter(Boolean)
      .join(' '),
    firstName,
    before: [
      ...distinct.slice(0, MAX_LINES).map(({ line, link }) => (isOne ? line : `${line} – ${link}`)),
      ...(rest > 0 ? [`And ${rest} more.`] : []),
    ],
    action: isOne
      ? { label: first.label, link: first.link }
      : { label: 'See what’s new', link: `${publicUrl}/${area}/notifications` },
    after: [
      `You choose when these emails are sent: ${publicUrl}/${area}/notifications. To stop all of them: ${publicUrl}/unsubscribe?user=${id}&signature=${signature}`,
    ],
  });
}
