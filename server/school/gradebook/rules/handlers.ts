import type { Database } from '../../../platform/database/client.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { findTaughtClass } from '../../classes/classes/class-access.ts';
import { findRules } from './rules.ts';

export const rulesHandlers = ({ db }: { db: Database }): HandlersOf<'getGradebookRules'> => ({
  async getGradebookRules({ user, params }) {
    await findTaughtClass(db, params.id, user.id);
    return findRules(db, params.id);
  },
});
