import { useUnit } from 'effector-react';
import type { TemplateEntry } from '@/shared/api/templates';
import { dayOf } from '@/shared/lib/dates';
import { Heading } from '@/shared/ui/heading';
import { Link } from '@/shared/ui/link';
import { $earlier } from '../../model/history';
import * as styles from './rail.css';

export type EarlierProps = { entry: TemplateEntry; openId: string | null };

/** What was written with this form before. */
export function Earlier({ entry, openId }: EarlierProps) {
  const earlier = useUnit($earlier)?.filter(
    ({ id, template_type }) => id !== openId && template_type === entry.templateType,
  );
  return (
    <section className={styles.part} aria-labelledby="earlier">
      <Heading level={2} size="lg" id="earlier">
        History
      </Heading>
      {earlier?.length === 0 && openId === null ? (
        <p className={styles.small}>What you write with this form is kept here.</p>
      ) : null}
      {earlier && earlier.length > 0 ? (
        <ul className={styles.earlier}>
          {earlier.map(({ id, title, grade_level, created_at }) => (
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
        All of them
      </Link>
    </section>
  );
}
