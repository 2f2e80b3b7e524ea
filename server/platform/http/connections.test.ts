import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../testing.ts';

const { app, openApp } = await openTestApp({
  // Long enough for whole requests on a busy machine.
  connections: { request: 1_500, headers: 1_000, keepAlive: 1_000, checkEvery: 50, most: 100 },
});
const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);

/** What the server says to these bytes before it closes the connection. */
async function say(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const heard: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => heard.push(chunk));
  socket.write(bytes);
  await once(socket, 'close');
  return Buffer.concat(heard).toString();
}

const login = 'POST /api/login HTTP/1.1\r\nhost: lectern.test\r\ncontent-type: application/json\r\n';

describe('a connection', () => {
  test('with a body that never ends is ended', async () => {
    const answer = await say(`${login}content-length: 100\r\n\r\n{"email":`);
    expect(answer).toMatch(/^HTTP\/1\.1 408 .*\{"status":"error","message":"Request Timeout"\}$/s);
  });

  test('with headers that never end is ended', async () => {
    expect(await say(login)).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('that speaks no HTTP is told so in the error form', async () => {
    expect(await say('hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 .*"Bad Request"\}$/s);
  });

  test('with headers too large is ended', async () => {
    const answer = await say(
      `GET /api/me HTTP/1.1\r\nhost: a\r\nauthorization: ${'x'.repeat(50_000)}\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });

  test('that never says anything does not hold up a stop', async () => {
    const second = await openApp({
      connections: { request: 240_000, headers: 240_000, keepAlive: 240_000, checkEvery: 240_000, most: 100 },
    });
    const address = new URL(await second.listen({ port: 0, host: '127.0.0.1' }));
    const accepted = once(second.server, 'connection');
    const socket = connect(Number(address.port), '127.0.0.1');
    await accepted;
    const closed = once(socket, 'close');
    await second.close();
    await expect(closed).resolves.toBeDefined();
  });
});
