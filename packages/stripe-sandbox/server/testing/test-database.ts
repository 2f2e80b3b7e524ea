import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { afterAll, beforeEach, inject } from 'vitest';
import type { Database } from '../database.ts';
import { sandboxClock, sandboxObjects } from '../tables.ts';

/**
 * The sandbox's tables, emptied before each test: in a PostgreSQL schema if available, otherwise in
 * memory.
 */
export async function openTestDatabase(): Promise<Database> {
  const url = inject('postgres')?.url;
  const { db, close } = await (url === undefined ? openEmbedded() : openSchema(url));
  beforeEach(async () => {
    await db.delete(sandboxObjects);
    await db.delete(sandboxClock);
  });
  afterAll(close);
  return db;
}

interface TestDatabase {
  db: Database;
  close(): Promise<void>;
}

const readTables = () => readFile(new URL('../tables.sql', import.meta.url), 'utf8');

async function openEmbedded(): Promise<TestDatabase> {
  const client = await PGlite.create();
  await client.exec(await readTables());
  return { db: drizzlePglite({ client }), close: () => client.close() };
}

async function openSchema(url: string): Promise<TestDatabase> {
  const name = `sandbox_${randomBytes(6).toString('hex')}`;
  const client = postgres(url, { onnotice: () => {}, connection: { search_path: name } });
  await client.unsafe(`create schema ${name}`);
  await client.unsafe(await readTables());
  return {
    db: drizzlePostgres({ client }),
    async close() {
      await client.unsafe(`drop schema ${name} cascade`);
      await client.end();
    },
  };
}
