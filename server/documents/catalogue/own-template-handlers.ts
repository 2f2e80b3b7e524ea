import { maskNames } from '../../engine/masking/mask-text.ts';
import { NameIndex, type PersonName } from '../../engine/masking/name-index.ts';
import { PlaceholderTable } from '../../engine/masking/placeholder-table.ts';
import { judgeRequest } from '../../engine/safety/judge-request.ts';
import type { Account } from '../../accounts/users/account.ts';
import { requireAccess } from '../../billing/access/access.ts';
import type { OwnTemplateContent } from '../../generated/schemas/index.ts';
import { TemplateType } from '../../generated/schemas/templateType.ts';
import type { Database } from '../../platform/database/client.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { Problem } from '../../platform/problem.ts';
import { rejectInvalidContent } from '../own-templates/check-content.ts';
import { schoolOf } from '../own-templates/colleagues.ts';
import { contentFrom } from '../own-templates/copy-content.ts';
import { authoredTexts, buildGenerator } from '../own-templates/own-generator.ts';
import { ownIdOf } from '../own-templates/own-type.ts';
import {
  findUsable,
  insertOwn,
  listOwn,
  presentOwn,
  requireOwn,
  setOwnFlag,
  updateOwn,
} from '../own-templates/own-templates.ts';
import { generators } from '../../generated/generators.ts';
import { presentTemplate } from './present-template.ts';

interface Dependencies {
  db: Database;
  /** The names of a user and of everyone in their classes. */
  namesOf(userId: string): Promise<readonly PersonName[]>;
}

type Operations =
  | 'listOwnTemplates'
  | 'createOwnTemplate'
  | 'previewOwnTemplate'
  | 'getOwnTemplate'
  | 'saveOwnTemplate'
  | 'deleteOwnTemplate'
  | 'restoreOwnTemplate'
  | 'shareOwnTemplate'
  | 'unshareOwnTemplate';

/** Making templates is part of Teacher Pro, like using them. */
const ACCESS = { title: 'your own templates', gate: 'subscription', plan: 'pro' } as const;

const PREVIEWED = '00000000-0000-4000-8000-000000000000';

const NO_SCHOOL =
  'Sharing needs a school: verify an address of your school’s own domain and enter the school during onboarding.';

export const ownTemplateHandlers = ({ db, namesOf }: Dependencies): HandlersOf<Operations> => ({
  listOwnTemplates: async ({ user, query }) => ({
    items: await listOwn(db, user.id, query.trashed === true),
  }),

  async createOwnTemplate({ user, body }, reply) {
    requireTeacher(user);
    await requireAccess(db, user, ACCESS);
    const row = await insertOwn(db, user.id, await copyOf(db, user, body.from));
    return reply.code(201).send(await presentOwn(db, row));
  },

  async previewOwnTemplate({ user, body }) {
    requireTeacher(user);
    rejectInvalidContent(body);
    return presentTemplate(buildGenerator({ id: PREVIEWED, version: 1, content: body }), {});
  },

  getOwnTemplate: async ({ user, params }) => presentOwn(db, await requireOwn(db, user.id, params.id)),

  async saveOwnTemplate({ user, params, body: { version, content } }) {
    const row = await requireOwn(db, user.id, params.id);
    if (content.base !== row.content.base)
      throw Problem.field('base', 'The base of a template can’t change.');
    rejectInvalidContent(content);
    rejectUnsafe(user, content);
    if (row.shared) rejectNames(content, await namesOf(user.id), user);
    return presentOwn(db, await updateOwn(db, row, version, content));
  },

  async deleteOwnTemplate({ user, params }, reply) {
    await setOwnFlag(db, user.id, params.id, { trashedAt: new Date() });
    return reply.code(204).send();
  },

  restoreOwnTemplate: async ({ user, params }) =>
    presentOwn(db, await setOwnFlag(db, user.id, params.id, { trashedAt: null })),

  async shareOwnTemplate({ user, params }) {
    const row = await requireOwn(db, user.id, params.id);
    if ((await schoolOf(db, user.id)) === null) throw new Problem('forbidden', NO_SCHOOL);
    rejectNames(row.content, await namesOf(user.id), user);
    return presentOwn(db, await setOwnFlag(db, user.id, params.id, { shared: true }));
  },

  unshareOwnTemplate: async ({ user, params }) =>
    presentOwn(db, await setOwnFlag(db, user.id, params.id, { shared: false })),
});

type User = Pick<Account, 'id' | 'role' | 'firstName' | 'lastName'>;

function requireTeacher({ role }: User): void {
  if (role !== 'teacher') throw new Problem('forbidden');
}

async function copyOf(db: Database, user: User, from: string): Promise<OwnTemplateContent> {
  const id = ownIdOf(from);
  if (id !== null) {
    const usable = await findUsable(db, user.id, id);
    if (!usable) throw new Problem('not_found');
    return named(usable.row.content);
  }
  const generator = generators.find(({ templateType }) => templateType === from);
  if (generator?.audience !== 'teacher') throw new Problem('not_found');
  const base = Object.values(TemplateType).find((type) => type === from);
  if (base === undefined) throw new Problem('not_found');
  return named(contentFrom(generator, base));
}

const named = (content: OwnTemplateContent): OwnTemplateContent => ({
  ...content,
  name: `My ${content.name.charAt(0).toLowerCase()}${content.name.slice(1)}`.slice(0, 80),
});

/** The rules of safety apply to a template as to a form; a model judges again with each request. */
function rejectUnsafe({ role }: User, content: OwnTemplateContent): void {
  const texts = authoredTexts(content).map((text) => ({ kind: 'form' as const, text }));
  const { decline } = judgeRequest({ role, grade: null, texts });
  if (decline === null) return;
  throw new Problem('invalid', decline.message, { reason: 'declined', decline: decline.details });
}

/** A template that others read has no name of the author's students. */
function rejectNames(content: OwnTemplateContent, names: readonly PersonName[], author: User): void {
  const masks = { index: new NameIndex(), table: new PlaceholderTable() };
  for (const name of names) {
    if (name.given !== author.firstName || name.family !== author.lastName) masks.index.add(name, 'student');
  }
  if (masks.index.isEmpty) return;
  const found = authoredTexts(content).find((text) => maskNames(text, masks) !== text);
  if (found === undefined) return;
  throw new Problem('invalid', `Take out the names of students first: “${found.slice(0, 80)}”.`);
}
