import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { maskNames } from '../../engine/masking/mask-text.ts';
import { NameIndex, type PersonName } from '../../engine/masking/name-index.ts';
import { PlaceholderTable } from '../../engine/masking/placeholder-table.ts';
import { users } from '../../accounts/users/tables.ts';
import type { SharedDocument, SharedLink } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import { Problem } from '../../platform/problem.ts';
import { presentSection } from '../catalogue/present-template.ts';
import { forStudents } from '../exports/student-copy.ts';
import { originOf } from '../exports/compose.ts';
import { requireMadeWith } from '../own-templates/find-generator.ts';
import { generations } from '../generations/tables.ts';
import { hashOfShareToken } from './share-token.ts';
import { shares } from './tables.ts';

interface Reading {
  db: Database;
  linkSecret: string;
  /** The names of a user and of everyone in their classes. */
  namesOf(userId: string): Promise<readonly PersonName[]>;
}

type Row = typeof generations.$inferSelect;

/** The student copy behind a link, as the document is now; throws a 404 for a link that doesn't exist. */
export async function readSharedLink(
  { db, linkSecret, namesOf }: Reading,
  token: string,
): Promise<SharedLink> {
  const hash = hashOfShareToken(token, linkSecret);
  if (hash === null) throw new Problem('not_found');
  const [found] = await db
    .select({ share: shares, row: generations, owner: { given: users.firstName, family: users.lastName } })
    .from(shares)
    .innerJoin(generations, eq(generations.id, shares.generationId))
    .innerJoin(users, eq(users.id, generations.userId))
    .where(and(eq(shares.tokenHash, hash), isNull(generations.erasedAt)));
  if (!found) throw new Problem('not_found');
  const { share, row, owner } = found;
  if (share.revokedAt || row.trashedAt) return { state: 'revoked', document: null };
  if (share.expiresAt.getTime() <= Date.now()) return { state: 'expired', document: null };
  const names = (await namesOf(row.userId)).filter(
    ({ given, family }) => given !== owner.given || family !== owner.family,
  );
  return { state: 'open', document: present(row, share.expiresAt, names) };
}

function present(row: Row, expiresAt: Date, names: readonly PersonName[]): SharedDocument {
  const generator = requireMadeWith(row);
  const withoutNames = nameless(names);
  const shown = Object.entries(generator.result.shape).flatMap(([key, schema]) => {
    const { teacher_only: isHidden = false, answer_key: isKey = false } = z.globalRegistry.get(schema) ?? {};
    const value = isHidden || isKey ? undefined : forStudents(schema, row.result[key]);
    return value === undefined ? [] : [{ key, schema, value: withoutNames(value) }];
  });
  return {
    title: String(withoutNames(row.title)),
    template_type: row.templateType,
    kind: generator.title,
    icon: generator.icon,
    language: row.meta.language,
    facts: [row.subject, row.gradeLevel].filter((fact) => fact !== ''),
    sections: shown.map(({ key, schema }) => presentSection(generator, key, schema)),
    result: Object.fromEntries(shown.map(({ key, value }) => [key, value])),
    notice: row.meta.composed ? null : originOf(row.meta),
    expires_at: expiresAt.toISOString(),
  };
}

/** Replaces the names of people in every text of a value: Student 1. */
function nameless(names: readonly PersonName[]): (value: unknown) => unknown {
  const masks = { index: new NameIndex(), table: new PlaceholderTable() };
  for (const name of names) masks.index.add(name, 'student');
  function replaced(value: unknown): unknown {
    if (typeof value === 'string')
      return maskNames(value, masks).replaceAll(/\bStudent_(\d+)[a-z]?\b/g, 'Student $1');
    if (Array.isArray(value)) return value.map(replaced);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaced(part)]));
  }
  return masks.index.isEmpty ? (value) => value : replaced;
}
