import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { getTableName, is, sql, Table } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, beforeEach } from 'vitest';
import { type Connection, openEmbedded, openPostgres } from './client.ts';
import * as schema from './schema.ts';

const tableNames = Object.values<unknown>(schema)
  .filter((value) => is(value, Table))
  .map((table) => `"${getTableName(table)}"`);

/**
 * A migrated database for one test file, empty before each test. Call it at the top level of the file, because opening takes
 * seconds. With `DATABASE_URL` it is a new database on that PostgreSQL server, else one in memory.
 */
export async function openTestDatabase(): Promise<Connection> {
  const url = process.env['DATABASE_URL'];
  const connection = url === undefined ? openEmbedded(await PGlite.create()) : await createDatabase(url);
  await connection.migrate();
  const truncate = sql.raw(`truncate ${tableNames.join(', ')} restart identity cascade`);
  beforeEach(async () => {
    await connection.db.execute(truncate);
  });
  afterAll(() => connection.close());
  return connection;
}

async function createDatabase(server: string): Promise<Connection> {
  const { url, drop } = await newDatabase(server);
  const connection = openPostgres(url);
  return {
    ...connection,
    async close() {
      await connection.close();
      await drop();
    },
  };
}

/** An empty database on a PostgreSQL server. */
export async function newDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `lectern_${randomBytes(6).toString('hex')}`;
  const administrate = async (statement: string) => {
    const client = postgres(server, { max: 1, onnotice: () => {} });
    await client.unsafe(statement);
    await client.end();
  };
  await administrate(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administrate(`drop database ${name} with (force)`) };
}
