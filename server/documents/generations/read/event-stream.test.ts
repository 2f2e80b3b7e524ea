import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { EventStream } from './event-stream.ts';

test('limits the buffer of a slow reader and resyncs it later', async () => {
  const app = Fastify();
  const caughtUp = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<EventStream>();
  app.get('/', (_, reply) => {
    opened.resolve(new EventStream(reply, caughtUp.resolve));
  });
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(address.port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: lectern.test\r\n\r\n');
  await once(socket, 'readable');
  const stream = await opened.promise;

  const frame = `data: ${'x'.repeat(64 * 1024)}\n\n`;
  const before = process.memoryUsage().rss;
  for (let count = 0; count < 4000; count++) stream.send(frame);
  expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);

  let received = '';
  socket.on('data', (chunk: Buffer) => {
    received = (received + chunk.toString()).slice(-200);
  });
  const ended = once(socket, 'end');
  await caughtUp.promise;
  stream.resync('data: everything\n\n');
  stream.send('data: more\n\n');
  stream.end();
  await ended;
  socket.end();
  await app.close();
  expect(received).toContain('data: everything\n\n');
  expect(received).toContain('data: more\n\n');
});
