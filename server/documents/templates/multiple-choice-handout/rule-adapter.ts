import { composePaper } from '../../../engine/rule-engine/composers/questions.ts';
import type { RuleAdapter, WritingRequest } from '../../../engine/port/writing-request.ts';
import type { Question } from '../question.ts';
import { counted } from '../verdicts.ts';
import { type HandoutInput, handoutResult } from './schema.ts';

type HandoutRequest = WritingRequest<HandoutInput>;

/** The built-in questions have four options and one correct one, and start from a text. */
export const handoutAdapter: RuleAdapter<HandoutInput> = {
  sections: {
    instructions: (request) => instructions(questionsOf(request)),
    questions: (request) => compose(request),
  },
};

/** The written questions; before they are written, the same questions composed ahead. */
function questionsOf(request: HandoutRequest): readonly Question[] {
  const written = handoutResult.shape.questions.safeParse(request.written['questions']);
  if (written.success) return written.data;
  const { change: _, ...first } = request;
  return compose(first) ?? [];
}

function compose(request: HandoutRequest): Question[] | undefined {
  const { form } = request;
  if (form.options_per_question !== '4' || form.start_from !== 'Topic') return undefined;
  const order = {
    question_mix: [{ type: 'multiple-choice' as const, count: form.number_of_questions, points: 1 }],
    difficulty: form.difficulty,
    bloom: [],
    dok: [],
    standards: form.standards,
    shuffle: false,
    hints: false,
    explanations: true,
  };
  const questions = composePaper(order, request).flatMap((part) => part.questions);
  return questions.length === 0 ? undefined : questions;
}

function instructions(questions: readonly Question[]): string | undefined {
  if (questions.length === 0) return undefined;
  const which = questions.length === 1 ? 'the question' : `all ${counted(questions.length, 'question')}`;
  return `Answer ${which}. Circle the letter of the one option that fits best. Answer from the source text.`;
}
