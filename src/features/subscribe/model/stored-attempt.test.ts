import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claimFx, deleteAttemptFx, storeAttemptFx, readAttemptFx } from './stored-attempt';
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

test('a new order gets its own key and is stored at once', async () => {
  const { progress, adopted } = await claimFx(order);
  expect(adopted).toBe(false);
  expect(progress).toEqual({ attempt: { ...order, key: expect.any(String) }, card: null });
  expect(await readAttemptFx(order.userId)).toEqual(progress);
});

test('an attempt with the same order and a confirmed card is resumed, also from another tab', async () => {
  const { progress } = await claimFx(order);
  await storeAttemptFx({ ...progress, card });
  expect(await claimFx({ ...order, details: { ...order.details, name: 'Grace Hopper' } })).toEqual({
    progress: { ...progress, card },
    adopted: true,
  });
});

test.each([
  ['another price', { priceId: 'teacher_pro_year' }],
  ['another coupon', { coupon: 'WELCOME20' }],
  ['another user', { userId: 'another-user' }],
])('%s is another attempt', async (_, change) => {
  const { progress } = await claimFx(order);
  await storeAttemptFx({ ...progress, card });
  const second = await claimFx({ ...order, ...change });
  expect(second.adopted).toBe(false);
  expect(second.progress.attempt.key).not.toBe(progress.attempt.key);
});

test('an attempt without a confirmed card starts again with a new key', async () => {
  const first = await claimFx(order);
  const second = await claimFx(order);
  expect(second.adopted).toBe(false);
  expect(second.progress.attempt.key).not.toBe(first.progress.attempt.key);
});

test('a stored attempt expires after a day', async () => {
  const { progress } = await claimFx(order);
  await storeAttemptFx({ ...progress, card });
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(await readAttemptFx(order.userId)).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(await readAttemptFx(order.userId)).toBeNull();
});

test('an attempt of another user, and one that cannot be parsed, is ignored', async () => {
  await claimFx(order);
  expect(await readAttemptFx('another-user')).toBeNull();
  shelf.set('lectern_subscribing', '{"at":');
  expect(await readAttemptFx(order.userId)).toBeNull();
  shelf.set('lectern_subscribing', '{"at":1,"attempt":{}}');
  expect(await readAttemptFx(order.userId)).toBeNull();
});

test('a deleted attempt is not found again', async () => {
  await claimFx(order);
  await deleteAttemptFx();
  expect(await readAttemptFx(order.userId)).toBeNull();
});
