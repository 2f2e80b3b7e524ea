import { describe, expect, inject, test } from 'vitest';
import { newDatabase } from '../../../tests/support/new-database.ts';
import { openPostgres } from './client.ts';
import { readSecret } from './secrets.ts';

const server = inject('postgres');

describe.skipIf(server === undefined)('concurrent processes on PostgreSQL', () => {
  test('migrate once and share their secrets', async () => {
    const { url, drop } = await newDatabase(server?.url ?? '');
    const processes = [1, 2, 3, 4].map(() => openPostgres(url));
    await Promise.all(processes.map((connection) => connection.migrate()));
    const secrets = await Promise.all(processes.map(({ db }) => readSecret(db, 'links')));
    expect(new Set(secrets).size).toBe(1);
    await Promise.all(processes.map((connection) => connection.close()));
    await drop();
  });

  test('report a database that does not respond in one sentence', async () => {
    const connection = openPostgres('postgres://lectern@127.0.0.1:1/lectern');
    await expect(connection.migrate()).rejects.toThrow('The database of DATABASE_URL does not respond');
    await connection.close();
  });
});
