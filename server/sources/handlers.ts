import type { FastifyRequest } from 'fastify';
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
      return keepSource(db, request.user.id, await uploadedFile(request));
    },

    getSource: async ({ user, params }) => findSource(db, user.id, params.id),

    async deleteSource({ user, params }, reply) {
      await forgetSource(db, user.id, params.id);
      return reply.send();
    },
  };
}

async function uploadedFile(request: FastifyRequest): Promise<{ name: string; bytes: Buffer }> {
  try {
    const file = await request.file();
    if (file === undefined) throw Problem.field('file', 'Choose a file.');
    return { name: file.filename, bytes: await file.toBuffer() };
  } catch (error) {
    if (error instanceof Problem || (error instanceof Error && 'statusCode' in error)) throw error;
    // The parser's own errors have no status: a form that breaks off is a mistake of who sent it.
    throw new Problem('bad_request', undefined, { cause: error });
  }
}
