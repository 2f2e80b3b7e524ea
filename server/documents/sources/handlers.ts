import type { Database } from '../../platform/database/client.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { uploadedFile } from '../../platform/http/uploaded-file.ts';
import { findSource, deleteSource, createSource } from './service.ts';

export function sourceHandlers({
  db,
}: {
  db: Database;
}): HandlersOf<'createSource' | 'getSource' | 'deleteSource'> {
  return {
    async createSource(request) {
      return createSource(db, request.user.id, await uploadedFile(request));
    },

    getSource: async ({ user, params }) => findSource(db, user.id, params.id),

    async deleteSource({ user, params }, reply) {
      await deleteSource(db, user.id, params.id);
      return reply.send();
    },
  };
}
