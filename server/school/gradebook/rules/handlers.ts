import type { Database } from '../../../platform/database/client.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { findTaughtClass } from '../../classes/classes/class-access.ts';
import { findRules, saveRules } from './rules.ts';

export const rulesHandlers = ({
  db,
}: {
  db: Database;
}): HandlersOf<'getGradebookRules' | 'saveGradebookRules'> => ({
  async getGradebookRules({ user, params }) {
    await findTaughtClass(db, params.id, user.id);
    return findRules(db, params.id);
  },

  async saveGradebookRules({ user, params, body }) {
    await saveRules(db, user.id, params.id, body);
    return findRules(db, params.id);
  },
});
