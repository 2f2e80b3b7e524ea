import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js';
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import * as schema from './schema.ts';

/** A database or a transaction in it, embedded or PostgreSQL: read by `select` and `returning`, because `execute` answers differently. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Connection {
  db: Database;
  /** Brings the tables up to date; processes that start together take turns. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** PostgreSQL when there is a URL, else PGlite in a folder of the data directory. */
export async function openConnection(options: {
  databaseUrl: string | undefined;
  dataDir: string;
}): Promise<Connection> {
  if (options.databaseUrl !== undefined) return openPostgres(options.databaseUrl);
  const folder = join(options.dataDir, 'database');
  await mkdir(folder, { recursive: true });
  return openEmbedded(await PGlite.create(folder));
}

/** One connection; an embedded database belongs to one process, so migrating needs no lock. */
export function openEmbedded(client: PGlite): Connection {
  const db = drizzlePglite({ client, schema });
  return { db, migrate: () => migratePglite(db, { migrationsFolder }), close: () => client.close() };
}

const POOL_SIZE = 10;
/** Names the lock; any number that every process of Lectern agrees on. */
const MIGRATION_LOCK = 7_304_115;

export function openPostgres(url: string): Connection {
  const quiet = { onnotice: () => {} };
  const client = postgres(url, { max: POOL_SIZE, ...quiet });
  return {
    db: drizzlePostgres({ client, schema }),
    async migrate() {
      // An advisory lock belongs to a session, so migrating gets a connection of its own.
      const single = postgres(url, { max: 1, ...quiet });
      try {
        await single`select pg_advisory_lock(${MIGRATION_LOCK})`;
        await migratePostgres(drizzlePostgres({ client: single }), { migrationsFolder });
      } finally {
        await single.end();
      }
    },
    close: () => client.end({ timeout: 5 }),
  };
}
