import type { Database } from '../database/client.ts';
import type { HandlersOf } from '../http/handler.ts';
import { Problem } from '../problem.ts';
import { findSource, forgetSource, keepSource } from './service.ts';

export function sourceHandlers({
  db,
}: {
  db: Database;
}): HandlersOf<'createSource' | 'getSource' | 'deleteSource'> {
  return {
    async createSource(request) {
      const file = await request.file();
      if (file === undefined) throw Problem.field('file', 'Choose a file.');
      return keepSource(db, request.user.id, { name: file.filename, bytes: await file.toBuffer() });
    },

    getSource: async ({ user, params }) => findSource(db, user.id, params.id),

    async deleteSource({ user, params }, reply) {
      await forgetSource(db, user.id, params.id);
      return reply.send();
    },
  };
}
