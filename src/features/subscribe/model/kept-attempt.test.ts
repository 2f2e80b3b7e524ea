import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claimFx, forgetAttemptFx, keepAttemptFx, readAttemptFx } from './kept-attempt';
import { card, order } from './subscribing.fixture';

const shelf = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => shelf.get(name) ?? null,
    setItem: (name: string, value: string) => shelf.set(name, value),
    removeItem: (name: string) => shelf.delete(name),
  });
});
afterEach(() => {
  shelf.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an order gets a key of its own, and is kept at once', async () => {
  const { progress, adopted } = await claimFx(order);
  expect(adopted).toBe(false);
  expect(progress).toEqual({ attempt: { ...order, key: expect.any(String) }, card: null });
  expect(await readAttemptFx(order.userId)).toEqual(progress);
});

test('an attempt at the same whose card is confirmed is taken up, whichever tab left it', async () => {
  const { progress } = await claimFx(order);
  await keepAttemptFx({ ...progress, card });
  expect(await claimFx({ ...order, details: { ...order.details, name: 'Somebody' } })).toEqual({
    progress: { ...progress, card },
    adopted: true,
  });
});

test.each([
  ['another price', { priceId: 'teacher_pro_year' }],
  ['another coupon', { coupon: 'WELCOME20' }],
  ['another person', { userId: 'somebody else' }],
])('%s is another attempt', async (_, change) => {
  const { progress } = await claimFx(order);
  await keepAttemptFx({ ...progress, card });
  const second = await claimFx({ ...order, ...change });
  expect(second.adopted).toBe(false);
  expect(second.progress.attempt.key).not.toBe(progress.attempt.key);
});

test('an attempt whose card was never confirmed is begun anew', async () => {
  const first = await claimFx(order);
  const second = await claimFx(order);
  expect(second.adopted).toBe(false);
  expect(second.progress.attempt.key).not.toBe(first.progress.attempt.key);
});

test('a key is good for a day', async () => {
  const { progress } = await claimFx(order);
  await keepAttemptFx({ ...progress, card });
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(await readAttemptFx(order.userId)).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(await readAttemptFx(order.userId)).toBeNull();
});

test('what was kept for somebody else, or cannot be read, is nothing', async () => {
  await claimFx(order);
  expect(await readAttemptFx('somebody else')).toBeNull();
  shelf.set('lectern_subscribing', '{"at":');
  expect(await readAttemptFx(order.userId)).toBeNull();
  shelf.set('lectern_subscribing', '{"at":1,"attempt":{}}');
  expect(await readAttemptFx(order.userId)).toBeNull();
});

test('what is forgotten is gone', async () => {
  await claimFx(order);
  await forgetAttemptFx();
  expect(await readAttemptFx(order.userId)).toBeNull();
});
