import type { Database } from '../../../platform/database/client.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { closeTerm, reopenTerm } from './close-term.ts';
import { listTermClosings } from './list-closings.ts';
import { saveClassRules } from './save-rules.ts';

export const termHandlers = ({
  db,
}: {
  db: Database;
}): HandlersOf<'saveGradebookRules' | 'closeTerm' | 'reopenTerm' | 'listTermClosings'> => ({
  saveGradebookRules: ({ user, params, body }) => saveClassRules(db, user.id, params.id, body),
  closeTerm: ({ user, params }) => closeTerm(db, user.id, params.id, params.term_id),
  reopenTerm: ({ user, params }) => reopenTerm(db, user.id, params.id, params.term_id),
  listTermClosings: ({ user, params, query }) => listTermClosings(db, user.id, params.id, query),
});
