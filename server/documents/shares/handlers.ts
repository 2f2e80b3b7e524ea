import type { PersonName } from '../../engine/masking/name-index.ts';
import type { Database } from '../../platform/database/client.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { readSharedLink } from './shared-document.ts';
import { createShare, listShares, revokeShare, type ShareIssuer } from './shares.ts';

interface ShareDependencies {
  db: Database;
  links: ShareIssuer;
  namesOf(userId: string): Promise<readonly PersonName[]>;
}

export function shareHandlers({
  db,
  links,
  namesOf,
}: ShareDependencies): HandlersOf<'createShare' | 'listShares' | 'revokeShare' | 'getSharedDocument'> {
  return {
    createShare: ({ user, params, body }) => createShare(db, links, user.id, params.id, body),
    listShares: ({ user, params }) => listShares(db, user.id, params.id),

    async revokeShare({ user, params }, reply) {
      await revokeShare(db, user.id, params.id);
      return reply.code(204).send();
    },

    async getSharedDocument({ params }, reply) {
      void reply.header('x-robots-tag', 'noindex');
      return readSharedLink({ db, linkSecret: links.linkSecret, namesOf }, params.token);
    },
  };
}
