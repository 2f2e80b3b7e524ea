import type { RuleAdapter, WritingRequest } from '../../../engine/port/writing-request.ts';
import { draftQuiz, quizRefusal } from './draft.ts';
import type { QuizInput, QuizKey } from './schema.ts';

const from = (key: QuizKey) => (request: WritingRequest<QuizInput>) =>
  draftQuiz(key, request.form, request, {
    keys: [key],
    written: request.written,
    ...(request.change?.section === key && { change: request.change }),
  });

export const quizAdapter: RuleAdapter<QuizInput> = {
  decline: (request) => quizRefusal(request.form, request),
  sections: {
    instructions: from('instructions'),
    sections: from('sections'),
    marking_scheme: from('marking_scheme'),
  },
};
