import { afterEach, expect, test, vi } from 'vitest';
import { openEventStream } from './event-stream';

let goOffline = () => {};
const surroundings = {
  frame: () => new Promise<void>((resolve) => setImmediate(resolve)),
  onOffline(gone: () => void) {
    goOffline = gone;
    return () => {
      goOffline = () => {};
    };
  },
};
const patch = (number: number) =>
  `id: ${number}\ndata: ${JSON.stringify({ type: 'patch', used: number, patches: [] })}\n\n`;

/** A server whose answer is written by hand, piece by piece. */
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
    end: () => writer.close(),
    cut: () => writer.error(new Error('cut')),
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = (lastEvent: number | null = 4) =>
  openEventStream({ id: 'a', lastEvent }, { headers: { Authorization: 'Bearer t' } }, surroundings);

test('asks for what comes after the last event, as the person who is signed in', async () => {
  const { fetched } = answer();
  await open(4);
  const headers = new Headers(fetched.mock.calls[0]?.[1].headers);
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/generations/a/events');
  expect(headers.get('Last-Event-ID')).toBe('4');
  expect(headers.get('Authorization')).toBe('Bearer t');
});

test('gives all that came between two readings at once, however it was cut into pieces', async () => {
  const server = answer();
  const stream = await open();
  const [first, second] = [patch(5), patch(6)];
  server.write(`: hello\n\n${first}${second.slice(0, 9)}`);
  server.write(second.slice(9));
  expect((await stream.next())?.map(({ number }) => number)).toEqual([5, 6]);
});

test('says that it is over after all that came before', async () => {
  const server = answer();
  const stream = await open();
  server.write(patch(5));
  server.end();
  expect(await stream.next()).toMatchObject([{ number: 5 }]);
  expect(await stream.next()).toBeNull();
});

test('a cut line fails as the network does, after what came before it', async () => {
  const server = answer();
  const stream = await open();
  server.write(patch(5));
  expect(await stream.next()).toHaveLength(1);
  server.cut();
  await expect(stream.next()).rejects.toMatchObject({ errorType: 'NETWORK' });
});

test('a line is given up as soon as the network is gone', async () => {
  answer();
  const stream = await open();
  const reading = expect(stream.next()).rejects.toMatchObject({ errorType: 'NETWORK' });
  goOffline();
  await reading;
});

test('what no contract knows is a cut line, too', async () => {
  const server = answer();
  const stream = await open();
  server.write('id: 5\ndata: {"type":"surprise"}\n\n');
  await expect(stream.next()).rejects.toMatchObject({ errorType: 'NETWORK' });
});

test('a line on which nothing comes any more is given up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answer();
  const stream = await open();
  const reading = expect(stream.next()).rejects.toMatchObject({ errorType: 'NETWORK' });
  await vi.advanceTimersByTimeAsync(60_000);
  await reading;
});

test('a refusal carries its status', async () => {
  answer(404).end();
  await expect(open()).rejects.toMatchObject({ errorType: 'HTTP', status: 404 });
});

test('closing ends the request', async () => {
  const { fetched } = answer();
  const stream = await open();
  stream.close();
  expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(true);
});
