import { mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGliteOptions } from '@electric-sql/pglite';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { drizzle, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { ConfigError } from '../config-error.ts';
import { alwaysAvailable, answerWithin, type Availability, watchAvailability } from './availability.ts';
import { startEmbedded } from './embedded.ts';
import { lockFolder } from './folder-lock.ts';
import { prepareQueries } from './prepare-queries.ts';

/** A database or a transaction in it, embedded or PostgreSQL. */
export type Database = PgDatabase<PostgresJsQueryResultHKT>;

export interface Connection {
  db: Database;
  /** Starts to check whether the database responds, until the connection is closed. */
  watch(): Availability;
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
  const release = await claimFolder(options.dataDir);
  const folder = join(options.dataDir, 'database');
  const connection = await openFolder(folder).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  return {
    ...connection,
    async close() {
      await connection.close();
      await release();
    },
  };
}

/** Bytes: a new database takes 40 MB, and later writes need space too. */
const MIN_ROOM = 100 * 1024 * 1024;

async function openFolder(folder: string): Promise<Connection> {
  try {
    const connection = await openEmbedded({ dataDir: folder });
    return {
      ...connection,
      migrate: () => connection.migrate().catch((error: unknown) => refuseFolder(folder, error)),
    };
  } catch (error) {
    return refuseFolder(folder, error);
  }
}

function refuseFolder(folder: string, error: unknown): never {
  throw new ConfigError(
    `The database in ${folder} cannot be opened (${reasonOf(error)}); restore it from a backup, or set another DATA_DIR.`,
    { cause: error },
  );
}

async function claimFolder(folder: string): Promise<() => Promise<void>> {
  try {
    await mkdir(folder, { recursive: true });
    await refuseFullDisk(folder);
    return await lockFolder(folder);
  } catch (error) {
    if (error instanceof ConfigError || !(error instanceof Error && 'code' in error)) throw error;
    throw new ConfigError(
      `The data folder ${folder} cannot be used (${String(error.code)}); set another DATA_DIR.`,
    );
  }
}

async function refuseFullDisk(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= MIN_ROOM) return;
  throw new ConfigError(
    `The disk of the data folder ${folder} has less than 100 MB left; free some space, or set another DATA_DIR.`,
  );
}

/** Opens PGlite; only one process can use it, so migrating needs no lock. */
export async function openEmbedded(
  options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'>,
): Promise<Connection> {
  const { client, close } = await startEmbedded(options);
  const db = drizzle({ client: prepareQueries(client) });
  return { db, watch: () => alwaysAvailable, migrate: () => migrate(db, { migrationsFolder }), close };
}

const POOL_SIZE = 10;
/** Milliseconds for the first response of the database. */
const START_WITHIN = 4000;
/** The id of the advisory lock, the same in every process. */
const MIGRATION_LOCK = 7_304_115;

export function openPostgres(url: string): Connection {
  // Seconds: a call gets its 503 within three of them, and the pool recovers soon after the database.
  const settings = { connect_timeout: 2, backoff: () => 0.5, onnotice: () => {} };
  const client = postgres(url, { max: POOL_SIZE, ...settings });
  let availability = alwaysAvailable;
  return {
    db: drizzle({ client: prepareQueries(client) }),
    watch: () => (availability = watchAvailability(url)),
    async migrate() {
      // An advisory lock belongs to a session, so migrating uses a separate connection.
      const single = postgres(url, { max: 1, ...settings });
      try {
        await answerWithin(START_WITHIN, single`select 1`).catch(refuseDatabase);
        await single`select pg_advisory_lock(${MIGRATION_LOCK})`;
        await migrate(drizzle({ client: single }), { migrationsFolder });
      } finally {
        await single.end({ timeout: 1 });
      }
    },
    async close() {
      await availability.close();
      await client.end({ timeout: 5 });
    },
  };
}

function refuseDatabase(error: unknown): never {
  throw new ConfigError(`The database of DATABASE_URL does not respond (${reasonOf(error)}).`, {
    cause: error,
  });
}

/** The first line of the innermost error; some of Node's errors have a code but no message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  const [line = ''] = error.message.split('\n');
  return line || ('code' in error ? String(error.code) : error.name);
}
