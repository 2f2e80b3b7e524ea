import { and, desc, eq, isNull } from 'drizzle-orm';
import type { GenerationLinks, LinkedGeneration, LinkKind } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import { Problem } from '../../platform/problem.ts';
import { findGeneration } from '../generations/document/present-generation.ts';
import { generations } from '../generations/document/tables.ts';

/** Links of one document that are listed. */
const MAX = 50;

const { id, templateType, title, originKind, meta } = generations;

/** The document that this one comes from, and those that come from it; none that are in the trash. */
export async function listLinks(db: Database, userId: string, of: string): Promise<GenerationLinks> {
  const row = await findGeneration(db, userId, of);
  if (!row) throw new Problem('not_found');
  const isShown = and(eq(generations.userId, userId), isNull(generations.trashedAt));
  const select = () => db.select({ id, templateType, title, originKind, meta }).from(generations);
  const [origin] = row.originId ? await select().where(and(isShown, eq(id, row.originId))) : [];
  const items = await select()
    .where(and(isShown, eq(generations.originId, of)))
    .orderBy(desc(generations.createdAt), desc(id))
    .limit(MAX);
  return {
    origin: origin && row.originKind ? present(origin, row.originKind) : null,
    items: items.flatMap((each) => (each.originKind ? [present(each, each.originKind)] : [])),
  };
}

type Row = Pick<typeof generations.$inferSelect, 'id' | 'templateType' | 'title' | 'originKind' | 'meta'>;

export const present = (row: Row, kind: LinkKind): LinkedGeneration => ({
  id: row.id,
  template_type: row.templateType,
  title: row.title,
  kind,
  language: row.meta.language,
});
