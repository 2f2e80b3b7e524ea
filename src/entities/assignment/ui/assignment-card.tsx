import { NotebookPen } from 'lucide';
import type { ReactNode } from 'react';
import { ItemCard } from '@/shared/ui/item-card';
import { Link } from '@/shared/ui/link';

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
    <ItemCard
      icon={NotebookPen}
      title={href === undefined ? title : <Link href={href}>{title}</Link>}
      note={note}
      end={badge}
    />
  );
}
