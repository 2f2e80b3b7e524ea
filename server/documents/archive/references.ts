import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { generations } from '../generations/document/tables.ts';
import type { ImportRun } from './import-run.ts';
import { importedItems } from './tables.ts';

type Json = Record<string, unknown>;

/** A form whose references to renamed documents and sources lead to their new ids. */
export function withNewIds(form: Json, renamed: ReadonlyMap<string, string>): Json {
  if (renamed.size === 0) return form;
  const rename = (value: unknown): unknown => {
    if (typeof value === 'string') return renamed.get(value) ?? value;
    if (Array.isArray(value)) return value.map(rename);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rename(inner)]));
  };
  return Object.fromEntries(Object.entries(form).map(([key, value]) => [key, rename(value)]));
}

const BATCH = 500;

/** Links documents to those they were made from, if the account has them; by id. */
export async function linkOrigins(
  { db, owner }: ImportRun,
  origins: readonly { id: string; origin: string }[],
): Promise<void> {
  for (let from = 0; from < origins.length; from += BATCH) {
    const pairs = origins
      .slice(from, from + BATCH)
      .map(({ id, origin }) => sql`(${id}::uuid, ${origin}::uuid)`);
    await db.execute(sql`
      update generations as document set origin_id = origin.id
      from (values ${sql.join(pairs, sql`, `)}) as link(document_id, origin_id)
      join generations as origin on origin.id = link.origin_id and origin.user_id = ${owner.id}::uuid
      where document.id = link.document_id and document.user_id = ${owner.id}::uuid`);
  }
}

const PAGE = 50;

/** Corrects the forms of imported documents that refer to documents which were imported after them. */
export async function renameReferences({ db, importId, renamed }: ImportRun): Promise<void> {
  if (importId === null || renamed.size === 0) return;
  for (let after = ''; ; ) {
    const rows = await db
      .select({ item: importedItems.item, id: generations.id, input: generations.input })
      .from(importedItems)
      .innerJoin(generations, sql`${generations.id}::text = ${importedItems.item}`)
      .where(
        and(
          eq(importedItems.importId, importId),
          eq(importedItems.kind, 'document'),
          gt(importedItems.item, after),
        ),
      )
      .orderBy(asc(importedItems.item))
      .limit(PAGE);
    for (const { id, input } of rows) {
      const changed = withNewIds(input, renamed);
      if (JSON.stringify(changed) !== JSON.stringify(input))
        await db.update(generations).set({ input: changed }).where(eq(generations.id, id));
    }
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.item ?? after;
  }
}
