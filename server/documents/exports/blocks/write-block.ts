import { type BlockKind, proseSchema, textListSchema } from '../../../generated/blocks.ts';
import { paragraphs } from '../paragraphs.ts';
import { type Piece } from '../piece.ts';
import { writeBooks } from './books-block.ts';
import { writeComments } from './comments-block.ts';
import { writeConversation } from './conversation-block.ts';
import { writeEntries } from './entries-block.ts';
import { writeGoals } from './goals-block.ts';
import { writeLetter } from './letter-block.ts';
import { writeParts } from './parts-block.ts';
import { writeFacts, writeTable } from './plain-blocks.ts';
import { writeQuestions } from './questions-block.ts';
import { writeRecord } from './record-block.ts';
import { writeRubric } from './rubric-block.ts';
import { writeSchedule } from './schedule-block.ts';
import { writeGrading, writeScores } from './scores-block.ts';
import { blockWriter, type Writer } from './block-writer.ts';
import type { Section } from './section.ts';
import { writeSteps } from './steps-block.ts';
import { writeStory } from './story-block.ts';
import { writeSubmissions } from './submissions-block.ts';
import { writeTimeline } from './timeline-block.ts';
import { writeUnits } from './units-block.ts';
import { writeVocabulary } from './vocabulary-block.ts';

/** The one place of the exports that knows every block kind. */
const writers: Readonly<Record<BlockKind, Writer>> = {
  prose: blockWriter(proseSchema, paragraphs),
  list: blockWriter(textListSchema, (items) => [{ kind: 'list', items }]),
  steps: writeSteps,
  facts: writeFacts,
  table: writeTable,
  timeline: writeTimeline,
  questions: writeQuestions,
  rubric: writeRubric,
  vocabulary: writeVocabulary,
  goals: writeGoals,
  letter: writeLetter,
  story: writeStory,
  schedule: writeSchedule,
  books: writeBooks,
  scores: writeScores,
  grading: writeGrading,
  comments: writeComments,
  submissions: writeSubmissions,
  conversation: writeConversation,
  entries: writeEntries,
  record: writeRecord,
  units: writeUnits,
  parts: writeParts,
};

export function writeBlock(kind: BlockKind, section: Section): Piece[] {
  return writers[kind](section);
}
