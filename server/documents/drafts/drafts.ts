import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Draft, DraftContent, DraftSummary, AnyTemplateType } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import { prepareOnce } from '../../platform/database/prepare-once.ts';
import { Problem } from '../../platform/problem.ts';
import { ownNames } from '../own-templates/find-generator.ts';
import { generatorOf } from '../templates/generators.ts';
import { drafts } from './tables.ts';

const CHANGED_ELSEWHERE = 'This form changed in another window.';

export const isDraftOf = (userId: string, templateType: AnyTemplateType) =>
  and(eq(drafts.userId, userId), eq(drafts.templateType, templateType));

const draftsOfUser = prepareOnce((db) =>
  db
    .select()
    .from(drafts)
    .where(and(eq(drafts.userId, sql.placeholder('userId')), isNotNull(drafts.input)))
    .orderBy(desc(drafts.updatedAt), drafts.templateType)
    .prepare('drafts_of_user'),
);

/** The user's drafts, the last changed first. */
export async function listDrafts(db: Database, userId: string): Promise<DraftSummary[]> {
  const rows = await draftsOfUser(db).execute({ userId });
  const isOwn = rows.some(({ templateType }) => generatorOf(templateType) === undefined);
  const names = isOwn ? await ownNames(db, userId) : new Map<string, string>();
  return rows.map(({ templateType, input, version, createdAt, updatedAt }) => ({
    template_type: templateType,
    template_title: generatorOf(templateType)?.title ?? names.get(templateType) ?? 'Own template',
    title: titleOf(input),
    subject: textIn(input, 'subject'),
    grade_level: textIn(input, 'grade_level'),
    version,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  }));
}

const draftOfTemplate = prepareOnce((db) =>
  db
    .select()
    .from(drafts)
    .where(
      and(
        eq(drafts.userId, sql.placeholder('userId')),
        eq(drafts.templateType, sql.placeholder('templateType')),
      ),
    )
    .prepare('draft_of_template'),
);

export async function findDraft(
  db: Database,
  userId: string,
  templateType: AnyTemplateType,
): Promise<Draft | null> {
  const [row] = await draftOfTemplate(db).execute({ userId, templateType });
  return row ? presentDraft(row) : null;
}

/** Saves a form; throws a 409 if the draft no longer has the version that the form was opened with. */
export async function saveDraft(
  db: Database,
  userId: string,
  templateType: AnyTemplateType,
  { version, input }: DraftContent,
): Promise<Draft> {
  const now = new Date();
  const isUnchanged = version === 0 ? isNull(drafts.input) : eq(drafts.version, version);
  const [row] =
    version === 0
      ? await db
          .insert(drafts)
          .values({ userId, templateType, input, version: 1, createdAt: now, updatedAt: now })
          .onConflictDoUpdate({
            target: [drafts.userId, drafts.templateType],
            set: { input, version: sql`${drafts.version} + 1`, createdAt: now, updatedAt: now },
            setWhere: isUnchanged,
          })
          .returning()
      : await db
          .update(drafts)
          .set({ input, version: sql`${drafts.version} + 1`, updatedAt: now })
          .where(and(isDraftOf(userId, templateType), isNotNull(drafts.input), isUnchanged))
          .returning();
  const saved = row && presentDraft(row);
  if (!saved) throw new Problem('conflict', CHANGED_ELSEWHERE);
  return saved;
}

/** Moves a draft to the trash. */
export async function deleteDraft(
  db: Database,
  userId: string,
  templateType: AnyTemplateType,
): Promise<void> {
  await db
    .update(drafts)
    .set({
      input: null,
      trashedInput: sql`${drafts.input}`,
      trashedAt: new Date(),
      version: sql`${drafts.version} + 1`,
    })
    .where(and(isDraftOf(userId, templateType), isNotNull(drafts.input)));
}

/** The query that deletes the draft of a form which became a document, unless another window has changed it since. */
export const closeDraft = (
  db: Database,
  userId: string,
  templateType: AnyTemplateType,
  version: number,
  condition?: SQL,
) =>
  db
    .update(drafts)
    .set({ input: null, version: sql`${drafts.version} + 1`, updatedAt: new Date() })
    .where(and(isDraftOf(userId, templateType), eq(drafts.version, version), condition));

function presentDraft({ templateType, input, version, updatedAt }: typeof drafts.$inferSelect): Draft | null {
  if (input === null) return null;
  return { template_type: templateType, input, version, updated_at: updatedAt.toISOString() };
}

const MAX_TITLE_LENGTH = 200;

/** The title or the topic of a form. */
const titleOf = (input: Record<string, unknown> | null): string =>
  textIn(input, 'title') || textIn(input, 'topic');

/** A draft may have any value in a field. */
function textIn(input: Record<string, unknown> | null, name: string): string {
  const value = input?.[name];
  return typeof value === 'string' ? value.trim().slice(0, MAX_TITLE_LENGTH).toWellFormed() : '';
}
