import { detailsPath, markingPath, studentPath } from '@/entities/assignment';
import { classPath } from '@/entities/class';
import { threadPath } from '@/entities/message';
import type { Role } from '@/shared/api';
import type { MailTime, Notification, NotificationKind } from '@/shared/api/notifications';

interface Words {
  /** The kind, where the user chooses about emails. */
  label: string;
  title: (notification: Notification) => string;
  href: (subjectId: string, role: Role) => string;
}

export const words: Readonly<Record<NotificationKind, Words>> = {
  assignment_set: {
    label: 'New assignments',
    title: ({ title }) => `New assignment: ${title}`,
    href: studentPath,
  },
  work_returned: {
    label: 'Returned work',
    title: ({ title }) => `Returned: ${title}`,
    href: studentPath,
  },
  announcement_posted: {
    label: 'Announcements',
    title: ({ title }) => title,
    href: (id) => `/students/classes/view/${id}`,
  },
  message_received: {
    label: 'Messages',
    title: ({ title }) => `New message: ${title}`,
    href: (id, role) => threadPath(role, id),
  },
  comment_received: {
    label: 'Comments on work',
    title: ({ title }) => `New comment on the work: ${title}`,
    href: (id, role) => threadPath(role, id),
  },
  work_handed_in: {
    label: 'Handed-in work',
    title: ({ title }) => `Work to mark: ${title}`,
    href: detailsPath,
  },
  regrade_requested: {
    label: 'Regrade requests',
    title: ({ title }) => `A student asks for a regrade: ${title}`,
    href: markingPath,
  },
  join_requested: {
    label: 'Students who ask to join',
    title: () => 'A student asks to join',
    href: classPath,
  },
};

export const MAIL_TIMES: readonly { value: MailTime; label: string }[] = [
  { value: 'immediately', label: 'Immediately' },
  { value: 'daily', label: 'Once a day' },
  { value: 'never', label: 'Never' },
];
