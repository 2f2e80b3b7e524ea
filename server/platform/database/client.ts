import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGliteOptions } from '@electric-sql/pglite';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { drizzle, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { ConfigError } from '../config.ts';
import { startEmbedded } from './embedded.ts';
import { lockFolder } from './folder-lock.ts';

/** A database or a transaction in it, embedded or PostgreSQL. */
export type Database = PgDatabase<PostgresJsQueryResultHKT>;

export interface Connection {
  db: Database;
  /** Applies pending migrations; concurrent processes wait for each other. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Opens PostgreSQL if there is a URL, otherwise PGlite in the data directory. */
export async function openConnection(options: {
  databaseUrl: string | undefined;
  dataDir: string;
}): Promise<Connection> {
  if (options.databaseUrl !== undefined) return openPostgres(options.databaseUrl);
  const release = await openFolder(options.dataDir);
  const connection = await openEmbedded({ dataDir: join(options.dataDir, 'database') });
  return {
    ...connection,
    async close() {
      await connection.close();
      await release();
    },
  };
}

async function openFolder(folder: string): Promise<() => Promise<void>> {
  try {
    await mkdir(folder, { recursive: true });
    return await lockFolder(folder);
  } catch (error) {
    if (error instanceof ConfigError || !(error instanceof Error && 'code' in error)) throw error;
    throw new ConfigError(
      `The data folder ${folder} cannot be used (${String(error.code)}); set another DATA_DIR.`,
    );
  }
}

/** Opens PGlite; only one process can use it, so migrating needs no lock. */
export async function openEmbedded(
  options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'>,
): Promise<Connection> {
  const { client, close } = await startEmbedded(options);
  const db = drizzle({ client });
  return { db, migrate: () => migrate(db, { migrationsFolder }), close };
}

const POOL_SIZE = 10;
/** The id of the advisory lock, the same in every process. */
const MIGRATION_LOCK = 7_304_115;

export function openPostgres(url: string): Connection {
  const quiet = { onnotice: () => {} };
  const client = postgres(url, { max: POOL_SIZE, ...quiet });
  return {
    db: drizzle({ client }),
    async migrate() {
      // An advisory lock belongs to a session, so migrating uses a separate connection.
      const single = postgres(url, { max: 1, ...quiet });
      try {
        await single`select pg_advisory_lock(${MIGRATION_LOCK})`.catch(failUnreachable);
        await migrate(drizzle({ client: single }), { migrationsFolder });
      } finally {
        await single.end();
      }
    },
    close: () => client.end({ timeout: 5 }),
  };
}

function failUnreachable(error: unknown): never {
  const reason = error instanceof Error ? error.message || ('code' in error && String(error.code)) : error;
  throw new ConfigError(`The database of DATABASE_URL does not answer: ${String(reason)}`);
}
