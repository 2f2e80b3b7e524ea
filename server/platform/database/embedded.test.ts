import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openEmbedded } from './client.ts';
import { isMigrated } from './migrations.ts';
import { readSecret } from './secrets.ts';

const run = promisify(execFile);

const script = `
  import { startEmbedded } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)};
  const { client, close } = await startEmbedded({});
  console.log(await client\`select 2 + 2 as sum\`.then(([row]) => row.sum));
  await close();
`;

// Set by `node --watch`, which makes threads also post the files that they load.
const env = { ...process.env, WATCH_REPORT_DEPENDENCIES: '1' };

test('an embedded database works under `node --watch`', async () => {
  const { stdout } = await run(process.execPath, ['-e', script], { env });
  expect(stdout).toBe('4\n');
}, 60_000);

test('an embedded database reports its migrations and persists its secrets', async () => {
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
