import { getTableColumns, is, SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

type Values<Table extends PgTable> = {
  [Key in keyof Table['$inferInsert']]: Table['$inferInsert'][Key] | SQL;
};

/**
 * The query that inserts a row under a condition, as a step of a statement. The values are one parameter, which the database unpacks,
 * because building a query with a parameter for each takes longer than sending it.
 */
export function insertRecord<Table extends PgTable>(
  table: Table,
  values: Values<Table>,
  condition: SQL,
): SQL {
  const columns = getTableColumns(table);
  const given: Record<string, unknown> = {};
  const into: string[] = [];
  const selected: SQL[] = [];
  for (const [key, value] of Object.entries(values)) {
    const name = columns[key]?.name;
    if (name === undefined) throw new Error(`The table has no column for ${key}.`);
    into.push(`"${name}"`);
    if (is(value, SQL)) selected.push(value);
    else {
      given[name] = value;
      selected.push(sql.raw(`given."${name}"`));
    }
  }
  return sql`insert into ${table} (${sql.raw(into.join(', '))})
    select ${sql.join(selected, sql`, `)} from json_populate_record(null::${table}, ${JSON.stringify(given)}::json) as given
    where ${condition}`;
}
