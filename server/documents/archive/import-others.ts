import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AnyTemplateType } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import { favouriteTemplates } from '../catalogue/tables.ts';
import { drafts } from '../drafts/tables.ts';
import { sources } from '../sources/tables.ts';
import { generatorOf } from '../templates/generators.ts';
import type { ArchivedDraft, ArchivedSource } from './archive-format.ts';
import { findImported } from './find-existing.ts';
import type { ImportRun } from './import-run.ts';
import { withNewIds } from './references.ts';
import { importedItems } from './tables.ts';

type Kind = (typeof importedItems.$inferInsert)['kind'];

/** Adds a source, unless the account has it under this id or one with the same text and name. */
export async function importSource(run: ImportRun, source: ArchivedSource): Promise<void> {
  const { db, owner, importId, report, renamed } = run;
  const existing = await findSource(run, source);
  if (existing !== undefined) {
    if (existing !== source.id) renamed.set(source.id, existing);
    report.count('sources', false);
    return;
  }
  const bytes = Buffer.byteLength(source.text);
  if (importId === null) {
    run.bytes += bytes;
    await run.reserve(db, owner.id, run.bytes);
    report.count('sources', true);
    return;
  }
  const { created_at, ...rest } = source;
  const row = { ...rest, userId: owner.id, createdAt: new Date(created_at) };
  await db.transaction(async (tx) => {
    await run.reserve(tx, owner.id, bytes);
    const [kept] = await tx.insert(sources).values(row).onConflictDoNothing().returning({ id: sources.id });
    const id = kept?.id ?? randomUUID();
    if (!kept) {
      await tx.insert(sources).values({ ...row, id });
      renamed.set(source.id, id);
    }
    await note(tx, importId, 'source', id, source.id);
  });
  report.count('sources', true);
}

async function findSource(run: ImportRun, { id, name, text }: ArchivedSource): Promise<string | undefined> {
  const isOwn = eq(sources.userId, run.owner.id);
  const [byId] = await run.db
    .select({ id: sources.id })
    .from(sources)
    .where(and(isOwn, eq(sources.id, id)));
  if (byId) return byId.id;
  const [imported] = await findImported(run, 'source', [id]);
  if (imported) return imported.item;
  const [same] = await run.db
    .select({ id: sources.id })
    .from(sources)
    .where(
      and(
        isOwn,
        eq(sources.name, name),
        eq(sources.text, text),
        // Equal sources of one archive are all added.
        sql`not exists (select 1 from imported_items where import_id = ${run.importId}::uuid and item = ${sources.id}::text)`,
      ),
    )
    .limit(1);
  return same?.id;
}

/** Adds a draft, unless the account has one of this template. */
export async function importDraft(
  run: ImportRun,
  draft: ArchivedDraft,
  type: AnyTemplateType,
): Promise<void> {
  const { db, owner, importId, report } = run;
  const isOfTemplate = and(eq(drafts.userId, owner.id), eq(drafts.templateType, type));
  const [existing] = await db.select({ input: drafts.input }).from(drafts).where(isOfTemplate);
  const isNew = existing === undefined || existing.input === null;
  report.count('drafts', isNew);
  if (!isNew || importId === null) return;
  const content = {
    input: withNewIds(draft.input, run.renamed),
    createdAt: new Date(draft.created_at),
    updatedAt: new Date(draft.updated_at),
  };
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(drafts)
      .values({ userId: owner.id, templateType: type, version: 1, ...content })
      .onConflictDoUpdate({
        target: [drafts.userId, drafts.templateType],
        set: { ...content, version: sql`${drafts.version} + 1` },
        setWhere: isNull(drafts.input),
      })
      .returning({ version: drafts.version });
    if (row) await note(tx, importId, 'draft', type, type, row.version);
  });
}

/** Adds favourite templates; returns the types of templates that don't exist here. */
export async function importFavourites(run: ImportRun, types: readonly string[]): Promise<string[]> {
  const { db, owner, importId, report } = run;
  const starred = await db
    .select({ type: favouriteTemplates.templateType })
    .from(favouriteTemplates)
    .where(eq(favouriteTemplates.userId, owner.id));
  const known = new Set<string>(starred.map(({ type }) => type));
  const unknown: string[] = [];
  for (const type of new Set(types)) {
    const generator = generatorOf(type);
    if (generator?.audience !== owner.role) {
      unknown.push(type);
      continue;
    }
    report.count('favourite_templates', !known.has(type));
    if (known.has(type) || importId === null) continue;
    await db.transaction(async (tx) => {
      await tx
        .insert(favouriteTemplates)
        .values({ userId: owner.id, templateType: generator.templateType })
        .onConflictDoNothing();
      await note(tx, importId, 'favourite_template', type, type);
    });
  }
  return unknown;
}

/** Notes what an import added, so that it can be undone. */
async function note(
  tx: Database,
  importId: string,
  kind: Kind,
  item: string,
  archivedAs: string,
  version: number | null = null,
): Promise<void> {
  await tx.insert(importedItems).values({ importId, kind, item, archivedAs, version });
}
