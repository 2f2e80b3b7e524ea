import { isHttpErrorCode, isNetworkError } from '@farfetched/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { http } from './http';

const network = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00.000Z') });
  vi.stubGlobal('fetch', network);
  // In the middle of the spread: the waits are 0.5, 1 and 2 seconds.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  network.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ status }), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

/** Settles the call, however long it takes, and says how: its answer or its error, and after how many milliseconds. */
async function settle(init?: RequestInit) {
  const before = Date.now();
  const call = http('/api/plans', init).then(
    (value) => ({ value, error: undefined, after: Date.now() - before }),
    (error: unknown) => ({ value: undefined, error, after: Date.now() - before }),
  );
  await vi.runAllTimersAsync();
  return call;
}

const withKey = { method: 'POST', headers: { 'Idempotency-Key': 'key' } };

describe('a failure that may pass', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])(
    '%i is tried again three times, ever later',
    async (status) => {
      network.mockImplementation(async () => answer(status));
      const { error, after } = await settle();
      expect(isHttpErrorCode(status)({ error })).toBe(true);
      expect(network).toHaveBeenCalledTimes(4);
      expect(after).toBe(500 + 1000 + 2000);
    },
  );

  test('no connection is tried again, too', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    const { error } = await settle();
    expect(isNetworkError({ error })).toBe(true);
    expect(network).toHaveBeenCalledTimes(4);
  });

  test('is forgotten once an answer comes', async () => {
    network.mockResolvedValueOnce(answer(503)).mockResolvedValueOnce(answer(200));
    expect(await settle()).toMatchObject({ value: { status: 200 }, after: 500 });
  });

  test('of a write that names itself is tried again, with the same name', async () => {
    network.mockResolvedValueOnce(answer(502)).mockResolvedValueOnce(answer(201));
    expect(await settle(withKey)).toMatchObject({ value: { status: 201 } });
    const keys = network.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
    expect(keys).toEqual(['key', 'key']);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('of any other %s is not', async (method) => {
    network.mockImplementation(async () => answer(503));
    await settle({ method });
    expect(network).toHaveBeenCalledOnce();
  });
});

test.each([400, 401, 402, 403, 404, 405, 413, 415, 422, 501])('%i is final', async (status) => {
  network.mockImplementation(async () => answer(status));
  await settle();
  expect(network).toHaveBeenCalledOnce();
});

describe('the server’s Retry-After', () => {
  test.each([
    ['3', 3000],
    ['Fri, 20 Nov 2026 12:00:04 GMT', 4000],
    // Less than our own patience, or nothing that can be read.
    ['0', 500],
    ['soon', 500],
  ])('of %s is waited for', async (retryAfter, after) => {
    network
      .mockResolvedValueOnce(answer(429, { 'Retry-After': retryAfter }))
      .mockResolvedValueOnce(answer(200));
    expect(await settle()).toMatchObject({ value: { status: 200 }, after });
  });

  test('is told at once when it is long', async () => {
    network.mockImplementation(async () => answer(429, { 'Retry-After': '60' }));
    const { after } = await settle();
    expect(network).toHaveBeenCalledOnce();
    expect(after).toBe(0);
  });
});

test.each(['TimeoutError', 'AbortError'])('a call that ended by %s is not tried again', async (name) => {
  network.mockRejectedValue(new DOMException('', name));
  const { error } = await settle();
  expect(isNetworkError({ error })).toBe(true);
  expect(network).toHaveBeenCalledOnce();
});

test('an answer that claims to be JSON and is not is no matter of the connection', async () => {
  network.mockResolvedValue(new Response('<h1>', { headers: { 'Content-Type': 'application/json' } }));
  const { error } = await settle();
  expect(error).toMatchObject({ errorType: 'PREPARATION' });
  expect(network).toHaveBeenCalledOnce();
});
