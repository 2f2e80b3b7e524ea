import type { GenerationStatus, GenerationSummary } from '@/shared/api/generations';
import type { TemplateEntry } from '@/shared/api/templates';
import { whenOf } from '@/shared/lib/dates';
import { Badge, type BadgeProps } from '@/shared/ui/badge';
import { Link } from '@/shared/ui/link';
import { TemplateMark } from '@/shared/ui/template-mark';
import * as styles from './recent-list.css';

type RecentListProps = {
  documents: readonly GenerationSummary[];
  templates: readonly TemplateEntry[];
  now: Date;
};

const states: Partial<Record<GenerationStatus, { tone: BadgeProps['tone']; label: string }>> = {
  writing: { tone: 'ink', label: 'Being written' },
  stopped: { tone: 'line', label: 'Stopped' },
  interrupted: { tone: 'warn', label: 'Interrupted' },
  failed: { tone: 'danger', label: 'Failed' },
};

/** The newest documents, newest first. */
export function RecentList({ documents, templates, now }: RecentListProps) {
  const titles = new Map(templates.map(({ templateType, title }) => [templateType, title]));
  return (
    <ul className={styles.list}>
      {documents.map(({ id, template_type, title, subject, grade_level, status, updated_at }) => {
        const { day, clock } = whenOf(updated_at, now);
        const state = states[status];
        return (
          <li key={id} className={styles.row}>
            <time className={styles.time} dateTime={updated_at}>
              <span className={styles.day}>{day}</span>
              <span className={styles.clock}>{clock}</span>
            </time>
            <div className={styles.what}>
              <TemplateMark template={template_type} look="book" />
              <div className={styles.words}>
                <h3 className={styles.title}>
                  <Link variant="quiet" href={`/teacher/${template_type}/edit/${id}`}>
                    {title}
                  </Link>
                </h3>
                <p className={styles.meta}>
                  {[titles.get(template_type), subject, grade_level].filter(Boolean).join(' · ')}
                </p>
              </div>
            </div>
            {state && (
              <span className={styles.state}>
                <Badge tone={state.tone}>{state.label}</Badge>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
