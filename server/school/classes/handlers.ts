import type { Database } from '../../platform/database/client.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { findClassByCode, presentPreview } from './classes.ts';
import { type CountInvitations, listClasses } from './list-classes.ts';

interface Needs {
  db: Database;
  countInvitations: CountInvitations;
}

export function classHandlers({ db, countInvitations }: Needs): HandlersOf<'getClassByCode' | 'listClasses'> {
  return {
    getClassByCode: async ({ params }) => presentPreview(await findClassByCode(db, params.code)),
    listClasses: async ({ user }) => ({ items: await listClasses(db, user, countInvitations) }),
  };
}
