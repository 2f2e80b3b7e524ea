import { isHttpErrorCode, isNetworkError } from '@farfetched/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { http } from './http';

const network = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00.000Z') });
  vi.stubGlobal('fetch', network);
  // No jitter: the delays are 0.5, 1 and 2 seconds.
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

/** Waits for the call, and returns its result or error, and the elapsed milliseconds. */
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

describe('a transient failure', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])(
    '%i is retried three times with increasing delays',
    async (status) => {
      network.mockImplementation(async () => answer(status));
      const { error, after } = await settle();
      expect(isHttpErrorCode(status)({ error })).toBe(true);
      expect(network).toHaveBeenCalledTimes(4);
      expect(after).toBe(500 + 1000 + 2000);
    },
  );

  test('a lost connection is retried', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    const { error } = await settle();
    expect(isNetworkError({ error })).toBe(true);
    expect(network).toHaveBeenCalledTimes(4);
  });

  test('is hidden from the caller once a retry succeeds', async () => {
    network.mockResolvedValueOnce(answer(503)).mockResolvedValueOnce(answer(200));
    expect(await settle()).toMatchObject({ value: { status: 200 }, after: 500 });
  });

  test('of a write with an Idempotency-Key is retried with the same key', async () => {
    network.mockResolvedValueOnce(answer(502)).mockResolvedValueOnce(answer(201));
    expect(await settle(withKey)).toMatchObject({ value: { status: 201 } });
    const keys = network.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
    expect(keys).toEqual(['key', 'key']);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('of any other %s is not retried', async (method) => {
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
    // Shorter than our delay, or invalid.
    ['0', 500],
    ['soon', 500],
  ])('of %s sets the delay', async (retryAfter, after) => {
    network
      .mockResolvedValueOnce(answer(429, { 'Retry-After': retryAfter }))
      .mockResolvedValueOnce(answer(200));
    expect(await settle()).toMatchObject({ value: { status: 200 }, after });
  });

  test('is not awaited when it is long', async () => {
    network.mockImplementation(async () => answer(429, { 'Retry-After': '60' }));
    const { after } = await settle();
    expect(network).toHaveBeenCalledOnce();
    expect(after).toBe(0);
  });
});

test.each(['TimeoutError', 'AbortError'])('a call that ended with %s is not retried', async (name) => {
  network.mockRejectedValue(new DOMException('', name));
  const { error } = await settle();
  expect(isNetworkError({ error })).toBe(true);
  expect(network).toHaveBeenCalledOnce();
});

test('a response with invalid JSON is not a network error', async () => {
  network.mockResolvedValue(new Response('<h1>', { headers: { 'Content-Type': 'application/json' } }));
  const { error } = await settle();
  expect(error).toMatchObject({ errorType: 'PREPARATION' });
  expect(network).toHaveBeenCalledOnce();
});
