import type { Database } from '../../platform/database/client.ts';
import type { MeteredStore } from '../../platform/files/metered-store.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { SettleScores } from './assignments/assignments.ts';
import { assignmentHandlers } from './assignments/handlers.ts';
import { groupHandlers } from './groups/handlers.ts';
import { quizHandlers } from './quizzes/handlers.ts';
import { submissionHandlers } from './submissions/handlers.ts';

interface Dependencies {
  db: Database;
  files: MeteredStore;
  jobs: Jobs;
  linkSecret: string;
  /** Of the wing for marking, which is above. */
  settleScores: SettleScores;
}

/** The handlers of the wing: what is set and handed in. */
export const workHandlers = (dependencies: Dependencies) => ({
  ...assignmentHandlers(dependencies),
  ...groupHandlers(dependencies),
  ...submissionHandlers(dependencies),
  ...quizHandlers(dependencies),
});
