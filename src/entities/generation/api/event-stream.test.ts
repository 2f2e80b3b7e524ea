import { afterEach, expect, test, vi } from 'vitest';
import { openEventStream } from './event-stream';

let goOffline = () => {};
const environment = {
  ready(read: () => void) {
    read();
    return new Promise<void>((resolve) => setImmediate(resolve));
  },
  onOffline(listener: () => void) {
    goOffline = listener;
    return () => {
      goOffline = () => {};
    };
  },
};
const patch = (number: number) =>
  `id: ${number}\ndata: ${JSON.stringify({ type: 'patch', used: number, patches: [] })}\n\n`;

/** A server whose response body the test writes chunk by chunk. */
function answer(status = 200) {
  let writer!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      writer = controller;
    },
  });
  const fetched = vi.fn((_url: string, init: RequestInit) => {
    init.signal?.addEventListener('abort', () => writer.error(new Error('aborted')));
    return Promise.resolve(new Response(body, { status }));
  });
  vi.stubGlobal('fetch', fetched);
  return {
    fetched,
    write: (text: string) => writer.enqueue(new TextEncoder().encode(text)),
    unread: () => 1 - (writer.desiredSize ?? 1),
    end: () => writer.close(),
    cut: () => writer.error(new Error('lost')),
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = (lastEvent: number | null = 4, ready = environment.ready) =>
  openEventStream(
    { id: 'a', lastEvent },
    { headers: { Authorization: 'Bearer t' } },
    { ...environment, ready },
  );

test('requests the events after the last one, with the token of the signed-in user', async () => {
  const { fetched } = answer();
  await open(4);
  const headers = new Headers(fetched.mock.calls[0]?.[1].headers);
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/generations/a/events');
  expect(headers.get('Last-Event-ID')).toBe('4');
  expect(headers.get('Authorization')).toBe('Bearer t');
});

test('returns every event since the last read in one batch, whatever the chunk boundaries', async () => {
  const server = answer();
  const stream = await open();
  const [first, second] = [patch(5), patch(6)];
  server.write(`: hello\n\n${first}${second.slice(0, 9)}`);
  server.write(second.slice(9));
  expect((await stream.next())?.map(({ number }) => number)).toEqual([5, 6]);
});

test('chunks wait while the page rests, and are read before its next frame', async () => {
  const server = answer();
  let rested = () => {};
  const stream = await open(4, (read) => {
    const frame = Promise.withResolvers<void>();
    rested = () => {
      read();
      setImmediate(frame.resolve);
    };
    return frame.promise;
  });
  const first = stream.next();
  rested();
  server.write(patch(5));
  expect(await first).toHaveLength(1);
  const second = stream.next();
  // The read that was under way takes the first of them.
  for (const number of [6, 7, 8]) server.write(patch(number));
  await new Promise(setImmediate);
  expect(server.unread()).toBe(2);
  rested();
  expect((await second)?.map(({ number }) => number)).toEqual([6, 7, 8]);
});

test('an event that changes more than text is a batch of its own', async () => {
  const server = answer();
  const stream = await open();
  const section = { type: 'section', section: 'units', state: 'finished' };
  server.write(`${patch(5)}id: 6\ndata: ${JSON.stringify(section)}\n\n${patch(7)}${patch(8)}`);
  expect((await stream.next())?.map(({ number }) => number)).toEqual([5]);
  expect((await stream.next())?.map(({ number }) => number)).toEqual([6]);
  expect((await stream.next())?.map(({ number }) => number)).toEqual([7, 8]);
});

test('returns null only after every event before the end was read', async () => {
  const server = answer();
  const stream = await open();
  server.write(patch(5));
  server.end();
  expect(await stream.next()).toMatchObject([{ number: 5 }]);
  expect(await stream.next()).toBeNull();
});

test('a lost connection throws a network error after the events before it were read', async () => {
  const server = answer();
  const stream = await open();
  server.write(patch(5));
  expect(await stream.next()).toHaveLength(1);
  server.cut();
  await expect(stream.next()).rejects.toMatchObject({ errorType: 'NETWORK' });
});

test('the connection is aborted as soon as the browser is offline', async () => {
  answer();
  const stream = await open();
  const reading = expect(stream.next()).rejects.toMatchObject({ errorType: 'NETWORK' });
  goOffline();
  await reading;
});

test('an event that breaks the contract throws a network error', async () => {
  const server = answer();
  const stream = await open();
  server.write('id: 5\ndata: {"type":"surprise"}\n\n');
  await expect(stream.next()).rejects.toMatchObject({ errorType: 'NETWORK' });
});

test('a silent connection is aborted after a timeout', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  answer();
  const stream = await open();
  const reading = expect(stream.next()).rejects.toMatchObject({ errorType: 'NETWORK' });
  await vi.advanceTimersByTimeAsync(60_000);
  await reading;
});

test('a rejected request throws an HTTP error with its status', async () => {
  answer(404).end();
  await expect(open()).rejects.toMatchObject({ errorType: 'HTTP', status: 404 });
});

test('closing aborts the request', async () => {
  const { fetched } = answer();
  const stream = await open();
  stream.close();
  expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(true);
});
