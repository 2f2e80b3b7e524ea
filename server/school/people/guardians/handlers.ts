import type { LinkIssuer } from '../../../accounts/mailed-links/mailed-link.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { createLink, readGuardianPage, unsubscribe } from './guardian-links.ts';
import { addGuardian, editGuardian, removeGuardian, revokeLinks } from './guardians.ts';
import { previewSummary } from './send-summaries.ts';

type GuardianOperation =
  | 'addGuardian'
  | 'editGuardian'
  | 'removeGuardian'
  | 'createGuardianLink'
  | 'revokeGuardianLinks'
  | 'previewSummary'
  | 'getGuardianPage'
  | 'unsubscribeGuardian';

export function guardianHandlers(dependencies: {
  db: Database;
  links: LinkIssuer;
}): HandlersOf<GuardianOperation> {
  const { db, links } = dependencies;
  return {
    addGuardian: ({ user, params, body }) => addGuardian(dependencies, user.id, params.id, body),
    editGuardian: ({ user, params, body }) => editGuardian(dependencies, user.id, params.id, body),
    async removeGuardian({ user, params }) {
      await removeGuardian(dependencies, user.id, params.id);
    },
    createGuardianLink: ({ user, params, body }) => createLink(db, links, user.id, params.id, body.days),
    async revokeGuardianLinks({ user, params }) {
      await revokeLinks(db, user.id, params.id);
    },
    previewSummary: ({ user, params }) => previewSummary(db, user.id, params.id),

    async getGuardianPage({ params }, reply) {
      void reply.header('x-robots-tag', 'noindex');
      return readGuardianPage(db, links.linkSecret, params.token);
    },
    async unsubscribeGuardian({ body }) {
      await unsubscribe(db, links.linkSecret, body.token);
    },
  };
}
