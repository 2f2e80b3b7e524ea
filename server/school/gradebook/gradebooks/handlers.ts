import type { Database } from '../../../platform/database/client.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { getGradebook } from './get-gradebook.ts';
import { returnScores } from './return-scores.ts';
import { saveScores } from './save-scores.ts';
import { listScoreChanges } from './score-changes.ts';

type GradebookOperation = 'getGradebook' | 'saveScores' | 'returnScores' | 'listScoreChanges';

export const gradebookHandlers = ({ db }: { db: Database }): HandlersOf<GradebookOperation> => ({
  getGradebook: ({ user, params, query }) => getGradebook(db, user.id, params.id, query.assignment_id),
  saveScores: ({ user, params, body }) => saveScores(db, user.id, params.id, body.entries),
  returnScores: async ({ user, params, body }) => ({
    returned: await returnScores(db, user.id, params.id, body),
  }),
  listScoreChanges: ({ user, params, query }) => listScoreChanges(db, user.id, params.id, query),
});
