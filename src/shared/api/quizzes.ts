export { createGetQuizAttemptQuery, getQuizAttemptFx } from './generated/operations/get-quiz-attempt.ts';
export { createHandInQuizMutation, handInQuizFx } from './generated/operations/hand-in-quiz.ts';
export {
  createSaveQuizAnswerMutation,
  saveQuizAnswerFx,
  type SaveQuizAnswerRequest,
} from './generated/operations/save-quiz-answer.ts';
export { createStartQuizMutation, startQuizFx } from './generated/operations/start-quiz.ts';
export type { QuizAttempt, QuizQuestion } from './generated/schemas';
