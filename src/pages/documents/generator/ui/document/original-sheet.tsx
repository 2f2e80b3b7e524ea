import { templateIcon } from '@/shared/api/template-icons';
import type { DocumentCopy, Generation } from '@/shared/api/generations';
import type { Template } from '@/shared/api/templates';
import { coverOf } from '@/shared/ui/theme/template-name';
import { DocumentSection, DocumentSheet } from '@/shared/ui/document-sheet';
import { aboutOf, aiNotice, documentFacts, shownSections, BlockView } from '@/entities/document';
import * as styles from './original-sheet.css';

export type OriginalSheetProps = {
  template: Template;
  original: Generation;
  copy: DocumentCopy;
  /** The sections of the translation beside it, in order, each in the same of so many rows. */
  beside?: { sections: readonly string[]; rows: number };
};

/** The document that another one is translated from, for reading. */
export function OriginalSheet({ template, original, copy, beside }: OriginalSheetProps) {
  const parts = new Map(
    shownSections(template, original, { copy, paper: null }).map((part) => [part.section.key, part]),
  );
  const name = `Original, ${original.meta.language}`;
  return (
    <section className={styles.original} aria-label={name}>
      <DocumentSheet
        template={coverOf(template.entry.templateType, template.entry.color)}
        kind={template.entry.title}
        icon={templateIcon(template.entry.icon)}
        title={original.title}
        note={name}
        facts={documentFacts(original)}
        nameLine={copy === 'student'}
        foot={aiNotice(original.meta)}
        {...(beside && { rows: beside.rows })}
      >
        {(beside?.sections ?? [...parts.keys()]).map((key) => {
          const part = parts.get(key);
          if (!part) return <div key={key} />;
          const { section, state, value, firstQuestion } = part;
          return (
            <div key={key}>
              <DocumentSection title={section.title} sheet={name} state={state}>
                <BlockView
                  section={section}
                  state={state}
                  value={value}
                  copy={copy}
                  firstQuestion={firstQuestion}
                  about={aboutOf(section, original)}
                />
              </DocumentSection>
            </div>
          );
        })}
      </DocumentSheet>
    </section>
  );
}
