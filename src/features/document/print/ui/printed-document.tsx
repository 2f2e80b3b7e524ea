import { useMemo } from 'react';
import type { DocumentCopy } from '@/shared/api/generations';
import type { Template } from '@/shared/api/templates';
import { Paper, PaperHead, type PaperPart, PaperSection } from '@/shared/ui/paper';
import { ProseBlock } from '@/shared/ui/prose-block';
import {
  aboutOf,
  aiNotice,
  documentFacts,
  watermarkOf,
  BlockView,
  type ViewedDocument,
} from '@/entities/document';
import { type PrintedPart, printedParts } from '../model/paper';
import type { PrintSettings } from '../model/print';

export type PrintedDocumentProps = {
  template: Template;
  generation: ViewedDocument;
  copy: DocumentCopy;
  /** The letter of a version; null prints all. */
  letter: string | null;
  settings: PrintSettings;
  nameLine: boolean;
  /** Whether students get the text that their questions depend on. */
  withSource: boolean;
  /** The text of the uploaded source. */
  uploaded: string;
  /** Words across every page in place of the template’s, such as EXAMPLE. */
  label?: string | undefined;
  onSheets?: (count: number) => void;
};

/** A copy of the document on paper. */
export function PrintedDocument(props: PrintedDocumentProps) {
  const { template, generation, copy, letter, settings, nameLine, withSource, uploaded, onSheets } = props;
  const watermark = props.label ?? watermarkOf(template, generation);
  const parts = useMemo(
    () =>
      printedParts(template, generation, { copy, letter, uploaded }).map(
        (part, index): PaperPart => ({
          key: `${part.letter ?? 'A'}${index}`,
          note: noteOf(watermark, copy, part),
          content: (
            <Content
              generation={generation}
              copy={copy}
              part={withSource && copy === 'student' ? part : { ...part, source: '' }}
            />
          ),
        }),
      ),
    [template, generation, watermark, copy, letter, withSource, uploaded],
  );
  return (
    <Paper
      title={generation.title}
      parts={parts}
      size={settings.size}
      room={settings.room}
      largePrint={settings.largePrint}
      watermark={watermark}
      nameLine={nameLine && copy === 'student'}
      {...(onSheets && { onSheets })}
    />
  );
}

const noteOf = (watermark: string | undefined, copy: DocumentCopy, { letter }: PrintedPart): string =>
  `${watermark ? `${watermark} · ` : ''}${copy === 'student' ? 'Student copy' : 'Teacher copy'}${letter === null ? '' : `, version ${letter}`}`;

type ContentProps = { generation: ViewedDocument; copy: DocumentCopy; part: PrintedPart };

function Content({ generation, copy, part: { letter, sections, source } }: ContentProps) {
  const facts = documentFacts(generation).map(({ label, value }) =>
    label === 'Points'
      ? `${value} points`
      : label === 'Grade' && /^\d/.test(value)
        ? `Grade ${value}`
        : value,
  );
  const firstQuestions = sections.findIndex(({ section }) => section.block === 'questions');
  return (
    <>
      <PaperHead
        title={generation.title}
        facts={letter === null ? facts : [`Version ${letter}`, ...facts]}
        notice={aiNotice(generation.meta)}
      />
      {sections.map(({ section, state, value, firstQuestion }, index) => (
        <div key={section.key}>
          {source !== '' && index === firstQuestions ? (
            <PaperSection title="Source">
              <ProseBlock text={source} />
            </PaperSection>
          ) : null}
          <PaperSection title={section.title}>
            <BlockView
              section={section}
              state={state}
              copy={copy}
              printed
              firstQuestion={firstQuestion}
              about={aboutOf(section, generation)}
              value={value}
            />
          </PaperSection>
        </div>
      ))}
    </>
  );
}
