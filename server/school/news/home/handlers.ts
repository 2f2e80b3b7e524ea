import type { Database } from '../../../platform/database/client.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/problem.ts';
import { readHome } from './read-home.ts';

export const homeHandlers = ({ db }: { db: Database }): HandlersOf<'getHome'> => ({
  getHome({ user }) {
    if (user.role !== 'teacher') throw new Problem('forbidden', 'Only teachers have this page.');
    return readHome(db, user, new Date());
  },
});
