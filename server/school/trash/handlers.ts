import type { HandlersOf } from '../../platform/http/handler.ts';
import { Problem } from '../../platform/problem.ts';
import { eraseAll, eraseTrashed, type TrashStores } from './erase-trashed.ts';
import { listTrash } from './list-trash.ts';
import { restoreTrashed, type Trashed } from './restore-trashed.ts';

type TrashOperation = 'listTrash' | 'emptyTrash' | 'restoreTrashed' | 'eraseTrashed';

export function trashHandlers(stores: TrashStores): HandlersOf<TrashOperation> {
  const { db } = stores;
  return {
    listTrash: ({ user, query }) => listTrash(db, user.id, query),

    async emptyTrash({ user }, reply) {
      await eraseAll(stores, user.id);
      return reply.code(204).send();
    },

    async restoreTrashed({ user, params }, reply) {
      await restoreTrashed(db, user.id, named(params));
      return reply.code(204).send();
    },

    async eraseTrashed({ user, params }, reply) {
      await eraseTrashed(stores, user.id, named(params));
      return reply.code(204).send();
    },
  };
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Only drafts are named by something else than a UUID. */
function named(item: Trashed): Trashed {
  if (item.kind !== 'draft' && !UUID.test(item.id)) throw new Problem('not_found');
  return item;
}
