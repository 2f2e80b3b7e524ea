import { sectionName } from '@/shared/api/result-sections';
import { documentRoute, templateRoute } from '@/shared/api/template-route';
import { templateIcon } from '@/shared/api/template-icons';
import type { DraftSummary } from '@/shared/api/drafts';
import type { GenerationStatus, GenerationSummary } from '@/shared/api/generations';
import type { TemplateEntry } from '@/shared/api/templates';
import { whenOf } from '@/shared/lib/dates';
import { CheckState } from '@/shared/ui/check-state';
import { DraftSheet } from '@/shared/ui/draft-sheet';
import { coverOf } from '@/shared/ui/theme/template-name';
import type { Sheet } from '../model/recent';
import * as styles from './recent-sheets.css';

type RecentSheetsProps = {
  sheets: readonly Sheet[];
  templates: readonly TemplateEntry[];
  now: Date;
};

const STATES: Partial<Record<GenerationStatus, string>> = {
  writing: 'Being written.',
  stopped: 'Stopped.',
  interrupted: 'Interrupted.',
  failed: 'Failed.',
};

/** Previews of the latest documents and unfinished forms, the latest first. */
export function RecentSheets({ sheets, templates, now }: RecentSheetsProps) {
  const templateOf = (type: string) => templates.find(({ templateType }) => templateType === type);
  return (
    <ul className={styles.sheets}>
      {sheets.map((sheet) =>
        sheet.what === 'draft' ? (
          <li key={`draft-${sheet.draft.template_type}`}>
            <FormSheet draft={sheet.draft} template={templateOf(sheet.draft.template_type)} now={now} />
          </li>
        ) : (
          <li key={sheet.document.id}>
            <DocumentSheet
              document={sheet.document}
              template={templateOf(sheet.document.template_type)}
              now={now}
            />
          </li>
        ),
      )}
    </ul>
  );
}

type SheetProps = { template: TemplateEntry | undefined; now: Date };

function DocumentSheet({ document, template, now }: SheetProps & { document: GenerationSummary }) {
  const { id, template_type, title, subject, grade_level, status, checks, updated_at, preview } = document;
  return (
    <DraftSheet
      template={coverOf(template_type)}
      icon={templateIcon(template?.icon ?? '')}
      kind={sectionName(template_type, template?.title)}
      title={title}
      href={documentRoute(template_type, id)}
      foot={[[subject, grade_level].filter(Boolean).join(', '), timeOf(updated_at, now)]}
    >
      {status === 'complete' ? <CheckState {...checks} /> : null}
      <p>
        {STATES[status] && <b>{STATES[status]} </b>}
        {preview?.text}
      </p>
    </DraftSheet>
  );
}

function FormSheet({ draft, template, now }: SheetProps & { draft: DraftSummary }) {
  const { template_type, template_title, title, subject, grade_level, updated_at } = draft;
  return (
    <DraftSheet
      template={coverOf(template_type)}
      icon={templateIcon(template?.icon ?? '')}
      kind={template_title}
      title={title || 'Untitled form'}
      href={templateRoute(template_type)}
      foot={[[subject, grade_level].filter(Boolean).join(', '), timeOf(updated_at, now)]}
    >
      <p>
        <b>Unfinished form.</b> Open it to finish.
      </p>
    </DraftSheet>
  );
}

function timeOf(time: string, now: Date): string {
  const { day, clock } = whenOf(time, now);
  return `${day}, ${clock}`;
}
