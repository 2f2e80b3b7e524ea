import type { Database } from '../../../platform/database/client.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { searchSchool } from './search.ts';

export function searchHandlers({ db }: { db: Database }): HandlersOf<'searchSchool'> {
  return {
    searchSchool: async ({ user, query }) => ({ items: await searchSchool(db, user, query.q) }),
  };
}
