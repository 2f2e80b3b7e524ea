import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, isNotNull, isNull, ne, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { schools, users } from '../../accounts/users/tables.ts';
import type { OwnTemplate, OwnTemplateContent, OwnTemplateSummary } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import { prepareOnce } from '../../platform/database/prepare-once.ts';
import { Problem } from '../../platform/problem.ts';
import { eraseTrashed, purgeTrashed } from '../trash/trash.ts';
import { isColleagueOf, schoolOf } from './colleagues.ts';
import { ownTypeOf } from './own-type.ts';
import { type OwnTemplateRow, ownTemplates } from './tables.ts';

export const MAX_OWN_TEMPLATES = 50;
/** Colleagues' templates in a catalogue. */
const MAX_SHARED = 100;
const CHANGED_ELSEWHERE = 'This template changed in another window. Reload it to see the newest version.';
const FULL = `You have ${MAX_OWN_TEMPLATES} templates. Delete one before you make another.`;

/** A template that a user can use, with its owner. */
export interface UsableTemplate {
  row: OwnTemplateRow;
  mine: boolean;
  author: string;
}

const isMine = (userId: string, id: string) => and(eq(ownTemplates.id, id), eq(ownTemplates.userId, userId));

export async function requireOwn(db: Database, userId: string, id: string): Promise<OwnTemplateRow> {
  const [row] = await db.select().from(ownTemplates).where(isMine(userId, id));
  if (!row) throw new Problem('not_found');
  return row;
}

export async function listOwn(db: Database, userId: string, trashed: boolean): Promise<OwnTemplateSummary[]> {
  const rows = await db
    .select()
    .from(ownTemplates)
    .where(
      and(
        eq(ownTemplates.userId, userId),
        trashed ? isNotNull(ownTemplates.trashedAt) : isNull(ownTemplates.trashedAt),
      ),
    )
    .orderBy(asc(ownTemplates.name), asc(ownTemplates.id))
    .limit(100);
  return rows.map(presentSummary);
}

/** The templates that a teacher can use: the teacher's own, then those that colleagues share. */
export async function listUsable(db: Database, userId: string): Promise<UsableTemplate[]> {
  const found = (await usableTemplates(db).execute({ userId })).map((each) => presentUsable(userId, each));
  return [...found.filter(({ mine }) => mine), ...found.filter(({ mine }) => !mine)];
}

/** The template, if the user has made it or a colleague shares it, and it is not in the trash. */
export async function findUsable(
  db: Database,
  userId: string,
  id: string,
): Promise<UsableTemplate | undefined> {
  const isUsable = or(eq(ownTemplates.userId, userId), isSharedWith(db, userId));
  const [found] = await usableQuery(db, and(eq(ownTemplates.id, id), isUsable));
  return found && presentUsable(userId, found);
}

const isSharedWith = (db: Database, userId: string | Placeholder) =>
  and(eq(ownTemplates.shared, true), ne(ownTemplates.userId, userId), isColleagueOf(db, userId));

const usableQuery = (db: Database, which: SQL | undefined) =>
  db
    .select({ row: ownTemplates, given: users.firstName, family: users.lastName })
    .from(ownTemplates)
    .innerJoin(users, eq(users.id, ownTemplates.userId))
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(and(which, isNull(ownTemplates.trashedAt)))
    .orderBy(asc(ownTemplates.name), asc(ownTemplates.id))
    .limit(MAX_SHARED);

const usableTemplates = prepareOnce((db) => {
  const userId = sql.placeholder('userId');
  return unionAll(
    usableQuery(db, eq(ownTemplates.userId, userId)),
    usableQuery(db, isSharedWith(db, userId)),
  ).prepare('usable_templates');
});

type Found = { row: OwnTemplateRow; given: string; family: string };

const presentUsable = (userId: string, { row, given, family }: Found): UsableTemplate => ({
  row,
  mine: row.userId === userId,
  author: `${given} ${family}`.trim(),
});

export async function insertOwn(
  db: Database,
  userId: string,
  content: OwnTemplateContent,
): Promise<OwnTemplateRow> {
  return db.transaction(async (tx) => {
    // Serialises concurrent copies, so that the limit holds.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const [found] = await tx
      .select({ number: count() })
      .from(ownTemplates)
      .where(and(eq(ownTemplates.userId, userId), isNull(ownTemplates.trashedAt)));
    if ((found?.number ?? 0) >= MAX_OWN_TEMPLATES) throw new Problem('conflict', FULL);
    const [row] = await tx
      .insert(ownTemplates)
      .values({ id: randomUUID(), userId, name: content.name, content })
      .returning();
    if (!row) throw new Problem('internal');
    return row;
  });
}

/** Stores a new version; throws a 409 if the template has changed since, or is in the trash. */
export async function updateOwn(
  db: Database,
  row: OwnTemplateRow,
  version: number,
  content: OwnTemplateContent,
): Promise<OwnTemplateRow> {
  const [saved] = await db
    .update(ownTemplates)
    .set({ name: content.name, content, version: version + 1, updatedAt: new Date() })
    .where(
      and(eq(ownTemplates.id, row.id), eq(ownTemplates.version, version), isNull(ownTemplates.trashedAt)),
    )
    .returning();
  if (!saved) throw new Problem('conflict', CHANGED_ELSEWHERE);
  return saved;
}

/** Sets a flag of a template outside the trash, or restores one; throws a 404 unless the user owns it. */
export async function setOwnFlag(
  db: Database,
  userId: string,
  id: string,
  flag: { shared: boolean } | { trashedAt: Date | null },
): Promise<OwnTemplateRow> {
  const outsideTrash = 'trashedAt' in flag ? undefined : isNull(ownTemplates.trashedAt);
  // What is in the trash and deleted again keeps its 30 days.
  const change =
    'trashedAt' in flag && flag.trashedAt !== null
      ? { trashedAt: sql`coalesce(${ownTemplates.trashedAt}, ${flag.trashedAt.toISOString()})` }
      : flag;
  const [row] = await db
    .update(ownTemplates)
    .set(change)
    .where(and(isMine(userId, id), outsideTrash))
    .returning();
  if (!row) throw new Problem('not_found');
  return row;
}

/** Deletes a template in the trash for good; throws a 404 unless the user owns it, and a 409 outside the trash. */
export const eraseOwnTemplate = (db: Database, userId: string, id: string): Promise<void> =>
  eraseTrashed(db, ownTemplates, isMine(userId, id));

/** Deletes templates for good that have been in the trash since then; returns how many. */
export const purgeOwnTemplates = (db: Database, cutoff: Date): Promise<number> =>
  purgeTrashed(db, ownTemplates, cutoff);

const presentSummary = (row: OwnTemplateRow): OwnTemplateSummary => ({
  id: row.id,
  template_type: ownTypeOf(row.id),
  name: row.name,
  ...(row.content.color && { color: row.content.color }),
  version: row.version,
  shared: row.shared,
  trashed_at: row.trashedAt?.toISOString() ?? null,
  updated_at: row.updatedAt.toISOString(),
});

export async function presentOwn(db: Database, row: OwnTemplateRow): Promise<OwnTemplate> {
  const { name: _, color: __, ...summary } = presentSummary(row);
  const school = await schoolOf(db, row.userId);
  return { ...summary, content: row.content, school: school?.name ?? null };
}
