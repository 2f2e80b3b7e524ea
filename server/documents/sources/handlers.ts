import { whenDisconnected } from '../../platform/http/disconnected.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { storedUpload } from '../../platform/http/uploaded-file.ts';
import { Problem } from '../../platform/problem.ts';
import type { MoveToTrash } from '../trash/move-to-trash.ts';
import { createLinkSource } from './links/create-link-source.ts';
import type { LinkRules } from './links/link-rules.ts';
import { SourceReader } from './source-reader.ts';
import { createSource, deleteSource, findSource, findSourceText, type SourceStore } from './service.ts';

interface SourceDependencies extends SourceStore {
  moveToTrash: MoveToTrash;
  /** What may be downloaded; undefined unless the operator allows it. */
  links: LinkRules | undefined;
}

export function sourceHandlers({
  db,
  reserve,
  links,
  moveToTrash,
}: SourceDependencies): HandlersOf<
  'createSource' | 'createSourceFromLink' | 'getSource' | 'getSourceText' | 'deleteSource'
> {
  const reader = new SourceReader();
  return {
    createSource: async (request, reply) =>
      reader.admit(request.user.id, async () => {
        const { name, handle } = await storedUpload(request);
        try {
          const reading = await reader.read(request.user.id, handle.fd, whenDisconnected(reply));
          return await createSource({ db, reserve }, request.user.id, name, reading);
        } finally {
          await handle.close();
        }
      }),

    async createSourceFromLink({ user, body: { url } }, reply) {
      if (!links) throw new Problem('not_found', 'Web pages can’t be added on this installation.');
      const order = { userId: user.id, url, signal: whenDisconnected(reply) };
      return reader.admit(user.id, () => createLinkSource({ db, reserve, reader, rules: links }, order));
    },

    getSource: async ({ user, params }) => findSource(db, user.id, params.id),
    getSourceText: async ({ user, params }) => findSourceText(db, user.id, params.id),

    async deleteSource({ user, params }, reply) {
      await deleteSource({ db, moveToTrash }, user.id, params.id);
      return reply.send();
    },
  };
}
