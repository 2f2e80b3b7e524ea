import { Bell } from 'lucide';
import { IconButton } from '../icon-button';
import * as styles from './notification-link.css';

export type NotificationLinkProps = {
  /** The URL of the notifications. */
  href: string;
  /** How many the user has not seen. */
  unread: number;
};

/** Leads to the notifications, with a mark while there are new ones. */
export function NotificationLink({ href, unread }: NotificationLinkProps) {
  return (
    <span className={styles.wrap}>
      <IconButton
        label={unread > 0 ? `Notifications (${unread} new)` : 'Notifications'}
        icon={Bell}
        href={href}
      />
      {unread > 0 ? (
        <span className={styles.count} aria-hidden="true">
          {unread > 9 ? '9+' : unread}
        </span>
      ) : null}
    </span>
  );
}
