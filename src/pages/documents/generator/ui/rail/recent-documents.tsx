import { useUnit } from 'effector-react';
import type { TemplateEntry } from '@/shared/api/templates';
import { dayOf } from '@/shared/lib/dates';
import { Heading } from '@/shared/ui/heading';
import { Link } from '@/shared/ui/link';
import { $recent } from '../../model/recent';
import * as styles from './rail.css';

export type RecentDocumentsProps = { entry: TemplateEntry; openId: string | null };

/** Recent documents of the same template. */
export function RecentDocuments({ entry, openId }: RecentDocumentsProps) {
  const recent = useUnit($recent)?.filter(
    ({ id, template_type }) => id !== openId && template_type === entry.templateType,
  );
  return (
    <section className={styles.part} aria-labelledby="recent">
      <Heading level={2} size="lg" id="recent">
        History
      </Heading>
      {recent?.length === 0 && openId === null ? (
        <p className={styles.small}>Documents you write with this template appear here.</p>
      ) : null}
      {recent && recent.length > 0 ? (
        <ul className={styles.recent}>
          {recent.map(({ id, title, grade_level, created_at }) => (
            <li key={id} className={styles.entry}>
              <Link variant="quiet" standalone href={`${entry.route}/edit/${id}`}>
                {title}
              </Link>
              <span className={styles.small}>
                {[grade_level, dayOf(created_at)].filter(Boolean).join(', ')}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <Link standalone href={`${entry.route}/history`}>
        See all
      </Link>
    </section>
  );
}
