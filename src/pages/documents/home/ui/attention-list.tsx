import { CircleAlert, ClipboardCheck, CreditCard, Mail } from 'lucide';
import { Icon, type IconShape } from '@/shared/ui/icon';
import { Link } from '@/shared/ui/link';
import type { Attention } from '../model/attention';
import * as styles from './attention-list.css';

const ICONS: Record<Attention['kind'], IconShape> = {
  unfinished: CircleAlert,
  checks: ClipboardCheck,
  invitations: Mail,
  plan: CreditCard,
};

/** What needs attention; each row links to the page on which to act. */
export function AttentionList({ items }: { items: readonly Attention[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ key, kind, title, note, href }) => (
        <li key={key} className={styles.row}>
          <span className={styles.icon}>
            <Icon of={ICONS[kind]} size="lg" />
          </span>
          <div>
            <p className={styles.title}>
              {href === undefined ? (
                title
              ) : (
                <Link variant="quiet" stretched href={href}>
                  {title}
                </Link>
              )}
            </p>
            <p className={styles.note}>{note}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
