import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { freePort } from '../tests/support/free-port.ts';
import { demoAccounts } from './demo/accounts.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'lectern-main-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const corruptDir = mkdtempSync(join(tmpdir(), 'lectern-corrupt-'));
mkdirSync(join(corruptDir, 'database'));
writeFileSync(join(corruptDir, 'database', 'PG_VERSION'), 'not a version');
afterAll(() => rmSync(corruptDir, { recursive: true, force: true }));

const silent = createServer((socket) => socket.resume().end()).listen(0, '127.0.0.1');
await once(silent, 'listening');
afterAll(() => silent.close());
const silentPort = (silent.address() as AddressInfo).port;

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});

function run(env: Record<string, string>) {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [main], {
    env: { ...inherited, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const output: string[] = [];
  const ready = new Promise<void>((resolve) => {
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', (line) => {
        output.push(line);
        if (line.startsWith('Lectern is ready')) resolve();
      });
    }
  });
  const exited = once(child, 'close').then(([code]: unknown[]) => {
    running.delete(child);
    return code;
  });
  return { child, output, ready, exited };
}

test.each([
  ['bad configuration', { PORT: 'http' }, 'PORT must be a number from 0 to 65535.'],
  [
    'an unusable data folder',
    { DATA_DIR: main },
    `The data folder ${main} cannot be used (EEXIST); set another DATA_DIR.`,
  ],
  [
    'a catalogue of books that is not there',
    { BOOK_CATALOGUE: '/missing/books.csv' },
    'The file /missing/books.csv of BOOK_CATALOGUE cannot be read (ENOENT).',
  ],
  [
    // Linux reports no free space there.
    'a full disk',
    { DATA_DIR: '/proc' },
    'The disk of the data folder /proc has less than 100 MB left; free some space, or set another DATA_DIR.',
  ],
  [
    'a corrupt database folder',
    { DATA_DIR: corruptDir },
    `The database in ${join(corruptDir, 'database')} cannot be opened (PGlite failed to initialize properly); restore it from a backup, or set another DATA_DIR.`,
  ],
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://127.0.0.1:1/lectern' },
    'The database of DATABASE_URL does not respond (connect ECONNREFUSED 127.0.0.1:1).',
  ],
  [
    'a database that accepts connections and closes them',
    { DATABASE_URL: `postgres://127.0.0.1:${silentPort}/lectern` },
    expect.stringMatching(/^The database of DATABASE_URL does not respond \(.+\)\.$/),
  ],
])('%s stops the start with one sentence', async (_, env, sentence) => {
  const { output, exited } = run(env);
  expect(await exited).toBe(1);
  expect(output).toEqual([sentence]);
});

describe('the server', () => {
  // Starts four processes, one of which creates a database in a folder.
  test('starts on an empty folder, restarts after a kill with its data, and stops at a signal', {
    timeout: 180_000,
  }, async () => {
    const port = String(await freePort());
    const api = `http://127.0.0.1:${port}/api`;
    const first = run({ PORT: port });
    await first.ready;
    expect(first.output).toEqual([
      'Stand-ins in use: embedded database, outbox folder instead of email, built-in engine instead of an AI model (see AI_PROVIDER), payment sandbox.',
      'DEMO is on: demo accounts have a published password.',
      `Everyone can read all emails at http://localhost:${port}/outbox.`,
      `Lectern is ready on http://localhost:${port}`,
    ]);
    const [teacher] = demoAccounts;
    const login = await fetch(`${api}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: teacher?.email, password: teacher?.password }),
    });
    const { data } = await login.json();
    const me = () => fetch(`${api}/me`, { headers: { authorization: `Bearer ${data.token}` } });
    expect((await me()).status).toBe(200);

    const concurrent = run({ PORT: String(await freePort()) });
    expect(await concurrent.exited).toBe(1);
    expect(concurrent.output.join('\n')).toContain(`is in use by the process ${first.child.pid}`);

    first.child.kill('SIGKILL');
    await first.exited;
    const second = run({ PORT: port });
    await second.ready;
    expect((await me()).status).toBe(200);

    second.child.kill('SIGINT');
    second.child.kill('SIGTERM');
    expect(await second.exited).toBe(0);
    expect(existsSync(join(dataDir, 'lock.json'))).toBe(false);
  });
});
