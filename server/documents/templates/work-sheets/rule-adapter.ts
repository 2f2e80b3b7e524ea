import { composePaper } from '../../../engine/rule-engine/composers/questions.ts';
import { splitMinutes } from '../../../engine/rule-engine/composers/split-minutes.ts';
import { wordCount } from '../../../engine/rule-engine/words.ts';
import type { RuleAdapter, WritingRequest } from '../../../engine/port/writing-request.ts';
import type { QuestionType } from '../question.ts';
import { counted } from '../verdicts.ts';
import { questionsOf } from './derive.ts';
import { SLACK, type WorksheetInput, worksheetResult, type WorksheetResult } from './schema.ts';

type WorksheetRequest = WritingRequest<WorksheetInput>;
type Blocks = WorksheetResult['blocks'];

/** What the composers of questions make of a kind of exercise; drawings and sums need a model. */
const types: Readonly<Partial<Record<WorksheetInput['worksheet_type'][number], QuestionType>>> = {
  'Passage + questions': 'short-answer',
  'Fill-in-blank with word bank': 'fill-in-blank',
  Matching: 'matching',
  'Short answer': 'short-answer',
  'Open-ended': 'open-ended',
  'True/False': 'true-false',
  'Multiple choice': 'multiple-choice',
  Vocabulary: 'matching',
};

/** A worksheet about a text, with the same questions as quizzes. Notes for the teacher need a model. */
export const worksheetAdapter: RuleAdapter<WorksheetInput> = {
  sections: {
    instructions: (request) => instructions(blocksOf(request)),
    passage: (request) => passage(request),
    blocks: (request) => orNothing(compose(request)),
  },
  needs: ({ worksheet_type: kinds }) =>
    kinds.some((kind) => types[kind])
      ? undefined
      : `Without an AI model, Lectern writes these kinds: ${Object.keys(types).join(', ')}. Choose one of them.`,
};

const orNothing = (blocks: Blocks) => (blocks.length === 0 ? undefined : blocks);

/** The written questions; before they are written, the same questions composed ahead. */
function blocksOf(request: WorksheetRequest): Blocks {
  const written = worksheetResult.shape.blocks.safeParse(request.written['blocks']);
  if (written.success) return written.data;
  const { change: _, ...first } = request;
  return compose(first);
}

function compose(request: WorksheetRequest): Blocks {
  const { worksheet_type: kinds, number_of_items: count, standards } = request.form;
  const asked = [...new Set(kinds.flatMap((kind) => types[kind] ?? []))].slice(0, count);
  const counts = splitMinutes(
    count,
    asked.map(() => 1),
  );
  const order = {
    question_mix: asked.map((type, index) => ({
      type,
      count: counts[index] ?? 0,
      points: type === 'short-answer' || type === 'open-ended' ? 2 : 1,
    })),
    difficulty: 'Mixed' as const,
    bloom: [],
    dok: [],
    standards,
    shuffle: false,
    hints: false,
    explanations: true,
  };
  return composePaper(order, request);
}

function instructions(blocks: Blocks): string | undefined {
  const questions = questionsOf(blocks);
  if (questions.length === 0) return undefined;
  const which = questions.length === 1 ? 'the question' : `all ${counted(questions.length, 'question')}`;
  const bank = questions.some(({ type }) => type === 'fill-in-blank')
    ? ' Fill the gaps with words from the word bank.'
    : '';
  return `Read the text, then answer ${which}.${bank}`;
}

/** The text itself, if it is about as long as the form asks; cutting it could cut away an answer. */
function passage({ form, sources }: WorksheetRequest): string | undefined {
  const [source, ...others] = sources;
  if (source === undefined || others.length > 0) return undefined;
  const text = source.text.trim();
  const asked = Number(form.passage_length);
  return Math.abs(wordCount(text) - asked) <= asked * SLACK ? text : undefined;
}
