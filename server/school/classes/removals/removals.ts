import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { TrashKind } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { readReferences, type Reference } from './references.ts';
import { trashedItems, trashedRows } from './tables.ts';

const MAX_TITLE = 120;

/** What is deleted, and who may see it in the trash. */
export interface Removal {
  kind: TrashKind;
  id: string;
  /** Its name, or the beginning of its text. */
  title: string;
  /** The class whose teachers share it. */
  classId?: string | null;
  /** Whose it is. */
  ownerId?: string | null;
  /** The student whom it is about. */
  studentId?: string;
  /** Who deletes it. */
  by: string;
}

export type MoveToTrash = typeof moveToTrash;

/**
 * Deletes a row and all that depends on it, and stores them for the trash; throws a 404 if it is gone already. Queries of the table need no condition for
 * deleted rows, because there are none.
 */
export async function moveToTrash(db: Database, table: PgTable, removal: Removal): Promise<void> {
  const { by, title, ...item } = removal;
  await db.transaction(async (tx) => {
    // Two may delete it at the same time.
    const found = await tx.execute(sql`select 1 from ${table} where id = ${removal.id} for update`);
    if (found.length === 0) throw new Problem('not_found');
    await tx
      .insert(trashedItems)
      .values({ ...item, title: title.trim().slice(0, MAX_TITLE).toWellFormed(), trashedBy: by });
    const references = await readReferences(tx);
    const root = getTableName(table);
    await store(tx, { itemId: removal.id, depth: 0, table: root, references }, sql`one.id = ${removal.id}`);
    await storeDependents(tx, references, removal.id, [root], 1);
    await tx.execute(sql`delete from ${table} where id = ${removal.id}`);
  });
}

/** Stores the rows that refer to those of these tables, level by level. */
async function storeDependents(
  tx: Database,
  references: readonly Reference[],
  itemId: string,
  parents: readonly string[],
  depth: number,
): Promise<void> {
  const children = references.filter(
    ({ target, table, rule }) => parents.includes(target) && table !== target && rule !== 'reject',
  );
  for (const reference of children) {
    const refers = sql`exists (select 1 from ${trashedRows} parent
      where parent.item_id = ${itemId} and parent.table_name = ${reference.target} and parent.reference is null
        and ${sql.join(
          reference.columns.map(
            (column, at) =>
              sql`parent.row ->> ${reference.targetColumns[at]} = one.${sql.identifier(column)}::text`,
          ),
          sql` and `,
        )})`;
    const column = reference.rule === 'null' ? reference.columns[0] : undefined;
    await store(tx, { itemId, depth, table: reference.table, references, reference: column }, refers);
  }
  const next = children.filter(({ rule }) => rule === 'cascade').map(({ table }) => table);
  if (next.length > 0) await storeDependents(tx, references, itemId, next, depth + 1);
}

interface Stored {
  itemId: string;
  depth: number;
  table: string;
  references: readonly Reference[];
  reference?: string | undefined;
}

async function store(tx: Database, stored: Stored, which: SQL): Promise<void> {
  const { itemId, depth, table, references, reference } = stored;
  const people = references
    .filter((one) => one.table === table && one.target === 'users' && one.rule === 'cascade')
    .map(({ columns: [column = ''] }) => sql`one.${sql.identifier(column)}`);
  await tx.execute(sql`
    insert into ${trashedRows} (item_id, depth, table_name, row, reference, person_id, other_person_id)
    select ${itemId}, ${depth}::int, ${table}, to_jsonb(one), ${reference ?? null},
      ${people[0] ?? sql`null::uuid`}, ${people[1] ?? sql`null::uuid`}
    from ${sql.identifier(table)} one where ${which} for update of one`);
}

/** Deletes what is in the trash for good. */
export const eraseRemoved = (db: Database, which: SQL | undefined) =>
  db.delete(trashedItems).where(which).returning({ id: trashedItems.id });

/**
 * Removes everything from the trash that can't come back, because what it belongs to is deleted for good, and what else
 * names such a thing. `isKept` says which documents are not erased: the row of an erased one stays.
 */
export async function eraseUnrestorable(db: Database, isKept: SQL): Promise<void> {
  const references = await readReferences(db);
  const stored = await db.selectDistinct({ table: trashedRows.tableName }).from(trashedRows);
  const tables = new Set(stored.map(({ table }) => table));
  // A row that goes takes those along that refer to it.
  for (let deleted = -1; deleted !== 0; ) {
    deleted = 0;
    for (const reference of references)
      if (tables.has(reference.table) && reference.table !== reference.target)
        deleted += await eraseReference(db, reference, isKept);
  }
  await db.delete(trashedItems).where(sql`not exists (select 1 from ${trashedRows} root
    where root.item_id = ${trashedItems.id} and root.depth = 0)`);
}

/** Deletes the stored rows whose target is gone, or what they say about it; returns how many were deleted. */
async function eraseReference(
  db: Database,
  { table, columns, target, targetColumns, rule }: Reference,
  isKept: SQL,
): Promise<number> {
  const [column, targetColumn] = [columns[0] ?? '', targetColumns[0] ?? ''];
  const named = sql`one.row ->> ${column}`;
  const isGone = sql`one.table_name = ${table} and ${named} is not null
    and not exists (select 1 from ${sql.identifier(target)} where ${sql.identifier(targetColumn)}::text = ${named}
      and ${target === 'generations' ? isKept : sql`true`})
    and not exists (select 1 from ${trashedRows} other
      where other.table_name = ${target} and other.row ->> ${targetColumn} = ${named})`;
  if (rule !== 'null')
    return (await db.execute(sql`delete from ${trashedRows} one where ${isGone} returning 1`)).length;
  await db.execute(
    sql`update ${trashedRows} one set row = one.row || jsonb_build_object(${column}::text, null) where ${isGone}`,
  );
  return 0;
}

export const itemGone = () =>
  new Problem('conflict', 'What it belongs to is deleted too. Restore that first.');
