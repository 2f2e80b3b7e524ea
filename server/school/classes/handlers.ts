import type { Database } from '../../platform/database/client.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { findClassByCode, presentPreview } from './classes.ts';

export function classHandlers({ db }: { db: Database }): HandlersOf<'getClassByCode'> {
  return {
    getClassByCode: async ({ params }) => presentPreview(await findClassByCode(db, params.code)),
  };
}
