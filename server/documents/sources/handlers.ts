import type { Database } from '../../platform/database/client.ts';
import { whenDisconnected } from '../../platform/http/disconnected.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { storedUpload } from '../../platform/http/uploaded-file.ts';
import { SourceReader } from './source-reader.ts';
import { createSource, deleteSource, findSource, findSourceText } from './service.ts';

export function sourceHandlers({
  db,
}: {
  db: Database;
}): HandlersOf<'createSource' | 'getSource' | 'getSourceText' | 'deleteSource'> {
  const reader = new SourceReader();
  return {
    createSource: async (request, reply) =>
      reader.admit(request.user.id, async () => {
        const { name, handle } = await storedUpload(request);
        try {
          const reading = await reader.read(request.user.id, handle.fd, whenDisconnected(reply));
          return await createSource(db, request.user.id, name, reading);
        } finally {
          await handle.close();
        }
      }),

    getSource: async ({ user, params }) => findSource(db, user.id, params.id),
    getSourceText: async ({ user, params }) => findSourceText(db, user.id, params.id),

    async deleteSource({ user, params }, reply) {
      await deleteSource(db, user.id, params.id);
      return reply.send();
    },
  };
}
