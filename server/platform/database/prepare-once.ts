import type { Database } from './client.ts';

/**
 * A query that is built once per database and prepared by it, for queries that most calls run: building one takes longer than
 * sending it. Its parameters are placeholders. A transaction builds its own.
 */
export function prepareOnce<Query extends object>(build: (db: Database) => Query): (db: Database) => Query {
  const queries = new WeakMap<Database, Query>();
  return (db) => {
    const found = queries.get(db);
    if (found !== undefined) return found;
    const query = build(db);
    queries.set(db, query);
    return query;
  };
}

/** Like {@link prepareOnce}, for a query with a few variants; each is built once per database. */
export function prepareVariants<Variant extends object, Query extends object>(
  build: (db: Database, variant: Variant) => Query,
): (db: Database, variant: Variant) => Query {
  const variants = new Map<string, (db: Database) => Query>();
  return (db, variant) => {
    const key = JSON.stringify(variant);
    const found = variants.get(key) ?? prepareOnce((database: Database) => build(database, variant));
    variants.set(key, found);
    return found(db);
  };
}
