export {
  createGetQuizAttemptQuery,
  createHandInQuizMutation,
  createSaveQuizAnswerMutation,
  createStartQuizMutation,
  getQuizAttemptFx,
  handInQuizFx,
  saveQuizAnswerFx,
  type SaveQuizAnswerRequest,
  startQuizFx,
} from './generated/quizzes.ts';
export type { QuizAttempt, QuizQuestion } from './generated/schemas';
