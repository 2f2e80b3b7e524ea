import type { DocumentCopy, SectionState } from '@/shared/api/generations';
import type { TemplateSection } from '@/shared/api/templates';
import { FactsBlock } from '@/shared/ui/facts-block';
import { ListBlock } from '@/shared/ui/list-block';
import { ProseBlock } from '@/shared/ui/prose-block';
import { QuestionsBlock } from '@/shared/ui/questions-block';
import { StepsBlock } from '@/shared/ui/steps-block';
import { TableBlock } from '@/shared/ui/table-block';
import { TimelineBlock } from '@/shared/ui/timeline-block';
import { VocabularyBlock } from '@/shared/ui/vocabulary-block';
import { blockOf, filledColumns, headingsOf } from '../../model/block-content';

export type BlockViewProps = {
  section: TemplateSection;
  state: SectionState;
  value: unknown;
  copy: DocumentCopy;
  /** The number of its first question in the paper. */
  firstQuestion: number;
};

const SHORT_ENTRY = 28;

/** The value of a section in the block that its template names. */
export function BlockView({ section, state, value, copy, firstQuestion }: BlockViewProps) {
  const block = blockOf(section, value);
  switch (block?.kind) {
    case undefined:
      return <ProseBlock />;
    case 'prose':
      return <ProseBlock text={block.value} />;
    case 'list': {
      const isShort =
        block.value.length > 2 && block.value.every((item) => (item ?? '').length <= SHORT_ENTRY);
      return <ListBlock items={block.value} columns={isShort ? 2 : 1} />;
    }
    case 'steps':
      return <StepsBlock steps={block.value} />;
    case 'facts': {
      const facts = block.value;
      return typeof facts === 'object' ? (
        <FactsBlock facts={headingsOf(section).map(({ key, label }) => ({ label, value: facts[key] }))} />
      ) : (
        <FactsBlock facts={[{ value: facts }]} />
      );
    }
    case 'table': {
      const columns = headingsOf(section);
      // While it is written, what is empty may still be filled.
      const shown = state === 'finished' ? filledColumns(columns, block.value) : columns;
      return <TableBlock columns={shown} rows={block.value} />;
    }
    case 'timeline':
      return <TimelineBlock phases={block.value} />;
    case 'questions':
      return <QuestionsBlock questions={block.value} copy={copy} start={firstQuestion} />;
    case 'vocabulary':
      return <VocabularyBlock words={block.value} />;
  }
}
