import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type {
  GradebookCategory,
  GradebookRules,
  GradebookRulesContent,
} from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { findOpenClass } from '../../classes/classes/class-access.ts';
import { assignments } from '../../work/assignments/tables.ts';
import { gradebookRules } from './tables.ts';

const CHANGED_ELSEWHERE = 'These rules changed in another window. Reload them to see the newest version.';

const usual: GradebookRulesContent = {
  mode: 'points',
  decimals: 2,
  categories: [],
  columns: [],
  terms: [],
  weights_terms: false,
  scale: null,
  returns: 'by_hand',
  neutral_words: false,
};

const categoryOf = (name: string): GradebookCategory => ({
  name,
  weight: null,
  drop_lowest: 0,
  drop_highest: 0,
  extra_credit: false,
  average: 'points',
});

/** The rules of a class, with a category for each that its assignments name. The caller checks who asks. */
export async function findRules(db: Database, classId: string): Promise<GradebookRules> {
  const [row] = await db.select().from(gradebookRules).where(eq(gradebookRules.classId, classId));
  const content = row?.content ?? usual;
  const used = await db
    .selectDistinct({ name: assignments.category })
    .from(assignments)
    .where(and(eq(assignments.classId, classId), isNull(assignments.trashedAt)))
    .orderBy(asc(assignments.category));
  const known = new Set(content.categories.map(({ name }) => name));
  const others = used.filter(({ name }) => !known.has(name)).map(({ name }) => categoryOf(name));
  return {
    revision: row?.revision ?? 0,
    content: { ...content, categories: [...content.categories, ...others] },
  };
}

/** Whether students see entered scores without a return. */
export async function returnsAtOnce(db: Database, classId: string): Promise<boolean> {
  const [row] = await db
    .select({ returns: sql<string>`${gradebookRules.content} ->> 'returns'` })
    .from(gradebookRules)
    .where(eq(gradebookRules.classId, classId));
  return row?.returns === 'at_once';
}

/** Changes the rules; throws a 409 if they no longer have the revision. */
export async function saveRules(
  db: Database,
  teacherId: string,
  classId: string,
  { revision, content: given }: GradebookRules,
): Promise<void> {
  await findOpenClass(db, classId, teacherId);
  const content = await readRules(db, classId, given);
  const values = { classId, content, updatedAt: new Date() };
  const saved =
    revision === 0
      ? await db
          .insert(gradebookRules)
          .values(values)
          .onConflictDoNothing()
          .returning({ revision: gradebookRules.revision })
      : await db
          .update(gradebookRules)
          .set({ ...values, revision: sql`${gradebookRules.revision} + 1` })
          .where(and(eq(gradebookRules.classId, classId), eq(gradebookRules.revision, revision)))
          .returning({ revision: gradebookRules.revision });
  if (saved.length === 0) throw new Problem('conflict', CHANGED_ELSEWHERE);
}

const hasTwice = (values: readonly string[]): boolean => new Set(values).size < values.length;

/** Rules without what names no assignment of the class; throws a 422 if their parts contradict each other. */
async function readRules(
  db: Database,
  classId: string,
  content: GradebookRulesContent,
): Promise<GradebookRulesContent> {
  const categories = content.categories.map((one) => ({ ...one, name: one.name.trim() }));
  if (hasTwice(categories.map(({ name }) => name)))
    throw Problem.field('categories', 'Two categories have the same name.');
  const { terms, scale } = content;
  if (hasTwice(terms.map(({ id }) => id))) throw Problem.field('terms', 'Two terms have the same id.');
  if (terms.some((term) => term.ends_on < term.starts_on))
    throw Problem.field('terms', 'A term ends before it starts.');
  if (terms.some((term, place) => place > 0 && term.starts_on <= (terms[place - 1]?.ends_on ?? '')))
    throw Problem.field('terms', 'Order the terms by their dates. No day belongs to two terms.');
  if (scale?.some((level, place) => place > 0 && level.from >= (scale[place - 1]?.from ?? 0)))
    throw Problem.field('scale', 'Order the levels from the best to the lowest.');
  if (scale?.length === 0) throw Problem.field('scale', 'Add a level.');
  const own = await db
    .select({ id: assignments.id })
    .from(assignments)
    .where(eq(assignments.classId, classId));
  const isOwn = new Set(own.map(({ id }) => id));
  const columns = content.columns.filter(({ assignment_id: id }) => isOwn.has(id));
  if (hasTwice(columns.map(({ assignment_id: id }) => id)))
    throw Problem.field('columns', 'An assignment is named twice.');
  return { ...content, categories, columns };
}
