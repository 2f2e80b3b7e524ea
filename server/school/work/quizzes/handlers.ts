import type { Database } from '../../../platform/database/client.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { handInAttempt, openAttempt, saveAnswer, startAttempt } from './attempts.ts';

type QuizOperation = 'startQuiz' | 'getQuizAttempt' | 'saveQuizAnswer' | 'handInQuiz';

export const quizHandlers = ({ db }: { db: Database }): HandlersOf<QuizOperation> => ({
  startQuiz: ({ user, params }) => startAttempt(db, user.id, params.id),
  getQuizAttempt: ({ user, params }) => openAttempt(db, user.id, params.id),
  saveQuizAnswer: ({ user, params, body }) =>
    saveAnswer(db, user.id, { id: params.id, questionId: params.question_id, values: body.values }),
  handInQuiz: ({ user, params }) => handInAttempt(db, user.id, params.id),
});
