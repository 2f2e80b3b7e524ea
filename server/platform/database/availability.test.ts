import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, afterEach, describe, expect, inject, test, vi } from 'vitest';
import { newDatabase } from '../../../tests/support/new-database.ts';
import { openTestApp, type SignedIn } from '../../testing.ts';
import { openPostgres } from './client.ts';

const server = inject('postgres');
const MAX_ANSWER_TIME = 3000;

/** A proxy between the server and its database. */
async function openProxy(port: number) {
  let mode: 'pass' | 'refuse' | 'silent' = 'pass';
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    if (mode === 'refuse') return void client.destroy();
    sockets.add(client);
    client.on('error', () => client.destroy());
    if (mode === 'silent') return;
    const database = connect(port, '127.0.0.1');
    database.on('error', () => client.destroy());
    client.on('data', (data) => mode === 'pass' && database.write(data));
    database.on('data', (data) => mode === 'pass' && client.write(data));
    client.on('close', () => database.destroy());
    database.on('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    port: (proxy.address() as AddressInfo).port,
    refuse() {
      mode = 'refuse';
      cut();
    },
    silence() {
      mode = 'silent';
    },
    pass() {
      mode = 'pass';
      cut();
    },
    close() {
      cut();
      proxy.close();
    },
  };
}

describe.runIf(server)('while the database is down', async () => {
  const { openApp, signIn } = await openTestApp();
  const copy = await newDatabase(server?.url ?? '', server?.template ?? '');
  const url = new URL(copy.url);
  const proxy = await openProxy(Number(url.port));
  url.port = String(proxy.port);
  const connection = openPostgres(url.href);
  const app = await openApp({ db: connection.db, availability: connection.watch() });
  afterEach(() => proxy.pass());
  afterAll(async () => {
    await app.close();
    proxy.close();
    await connection.close();
    await copy.drop();
  });

  const me = (headers: SignedIn['headers']) => app.inject({ url: '/api/me', headers });
  const statusOf = async (answer: ReturnType<typeof me>) => (await answer).statusCode;

  test.each(['refuse', 'silence'] as const)('calls get a 503 within 3 s and recover (%s)', async (fault) => {
    const { headers } = await signIn();
    // The token is invalid, so the response is 401 while the database is available.
    await vi.waitFor(async () => expect(await statusOf(me(headers))).toBe(401), { timeout: 10_000 });
    expect((await app.inject('/readyz')).statusCode).toBe(200);

    proxy[fault]();
    for (let call = 0; call < 3; call += 1) {
      const start = performance.now();
      const answer = await me(headers);
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toEqual({
        status: 'error',
        message: 'The database does not respond. Try again in a moment.',
      });
      expect(answer.headers['retry-after']).toBe('2');
      expect(performance.now() - start).toBeLessThan(MAX_ANSWER_TIME + 500);
    }
    expect((await app.inject('/readyz')).statusCode).toBe(503);

    proxy.pass();
    await vi.waitFor(async () => expect(await statusOf(me(headers))).toBe(401), { timeout: 15_000 });
  });
});
