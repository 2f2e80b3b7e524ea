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
import { ConfigError } from '../config.ts';
import { lockFolder } from './folder-lock.ts';
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
  await mkdir(options.dataDir, { recursive: true });
  const release = await lockFolder(options.dataDir);
  const connection = openEmbedded(await PGlite.create(join(options.dataDir, 'database')));
  return {
    ...connection,
    async close() {
      await connection.close();
      await release();
    },
  };
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
        await single`select pg_advisory_lock(${MIGRATION_LOCK})`.catch(refuseDatabase);
        await migratePostgres(drizzlePostgres({ client: single }), { migrationsFolder });
      } finally {
        await single.end();
      }
    },
    close: () => client.end({ timeout: 5 }),
  };
}

function refuseDatabase(error: unknown): never {
  const reason = error instanceof Error ? error.message || ('code' in error && String(error.code)) : error;
  throw new ConfigError(`The database of DATABASE_URL does not answer: ${String(reason)}`);
}
