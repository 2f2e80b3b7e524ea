import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { DrizzleQueryError, type SQL, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import postgres from 'postgres';
import { afterAll, beforeEach, inject } from 'vitest';
import product from '../../../package.json' with { type: 'json' };
import { newDatabase } from '../../../tests/support/new-database.ts';
import { type Connection, type Database, migrationsFolder, openEmbedded, openPostgres } from './client.ts';

/**
 * Opens a migrated database for one test file, emptied before each test: on PostgreSQL if
 * available, otherwise PGlite. Call it at the top level of the file, because PGlite takes seconds
 * to open.
 */
export async function openTestDatabase(): Promise<Connection> {
  const server = inject('postgres');
  const connection = server === undefined ? await openImage() : await copyTemplate(server);
  const emptying = emptyingOf(await listTables(connection.db), await listSequences(connection.db));
  beforeEach(() => empty(connection.db, emptying));
  afterAll(() => connection.close());
  return connection;
}

const DEADLOCK = '40P01';

/**
 * Deletes all rows and restarts the sequences. `truncate` would create every table's files anew, which takes 30 times as
 * long. The lock waits for work that the last test left running, and foreign keys aren't checked until all is deleted.
 */
function emptyingOf(tables: readonly string[], sequences: readonly string[]): SQL {
  const statements = [
    `perform set_config('session_replication_role', 'replica', true)`,
    `lock table ${tables.join(', ')} in exclusive mode`,
    ...tables.map((table) => `delete from ${table}`),
    ...sequences.map((sequence) => `perform setval('${sequence}', 1, false)`),
  ];
  return sql.raw(`do $$ begin ${statements.join('; ')}; end $$`);
}

/** Retries after a deadlock with work that the last test left running. */
async function empty(db: Database, emptying: SQL): Promise<void> {
  await db.execute(emptying).catch((error: unknown) => {
    const isDeadlock =
      error instanceof DrizzleQueryError &&
      error.cause instanceof postgres.PostgresError &&
      error.cause.code === DEADLOCK;
    return isDeadlock ? empty(db, emptying) : Promise.reject(error);
  });
}

/** Every table of the migrations, quoted. */
async function listTables(db: Database): Promise<string[]> {
  const rows = await db
    .select({ name: sql<string>`quote_ident(tablename)` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'public'`);
  return rows.map(({ name }) => name);
}

const images = fileURLToPath(new URL('../../../node_modules/.cache/lectern-database', import.meta.url));

/** Loads a cached image of a migrated PGlite, because migrating takes seconds. */
async function openImage(): Promise<Connection> {
  const hash = createHash('sha256').update(product.dependencies['@electric-sql/pglite']);
  for (const migration of readMigrationFiles({ migrationsFolder })) hash.update(migration.hash);
  const file = join(images, `${hash.digest('hex').slice(0, 16)}.tar`);
  if (!existsSync(file)) await createImage(file);
  return openEmbedded({ loadDataDir: new Blob([await readFile(file)]) });
}

async function listSequences(db: Database): Promise<string[]> {
  const rows = await db
    .select({ name: sql<string>`quote_ident(sequencename)` })
    .from(sql`pg_sequences`)
    .where(sql`schemaname = 'public'`);
  return rows.map(({ name }) => name);
}

async function createImage(file: string): Promise<void> {
  const client = await PGlite.create();
  await migrate(drizzle({ client }), { migrationsFolder });
  const image = await client.dumpDataDir('none');
  await client.close();
  await mkdir(images, { recursive: true });
  // Renamed once complete, because several test files may create it at once.
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, image.stream());
  await rename(temporary, file);
}

async function copyTemplate({ url, template }: { url: string; template: string }): Promise<Connection> {
  const copy = await newDatabase(url, template);
  const connection = openPostgres(copy.url);
  return {
    ...connection,
    async close() {
      await connection.close();
      await copy.drop();
    },
  };
}
