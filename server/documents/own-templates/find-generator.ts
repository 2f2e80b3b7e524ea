import { and, eq, isNull } from 'drizzle-orm';
import type { Account } from '../../accounts/users/account.ts';
import type { Database } from '../../platform/database/client.ts';
import { Problem } from '../../platform/problem.ts';
import type { Generator } from '../templates/generator.ts';
import { generatorOf } from '../templates/generators.ts';
import { ownGenerator, type OwnTemplateVersion } from './own-generator.ts';
import { ownIdOf } from './own-type.ts';
import { findUsable } from './own-templates.ts';
import { ownTemplates, type OwnTemplateRow } from './tables.ts';

/** What a document stores of its template. */
export interface MadeWith {
  templateType: string;
  /** The version of a teacher's template; null for ours. */
  ownTemplate: OwnTemplateVersion | null;
}

/** The template that a document was made with, as it was then. */
export const madeWith = ({ templateType, ownTemplate }: MadeWith): Generator | undefined =>
  ownTemplate ? ownGenerator(ownTemplate) : generatorOf(templateType);

/** Throws a 404, because the contract may list types that this build lacks. */
export function requireMadeWith(document: MadeWith): Generator {
  const generator = madeWith(document);
  if (!generator) throw new Problem('not_found');
  return generator;
}

export const versionOf = ({ id, version, content }: OwnTemplateRow): OwnTemplateVersion => ({
  id,
  version,
  content,
});

type User = Pick<Account, 'id' | 'role'>;

/** The template of a type as the user can use it now; undefined if it isn't there for the user. */
export async function findTemplate(db: Database, user: User, type: string): Promise<Generator | undefined> {
  const id = ownIdOf(type);
  if (id === null) return generatorOf(type);
  if (user.role !== 'teacher') return undefined;
  const usable = await findUsable(db, user.id, id);
  return usable && ownGenerator(versionOf(usable.row));
}

/** The template for a new document; throws a 404, or a 403 for a template of the other role. */
export async function openTemplate(db: Database, user: User, type: string): Promise<Generator> {
  const generator = await findTemplate(db, user, type);
  if (!generator) throw new Problem('not_found');
  if (generator.audience !== user.role) throw new Problem('forbidden');
  return generator;
}

/** The names of a user's own templates, by type. */
export async function ownNames(db: Database, userId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: ownTemplates.id, name: ownTemplates.name })
    .from(ownTemplates)
    .where(and(eq(ownTemplates.userId, userId), isNull(ownTemplates.trashedAt)));
  return new Map(rows.map(({ id, name }) => [`own-${id}`, name]));
}
