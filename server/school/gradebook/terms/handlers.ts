import type { Database } from '../../../platform/database/client.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { findRules, saveRules } from '../rules/rules.ts';
import { closeTerm, reopenTerm } from './close-term.ts';
import { closeDue } from './closing-job.ts';
import { listTermClosings } from './list-closings.ts';

export const termHandlers = ({
  db,
}: {
  db: Database;
}): HandlersOf<'saveGradebookRules' | 'closeTerm' | 'reopenTerm' | 'listTermClosings'> => ({
  async saveGradebookRules({ user, params, body }) {
    await saveRules(db, user.id, params.id, body);
    // A day of closing that is over closes its term at once.
    await closeDue(db, params.id, new Date());
    return findRules(db, params.id);
  },
  closeTerm: ({ user, params }) => closeTerm(db, user.id, params.id, params.term_id),
  reopenTerm: ({ user, params }) => reopenTerm(db, user.id, params.id, params.term_id),
  listTermClosings: ({ user, params, query }) => listTermClosings(db, user.id, params.id, query),
});
