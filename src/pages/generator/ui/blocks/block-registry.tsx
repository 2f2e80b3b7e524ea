import { lazy } from 'react';
import { blockSchemas } from '@/shared/api/blocks';
import type { BlockKind } from '@/shared/api/templates';
import { BooksBlock } from '@/shared/ui/books-block';
import { CommentsBlock } from '@/shared/ui/comments-block';
import { ConversationBlock } from '@/shared/ui/conversation-block';
import { EntriesBlock } from '@/shared/ui/entries-block';
import { FactsBlock } from '@/shared/ui/facts-block';
import { GoalsBlock } from '@/shared/ui/goals-block';
import { LetterBlock } from '@/shared/ui/letter-block';
import { ListBlock } from '@/shared/ui/list-block';
import { ProseBlock } from '@/shared/ui/prose-block';
import { QuestionsBlock } from '@/shared/ui/questions-block';
import { RubricBlock } from '@/shared/ui/rubric-block';
import { ScheduleBlock } from '@/shared/ui/schedule-block';
import { ScoresBlock } from '@/shared/ui/scores-block';
import { StepsBlock } from '@/shared/ui/steps-block';
import { StoryBlock } from '@/shared/ui/story-block';
import { SubmissionsBlock } from '@/shared/ui/submissions-block';
import { TableBlock } from '@/shared/ui/table-block';
import { TimelineBlock } from '@/shared/ui/timeline-block';
import { VocabularyBlock } from '@/shared/ui/vocabulary-block';
import { scoresIn } from '../../model/score-approval';
import { filledColumns } from '../../model/table-columns';
import { type Block, defineBlock } from './define-block';
import { GivenScore, ScoreApproval } from './score-approval';

/** The fields of the contract, for kinds that need no editor of their own. */
const FieldsEditor = lazy(async () => ({ default: (await import('../editor/fields-editor')).FieldsEditor }));
const ColumnsEditor = lazy(async () => ({
  default: (await import('../editor/columns-editor')).ColumnsEditor,
}));
const StepEditor = lazy(async () => ({ default: (await import('../editor/step-editor')).StepEditor }));
const QuestionEditor = lazy(async () => ({
  default: (await import('../editor/question-editor')).QuestionEditor,
}));
const ItemEditor = lazy(async () => ({ default: (await import('../editor/item-editor')).ItemEditor }));
const GradingEditor = lazy(async () => ({
  default: (await import('../editor/grading-editor')).GradingEditor,
}));
const RubricEditor = lazy(async () => ({ default: (await import('../editor/rubric-editor')).RubricEditor }));

const SHORT_ENTRY = 28;
const isShort = (entry: string | null | undefined): boolean => (entry ?? '').length <= SHORT_ENTRY;

/** The one place that knows every block kind: how its value is read, shown and edited. */
export const blocks: Readonly<Record<BlockKind, Block>> = {
  prose: defineBlock({
    schema: blockSchemas.prose,
    view: (text) => <ProseBlock text={text} />,
    editor: FieldsEditor,
  }),
  list: defineBlock({
    schema: blockSchemas.list,
    view: (items) => <ListBlock items={items} columns={items.length > 2 && items.every(isShort) ? 2 : 1} />,
  }),
  steps: defineBlock({
    schema: blockSchemas.steps,
    view: (steps) => <StepsBlock steps={steps} />,
    itemEditor: StepEditor,
  }),
  facts: defineBlock({
    schema: blockSchemas.facts,
    view: (facts, { section }) =>
      typeof facts === 'object' ? (
        <FactsBlock
          facts={(section.columns ?? []).map(({ key, label }) => ({ key, label, value: facts[key] }))}
        />
      ) : (
        <FactsBlock facts={[{ value: facts }]} />
      ),
    editor: ColumnsEditor,
  }),
  table: defineBlock({
    schema: blockSchemas.table,
    view: (rows, { section: { columns = [] }, state }) => (
      // While it is written, an empty column may still be filled.
      <TableBlock columns={state === 'finished' ? filledColumns(columns, rows) : columns} rows={rows} />
    ),
    itemEditor: ItemEditor,
  }),
  timeline: defineBlock({
    schema: blockSchemas.timeline,
    view: (phases) => <TimelineBlock phases={phases} />,
    itemEditor: ItemEditor,
  }),
  questions: defineBlock({
    schema: blockSchemas.questions,
    view: (questions, { copy, firstQuestion }) => (
      <QuestionsBlock questions={questions} copy={copy} start={firstQuestion} />
    ),
    itemEditor: QuestionEditor,
  }),
  rubric: defineBlock({
    schema: blockSchemas.rubric,
    view: (rubric, { copy }) => <RubricBlock rubric={rubric} copy={copy} />,
    editor: RubricEditor,
  }),
  vocabulary: defineBlock({
    schema: blockSchemas.vocabulary,
    view: (words) => <VocabularyBlock words={words} />,
    itemEditor: ItemEditor,
  }),
  goals: defineBlock({
    schema: blockSchemas.goals,
    view: (goals) => <GoalsBlock goals={goals} />,
    itemEditor: ItemEditor,
  }),
  letter: defineBlock({
    schema: blockSchemas.letter,
    view: (letter) => <LetterBlock letter={letter} />,
    editor: FieldsEditor,
  }),
  story: defineBlock({
    schema: blockSchemas.story,
    view: (chapters) => <StoryBlock chapters={chapters} />,
    itemEditor: ItemEditor,
  }),
  schedule: defineBlock({
    schema: blockSchemas.schedule,
    view: (entries) => <ScheduleBlock entries={entries} />,
    itemEditor: ItemEditor,
  }),
  books: defineBlock({
    schema: blockSchemas.books,
    view: (books) => <BooksBlock books={books} />,
    itemEditor: ItemEditor,
  }),
  scores: defineBlock({
    schema: blockSchemas.scores,
    view: (scores) => <ScoresBlock scores={scores} />,
    editor: FieldsEditor,
  }),
  grading: defineBlock({
    schema: blockSchemas.grading,
    view: (grading, { section, copy }) => (
      <ScoresBlock
        scores={scoresIn(grading)}
        {...(copy === 'teacher' && {
          actions: (score) => <ScoreApproval section={section} score={score} />,
        })}
      />
    ),
    editor: GradingEditor,
  }),
  comments: defineBlock({
    schema: blockSchemas.comments,
    view: (comments, { about = '' }) => <CommentsBlock text={about} comments={comments} />,
    itemEditor: ItemEditor,
  }),
  submissions: defineBlock({
    schema: blockSchemas.submissions,
    view: (submissions, { section, copy }) => (
      <SubmissionsBlock
        submissions={submissions}
        copy={copy}
        {...(copy === 'teacher' && {
          actions: (submission, index) => (
            <GivenScore section={section} submission={submission} index={index} />
          ),
        })}
      />
    ),
    editor: FieldsEditor,
  }),
  conversation: defineBlock({
    schema: blockSchemas.conversation,
    view: (turns) => <ConversationBlock turns={turns} studentName="Student" />,
    editor: FieldsEditor,
  }),
  entries: defineBlock({
    schema: blockSchemas.entries,
    view: (entries, { section: { columns = [] } }) => <EntriesBlock columns={columns} entries={entries} />,
    itemEditor: ItemEditor,
  }),
};
