import type { Account } from '../../accounts/users/account.ts';
import type { AnyTemplateType } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { Problem } from '../../platform/problem.ts';
import { findTemplate } from '../own-templates/find-generator.ts';
import { deleteDraft, findDraft, listDrafts, saveDraft } from './drafts.ts';

export const draftHandlers = ({
  db,
}: {
  db: Database;
}): HandlersOf<'listDrafts' | 'getDraft' | 'saveDraft' | 'deleteDraft'> => ({
  listDrafts: async ({ user }) => ({ items: await listDrafts(db, user.id) }),

  getDraft: async ({ user, params }) => ({
    draft: await findDraft(db, user.id, await templateFor(db, user, params.template_type)),
  }),

  saveDraft: async ({ user, params, body }) =>
    saveDraft(db, user.id, await templateFor(db, user, params.template_type), body),

  async deleteDraft({ user, params }, reply) {
    await deleteDraft(db, user.id, await templateFor(db, user, params.template_type));
    return reply.code(204).send();
  },
});

/** The template type of the path; throws a 404 unless the user's role has the template. */
async function templateFor(db: Database, user: Account, type: string): Promise<AnyTemplateType> {
  const generator = await findTemplate(db, user, type);
  if (generator?.audience !== user.role) throw new Problem('not_found');
  return generator.templateType;
}
