import { describe, expect, test } from 'vitest';
import { openEmbedded, openPostgres } from './client.ts';
import { isMigrated } from './migrations.ts';
import { readSecret } from './secrets.ts';
import { newDatabase } from './testing.ts';

test('an embedded database is ready when its migrations are there, and keeps its secrets', async () => {
  const { db, migrate, close } = await openEmbedded({});
  await expect(isMigrated(db)).rejects.toThrow('__drizzle_migrations');
  await migrate();
  await migrate();
  expect(await isMigrated(db)).toBe(true);
  const secret = await readSecret(db, 'links');
  expect(await readSecret(db, 'links')).toBe(secret);
  expect(await readSecret(db, 'others')).not.toBe(secret);
  await close();
});

const server = process.env['DATABASE_URL'];

describe.skipIf(server === undefined)('processes that start together on PostgreSQL', () => {
  test('migrate once and share their secrets', async () => {
    const { url, drop } = await newDatabase(server ?? '');
    const processes = [1, 2, 3, 4].map(() => openPostgres(url));
    await Promise.all(processes.map((connection) => connection.migrate()));
    const secrets = await Promise.all(processes.map(({ db }) => readSecret(db, 'links')));
    expect(new Set(secrets).size).toBe(1);
    await Promise.all(processes.map((connection) => connection.close()));
    await drop();
  });

  test('are told in a sentence when nobody answers', async () => {
    const connection = openPostgres('postgres://lectern@127.0.0.1:1/lectern');
    await expect(connection.migrate()).rejects.toThrow('The database of DATABASE_URL does not answer');
    await connection.close();
  });
});
