export { createDeleteSavedCommentMutation } from './generated/operations/delete-saved-comment.ts';
export { createGetQuizSummaryQuery, getQuizSummaryFx } from './generated/operations/get-quiz-summary.ts';
export { createGetSubmissionQuery, getSubmissionFx } from './generated/operations/get-submission.ts';
export {
  createListMarkingQueueQuery,
  listMarkingQueueFx,
} from './generated/operations/list-marking-queue.ts';
export { createListSavedCommentsQuery } from './generated/operations/list-saved-comments.ts';
export { createListSubmissionsQuery, listSubmissionsFx } from './generated/operations/list-submissions.ts';
export {
  createMarkQuizzesByKeyMutation,
  markQuizzesByKeyFx,
} from './generated/operations/mark-quizzes-by-key.ts';
export { createReturnMarksMutation, returnMarksFx } from './generated/operations/return-marks.ts';
export { createSaveCommentMutation } from './generated/operations/save-comment.ts';
export {
  createSaveMarkMutation,
  saveMarkFx,
  type SaveMarkRequest,
} from './generated/operations/save-mark.ts';
export { createTakeBackMarkMutation } from './generated/operations/take-back-mark.ts';
export { GivenMarkState as givenMarkStateSchema } from './generated/zod/schemas/GivenMarkState.ts';
export type {
  AnsweredQuestion,
  GivenMarkState,
  Mark,
  MarkChange,
  MarkState,
  QueueEntry,
  QuizSummary,
  SavedComment,
  StudentRow,
  Submission,
  SubmissionList,
  SubmissionSummary,
} from './generated/schemas';
