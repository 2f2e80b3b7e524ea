import type { Database } from '../database/client.ts';
import type { HandlersOf } from '../http/handler.ts';
import { findClassByCode, presentPreview } from './classes.ts';

export function classHandlers({ db }: { db: Database }): HandlersOf<'getClassByCode'> {
  return {
    getClassByCode: async ({ params }) => presentPreview(await findClassByCode(db, params.code)),
  };
}
