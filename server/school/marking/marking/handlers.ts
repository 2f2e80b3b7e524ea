import type { Mark } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { findFilters } from './assignment-filters.ts';
import { listAssignments, listQueue } from './list-assignments.ts';
import { listSubmissions, presentSubmission } from './list-submissions.ts';
import { markByKey } from './mark-by-key.ts';
import { presentMark, requireSubmission, saveMark, takeBack } from './marks.ts';
import { returnMarks } from './return-marks.ts';
import { summariseQuiz } from './summarise-quiz.ts';
import { addComment, deleteComment, listComments } from './saved-comments.ts';

type MarkingOperation =
  | 'listAssignments'
  | 'getAssignmentFilters'
  | 'listMarkingQueue'
  | 'listSubmissions'
  | 'getSubmission'
  | 'saveMark'
  | 'takeBackMark'
  | 'markQuizzesByKey'
  | 'getQuizSummary'
  | 'returnMarks'
  | 'listSavedComments'
  | 'saveComment'
  | 'deleteSavedComment';

export function markingHandlers({ db }: { db: Database }): HandlersOf<MarkingOperation> {
  const markOf = async (teacherId: string, id: string): Promise<Mark> =>
    presentMark(db, await requireSubmission(db, teacherId, id), new Date());

  return {
    listAssignments: ({ user, query }) => listAssignments(db, user.id, query),
    getAssignmentFilters: ({ user, query }) => findFilters(db, user.id, query.class_id),
    listMarkingQueue: async ({ user }) => ({ items: await listQueue(db, user.id) }),
    listSubmissions: ({ user, params }) => listSubmissions(db, user.id, params.id),
    getSubmission: ({ user, params }) => presentSubmission(db, user.id, params.id),

    async saveMark({ user, params, body }) {
      await saveMark(db, user.id, params.id, body);
      return markOf(user.id, params.id);
    },

    async takeBackMark({ user, params }) {
      await takeBack(db, user.id, params.id);
      return markOf(user.id, params.id);
    },

    getQuizSummary: ({ user, params }) => summariseQuiz(db, user.id, params.id),
    markQuizzesByKey: async ({ user, params }) => ({ marked: await markByKey(db, user.id, params.id) }),

    returnMarks: async ({ user, params, body }) => ({
      returned: await returnMarks(db, user.id, params.id, body),
    }),

    listSavedComments: async ({ user }) => ({ items: await listComments(db, user.id) }),
    saveComment: ({ user, body }) => addComment(db, user.id, body),

    async deleteSavedComment({ user, params }, reply) {
      await deleteComment(db, user.id, params.id);
      return reply.code(204).send();
    },
  };
}
