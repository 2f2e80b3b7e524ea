import * as zod from 'zod/mini';
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
import { PartsBlock } from '@/shared/ui/parts-block';
import { ProseBlock } from '@/shared/ui/prose-block';
import { QuestionsBlock } from '@/shared/ui/questions-block';
import { RecordBlock } from '@/shared/ui/record-block';
import { RubricBlock } from '@/shared/ui/rubric-block';
import { ScheduleBlock } from '@/shared/ui/schedule-block';
import { ScoresBlock } from '@/shared/ui/scores-block';
import { StepsBlock } from '@/shared/ui/steps-block';
import { StoryBlock } from '@/shared/ui/story-block';
import { SubmissionsBlock } from '@/shared/ui/submissions-block';
import { TableBlock } from '@/shared/ui/table-block';
import { TimelineBlock } from '@/shared/ui/timeline-block';
import { UnitsBlock } from '@/shared/ui/units-block';
import { VocabularyBlock } from '@/shared/ui/vocabulary-block';
import { scoresIn } from '../model/scores';
import { filledColumns } from '../model/table-columns';
import { type BlockRenderer, defineView } from './define-view';

const SHORT_ENTRY = 28;
const isShort = (entry: string | null | undefined): boolean => (entry ?? '').length <= SHORT_ENTRY;

const taskSchema = zod.object({ answer_lines: zod.number() });
/** The lines under each task, by the mark in the JSON Schema of a section. */
const answerLinesOf = (schema: unknown): number | undefined =>
  taskSchema.safeParse(schema).data?.answer_lines;

/** How the value of each block kind is read and shown. */
export const blockViews: Readonly<Record<BlockKind, BlockRenderer>> = {
  prose: defineView({
    schema: blockSchemas.prose,
    view: (text) => <ProseBlock text={text} />,
  }),
  list: defineView({
    schema: blockSchemas.list,
    view: (items) => <ListBlock items={items} columns={items.length > 2 && items.every(isShort) ? 2 : 1} />,
  }),
  steps: defineView({
    schema: blockSchemas.steps,
    view: (steps) => <StepsBlock steps={steps} />,
  }),
  facts: defineView({
    schema: blockSchemas.facts,
    view: (facts, { section }) =>
      typeof facts === 'object' ? (
        <FactsBlock
          facts={(section.columns ?? []).map(({ key, label }) => ({ key, label, value: facts[key] }))}
        />
      ) : (
        <FactsBlock facts={[{ value: facts }]} />
      ),
  }),
  table: defineView({
    schema: blockSchemas.table,
    view: (rows, { section: { columns = [] }, state }) => (
      // While it is written, an empty column may still be filled.
      <TableBlock columns={state === 'finished' ? filledColumns(columns, rows) : columns} rows={rows} />
    ),
  }),
  timeline: defineView({
    schema: blockSchemas.timeline,
    view: (phases) => <TimelineBlock phases={phases} />,
  }),
  questions: defineView({
    schema: blockSchemas.questions,
    view: (questions, { copy, firstQuestion }) => (
      <QuestionsBlock questions={questions} copy={copy} start={firstQuestion} />
    ),
  }),
  rubric: defineView({
    schema: blockSchemas.rubric,
    view: (rubric, { copy }) => <RubricBlock rubric={rubric} copy={copy} />,
  }),
  vocabulary: defineView({
    schema: blockSchemas.vocabulary,
    view: (words) => <VocabularyBlock words={words} />,
  }),
  goals: defineView({
    schema: blockSchemas.goals,
    view: (goals) => <GoalsBlock goals={goals} />,
  }),
  letter: defineView({
    schema: blockSchemas.letter,
    view: (letter) => <LetterBlock letter={letter} />,
  }),
  story: defineView({
    schema: blockSchemas.story,
    view: (chapters) => <StoryBlock chapters={chapters} />,
  }),
  schedule: defineView({
    schema: blockSchemas.schedule,
    view: (entries) => <ScheduleBlock entries={entries} />,
  }),
  books: defineView({
    schema: blockSchemas.books,
    view: (books) => <BooksBlock books={books} />,
  }),
  scores: defineView({
    schema: blockSchemas.scores,
    view: (scores) => <ScoresBlock scores={scores} />,
  }),
  grading: defineView({
    schema: blockSchemas.grading,
    view: (grading, { scoreActions }) => (
      <ScoresBlock scores={scoresIn(grading)} {...(scoreActions && { actions: scoreActions })} />
    ),
  }),
  comments: defineView({
    schema: blockSchemas.comments,
    view: (comments, { about = '' }) => <CommentsBlock text={about} comments={comments} />,
  }),
  submissions: defineView({
    schema: blockSchemas.submissions,
    view: (submissions, { copy, submissionActions }) => (
      <SubmissionsBlock
        submissions={submissions}
        copy={copy}
        {...(submissionActions && { actions: submissionActions })}
      />
    ),
  }),
  conversation: defineView({
    schema: blockSchemas.conversation,
    view: (turns) => <ConversationBlock turns={turns} studentName="Student" />,
  }),
  entries: defineView({
    schema: blockSchemas.entries,
    view: (entries, { section: { columns = [], schema }, copy }) => (
      <EntriesBlock columns={columns} entries={entries} answerLines={answerLinesOf(schema)} copy={copy} />
    ),
  }),
  record: defineView({
    schema: blockSchemas.record,
    view: (years) => <RecordBlock years={years} />,
  }),
  parts: defineView({
    schema: blockSchemas.parts,
    view: (parts) => <PartsBlock parts={parts} />,
  }),
  units: defineView({
    schema: blockSchemas.units,
    view: (units, { printed = false, copy }) => <UnitsBlock units={units} printed={printed} copy={copy} />,
  }),
};
