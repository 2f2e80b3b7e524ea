import { desc, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { TemplateEntry, AnyTemplateType } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import { prepareOnce } from '../../platform/database/prepare-once.ts';
import { generations } from '../generations/document/tables.ts';
import { favouriteTemplates } from './tables.ts';

/** Templates whose last document is older don't count as used, so that the query reads few rows. */
const NEWEST = 100;

const templateUse = prepareOnce((db) => {
  const newest = db
    .select({ templateType: generations.templateType, createdAt: generations.createdAt })
    .from(generations)
    .where(eq(generations.userId, sql.placeholder('userId')))
    .orderBy(desc(generations.createdAt), desc(generations.id))
    .limit(NEWEST)
    .as('newest');
  return unionAll(
    db
      .select({
        type: newest.templateType,
        // Milliseconds since 1970.
        lastUsed: sql<number | null>`(extract(epoch from max(${newest.createdAt})) * 1000)::float8`,
      })
      .from(newest)
      .groupBy(newest.templateType),
    db
      .select({ type: favouriteTemplates.templateType, lastUsed: sql<number | null>`null::float8` })
      .from(favouriteTemplates)
      .where(eq(favouriteTemplates.userId, sql.placeholder('userId'))),
  ).prepare('use_of_templates');
});

/** What the user did with a template. */
export async function readTemplateUse(
  db: Database,
  userId: string,
): Promise<(type: AnyTemplateType) => Pick<TemplateEntry, 'favourite' | 'last_used_at'>> {
  const rows = await templateUse(db).execute({ userId });
  const starred = new Set(rows.filter(({ lastUsed }) => lastUsed === null).map(({ type }) => type));
  const used = new Map(rows.flatMap(({ type, lastUsed }) => (lastUsed ? [[type, lastUsed] as const] : [])));
  return (type) => {
    const lastUsed = used.get(type);
    return {
      favourite: starred.has(type),
      ...(lastUsed && { last_used_at: new Date(lastUsed).toISOString() }),
    };
  };
}
