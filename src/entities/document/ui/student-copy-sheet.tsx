import { blockSchemas } from '@/shared/api/blocks';
import type { StudentCopy } from '@/shared/api/shares';
import { templateIcon } from '@/shared/api/template-icons';
import { DocumentSection, DocumentSheet } from '@/shared/ui/document-sheet';
import { coverOf } from '@/shared/ui/theme/template-name';
import { BlockView } from './block-view';

/** A document as students get it: without its key and its teacher-only parts. */
export function StudentCopySheet({ copy: { sections, result, ...copy } }: { copy: StudentCopy }) {
  const asks = sections.some(({ block }) => block === 'questions');
  const counts = sections.map(({ key, block }) =>
    block === 'questions' ? (blockSchemas.questions.safeParse(result[key]).data?.length ?? 0) : 0,
  );
  return (
    <DocumentSheet
      template={coverOf(copy.template_type)}
      kind={copy.kind}
      icon={templateIcon(copy.icon)}
      title={copy.title}
      facts={copy.facts.map((value) => ({
        label: value.startsWith('Grade') ? 'Grade' : 'Subject',
        value,
      }))}
      nameLine={asks}
      {...(copy.notice !== null && { foot: copy.notice })}
    >
      {sections.map((section, index) => (
        <DocumentSection key={section.key} title={section.title} state="finished">
          <BlockView
            section={section}
            state="finished"
            copy="student"
            firstQuestion={1 + counts.slice(0, index).reduce((sum, count) => sum + count, 0)}
            value={result[section.key]}
          />
        </DocumentSection>
      ))}
    </DocumentSheet>
  );
}
