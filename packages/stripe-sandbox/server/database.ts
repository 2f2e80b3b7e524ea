import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The host's database, or a transaction in it, with the tables of `tables.ts`. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, unknown>>;
