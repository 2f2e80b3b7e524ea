import type { Database } from '../../platform/database/client.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { appealGeneration, appealRequest } from './appeals.ts';

export function appealHandlers({ db }: { db: Database }): HandlersOf<'appealRequest' | 'appealGeneration'> {
  return {
    appealRequest: ({ user, body }) => appealRequest(db, user, body),
    appealGeneration: ({ user, params, body }) => appealGeneration(db, user.id, params.id, body.reason),
  };
}
