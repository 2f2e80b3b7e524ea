import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.ts';

/** A foreign key from the columns of a table to those of another one. */
export interface Reference {
  table: string;
  columns: string[];
  target: string;
  targetColumns: string[];
  /** What happens to a row whose target is deleted. */
  rule: 'cascade' | 'null' | 'reject';
}

/** The foreign keys of all tables, from the catalogue of the database, so that no list can miss a table. */
export async function readReferences(db: Database): Promise<Reference[]> {
  const names = (keys: string, table: string) =>
    sql.raw(`(select json_agg(att.attname order by key.place) from unnest(con.${keys}) with ordinality key(number, place)
      join pg_attribute att on att.attrelid = con.${table} and att.attnum = key.number)`);
  const rows = await db.execute<Omit<Reference, 'rule'> & { rule: string }>(sql`
    select child.relname as "table", parent.relname as target, con.confdeltype as rule,
      ${names('conkey', 'conrelid')} as columns, ${names('confkey', 'confrelid')} as "targetColumns"
    from pg_constraint con
    join pg_class child on child.oid = con.conrelid
    join pg_class parent on parent.oid = con.confrelid
    where con.contype = 'f' and con.connamespace = 'public'::regnamespace
    order by child.relname, con.conname`);
  return rows.map((row) => ({ ...row, rule: ruleOf(row.rule) }));
}

function ruleOf(rule: string): Reference['rule'] {
  if (rule === 'c') return 'cascade';
  return rule === 'n' ? 'null' : 'reject';
}

/** The columns of the primary key of a table. */
export async function readKey(db: Database, table: string): Promise<string[]> {
  const rows = await db.execute<{ name: string }>(sql`
    select att.attname as name from pg_index idx
    join pg_class owner on owner.oid = idx.indrelid
    join pg_attribute att on att.attrelid = idx.indrelid and att.attnum = any(idx.indkey)
    where owner.relname = ${table} and owner.relnamespace = 'public'::regnamespace and idx.indisprimary`);
  return rows.map(({ name }) => name);
}
