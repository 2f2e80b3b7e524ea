import type { Account } from '../../../accounts/users/account.ts';
import type { MailTime, NotificationKind } from '../../../generated/schemas/index.ts';

/** Who receives each kind of news, and when it is mailed unless the user chooses otherwise. */
export const notificationKinds = {
  assignment_set: { role: 'student', mail: 'daily' },
  work_returned: { role: 'student', mail: 'immediately' },
  announcement_posted: { role: 'student', mail: 'daily' },
  message_received: { role: 'both', mail: 'immediately' },
  comment_received: { role: 'both', mail: 'immediately' },
  work_handed_in: { role: 'teacher', mail: 'daily' },
  regrade_requested: { role: 'teacher', mail: 'daily' },
  join_requested: { role: 'teacher', mail: 'daily' },
} as const satisfies Record<NotificationKind, { role: Account['role'] | 'both'; mail: MailTime }>;

export const kindsOf = (role: Account['role']): NotificationKind[] =>
  Object.entries(notificationKinds).flatMap(([kind, declared]) =>
    declared.role === role || declared.role === 'both' ? [kind as NotificationKind] : [],
  );
