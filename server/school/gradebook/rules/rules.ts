import { and, eq, inArray, sql } from 'drizzle-orm';
import type {
  GradebookCategory,
  GradebookRules,
  GradebookRulesChange,
  GradebookRulesContent,
} from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { findOpenClass } from '../../classes/classes/class-access.ts';
import { assignments } from '../../work/assignments/tables.ts';
import { checkClosed } from './check-closed.ts';
import { checkRules } from './check-rules.ts';
import { checkRenamings, withNewNames } from './renamings.ts';
import { lockScores } from '../../work/closings/closed-assignments.ts';
import { findClosedTerms } from '../../work/closings/closed-terms.ts';
import { type Renaming, gradebookRules } from '../../work/closings/tables.ts';

const CHANGED_ELSEWHERE = 'These rules changed in another window. Reload them to see the newest version.';

const usual: GradebookRulesContent = {
  mode: 'points',
  decimals: 2,
  display: 'points',
  categories: [],
  columns: [],
  terms: [],
  weights_terms: false,
  scale: null,
  bonuses: [],
  must_pass: [],
  skills: { method: 'decaying_average', times: 3, level: 75 },
  returns: 'by_hand',
  neutral_words: false,
  what_if: true,
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
  const closings = await findClosedTerms(db, classId);
  const { categories, assignmentIds } = await findKnown(db, classId);
  const content = row?.content ?? usual;
  const named = new Set(content.categories.map(({ name }) => name));
  const others = [...categories].filter((name) => !named.has(name)).toSorted();
  const exists = ({ category, assignment_id: id }: Pick<Bound, 'category' | 'assignment_id'>) =>
    id === null ? named.has(category ?? '') || categories.has(category ?? '') : assignmentIds.has(id);
  return {
    revision: row?.revision ?? 0,
    content: {
      ...content,
      categories: [...content.categories, ...others.map(categoryOf)],
      // Without what an assignment left behind that was deleted.
      columns: content.columns.filter(({ assignment_id: id }) => assignmentIds.has(id)),
      bonuses: content.bonuses.filter(exists),
      must_pass: content.must_pass.filter(exists),
    },
    closed_terms: closings.map((closing) => ({
      ...closing,
      rules: withNewNames(closing.rules, row?.renamings ?? [], closing.closed_at),
    })),
  };
}

type Bound = GradebookRulesContent['bonuses'][number];

/** What the rules of a class can name: the categories of its assignments, and these, also in the trash. */
async function findKnown(db: Database, classId: string) {
  const own = await db
    .select({
      id: assignments.id,
      title: assignments.title,
      category: assignments.category,
      dueAt: assignments.dueAt,
      timeZone: assignments.timeZone,
      trashedAt: assignments.trashedAt,
    })
    .from(assignments)
    .where(eq(assignments.classId, classId));
  return {
    work: own,
    categories: new Set(own.flatMap(({ category, trashedAt }) => (trashedAt ? [] : [category]))),
    assignmentIds: new Set(own.map(({ id }) => id)),
  };
}

/** Changes the rules; throws a 409 if they no longer have the revision, and a 422 if they contradict each other. */
export async function saveRules(
  db: Database,
  teacherId: string,
  classId: string,
  { revision, content: given, renamed = [] }: GradebookRulesChange,
): Promise<void> {
  await findOpenClass(db, classId, teacherId);
  const renamings = renamed.map(({ from, to }) => ({ from: from.trim(), to: to.trim() }));
  await db.transaction(async (tx) => {
    // A term may be closed at the same time.
    await lockScores(tx, classId);
    const before = await findRules(tx, classId);
    if (before.revision !== revision) throw new Problem('conflict', CHANGED_ELSEWHERE);
    const known = await findKnown(tx, classId);
    const content = checkRules(given, known, before);
    checkRenamings(renamings, content.categories);
    checkClosed({ before, content, renamings, work: known.work });
    await storeRules(tx, classId, content, before.closed_terms.length > 0 ? renamings : []);
    await renameCategories(tx, classId, renamings);
  });
}

/** Stores rules as the next revision. The caller holds the lock. */
export async function storeRules(
  tx: Database,
  classId: string,
  content: GradebookRulesContent,
  renamings: readonly Pick<Renaming, 'from' | 'to'>[] = [],
): Promise<void> {
  const at = new Date();
  const own = renamings.map((one): Renaming => ({ ...one, at: at.toISOString() }));
  await tx
    .insert(gradebookRules)
    .values({ classId, content, renamings: own, updatedAt: at })
    .onConflictDoUpdate({
      target: gradebookRules.classId,
      set: {
        content,
        renamings: sql`${gradebookRules.renamings} || ${JSON.stringify(own)}::jsonb`,
        revision: sql`${gradebookRules.revision} + 1`,
        updatedAt: at,
      },
    });
}

/** Gives assignments the new names of their categories, all at the same time, so that two can change places. */
async function renameCategories(
  tx: Database,
  classId: string,
  renamings: readonly Pick<Renaming, 'from' | 'to'>[],
): Promise<void> {
  if (renamings.length === 0) return;
  const cases = renamings.map(({ from, to }) => sql`when ${from} then ${to}`);
  await tx
    .update(assignments)
    .set({
      category: sql`case ${assignments.category} ${sql.join(cases, sql` `)} end`,
      // An open form would bring the old name back.
      revision: sql`${assignments.revision} + 1`,
    })
    .where(
      and(
        eq(assignments.classId, classId),
        inArray(
          assignments.category,
          renamings.map(({ from }) => from),
        ),
      ),
    );
}
