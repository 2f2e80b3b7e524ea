import { NotebookPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@/shared/ui/icon';
import { Link } from '@/shared/ui/link';
import * as styles from './assignment-card.css';

type AssignmentCardProps = {
  title: string;
  /** Without an address, the title is no link. */
  href?: string;
  /** When it is due, and its points. */
  note: string;
  /** The state of the assignment or of the work. */
  badge?: ReactNode;
};

/** An assignment within a lesson. */
export function AssignmentCard({ title, href, note, badge }: AssignmentCardProps) {
  return (
    <div className={styles.card}>
      <Icon of={NotebookPen} />
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          {href === undefined ? title : <Link href={href}>{title}</Link>}
        </span>
        <span className={styles.note}>{note}</span>
      </span>
      {badge}
    </div>
  );
}
