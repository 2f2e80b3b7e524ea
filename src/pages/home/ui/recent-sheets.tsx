import { templateIcon } from '@/shared/api/template-icons';
import type { GenerationStatus, GenerationSummary } from '@/shared/api/generations';
import type { TemplateEntry } from '@/shared/api/templates';
import { whenOf } from '@/shared/lib/dates';
import { CheckState } from '@/shared/ui/check-state';
import { DraftSheet } from '@/shared/ui/draft-sheet';
import * as styles from './recent-sheets.css';

type RecentSheetsProps = {
  documents: readonly GenerationSummary[];
  templates: readonly TemplateEntry[];
  now: Date;
};

const STATES: Partial<Record<GenerationStatus, string>> = {
  writing: 'Being written.',
  stopped: 'Stopped.',
  interrupted: 'Interrupted.',
  failed: 'Failed.',
};

/** Previews of the newest documents, newest first. */
export function RecentSheets({ documents, templates, now }: RecentSheetsProps) {
  return (
    <ul className={styles.sheets}>
      {documents.map(
        ({ id, template_type, title, subject, grade_level, status, checks, updated_at, preview }) => {
          const { day, clock } = whenOf(updated_at, now);
          const template = templates.find(({ templateType }) => templateType === template_type);
          return (
            <li key={id}>
              <DraftSheet
                template={template_type}
                icon={templateIcon(template?.icon ?? '')}
                kind={template?.title ?? template_type}
                title={title}
                href={`/teacher/${template_type}/edit/${id}`}
                foot={[[subject, grade_level].filter(Boolean).join(', '), `${day}, ${clock}`]}
              >
                {status === 'complete' ? <CheckState {...checks} /> : null}
                <p>
                  {STATES[status] && <b>{STATES[status]} </b>}
                  {preview?.text}
                </p>
              </DraftSheet>
            </li>
          );
        },
      )}
    </ul>
  );
}
