import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../testing.ts';

const { app, openApp } = await openTestApp({
  // Long enough for whole requests on a busy machine.
  connections: {
    request: 60_000,
    body: 1_500,
    headers: 1_000,
    keepAlive: 1_000,
    checkInterval: 50,
    max: 100,
  },
});
const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);

/** Sends bytes; returns the answer of the server once it closes the connection. */
async function send(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  socket.write(bytes);
  await once(socket, 'close');
  return Buffer.concat(received).toString();
}

const login = 'POST /api/login HTTP/1.1\r\nhost: lectern.test\r\ncontent-type: application/json\r\n';

describe('a connection', () => {
  test('is closed if the body never ends', async () => {
    const answer = await send(`${login}content-length: 100\r\n\r\n{"email":`);
    expect(answer).toMatch(/^HTTP\/1\.1 408 .*\{"status":"error","message":"Request Timeout"\}$/s);
  });

  test('is closed if the body trickles in', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`${login}content-length: 1000\r\n\r\n`);
    const drops = setInterval(() => socket.write(' '), 100);
    const [answer] = await once(socket, 'data');
    await once(socket, 'close');
    clearInterval(drops);
    expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('is closed if the headers never end', async () => {
    expect(await send(login)).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('gets an error in the usual format for invalid HTTP', async () => {
    expect(await send('hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 .*"Bad Request"\}$/s);
  });

  test('is closed if the headers are too large', async () => {
    const answer = await send(
      `GET /api/me HTTP/1.1\r\nhost: a\r\nauthorization: ${'x'.repeat(50_000)}\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });

  test('that sends nothing does not delay closing the server', async () => {
    const second = await openApp({
      connections: {
        request: 240_000,
        body: 240_000,
        headers: 240_000,
        keepAlive: 240_000,
        checkInterval: 240_000,
        max: 100,
      },
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
