import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claimFx, deleteAttemptFx, storeAttemptFx, readAttemptFx } from './stored-attempt';
import { card, order } from './subscribing.fixture';

// Their handlers alone: the models of other tests in this process react to the effects.
const claim = claimFx.use.getCurrent();
const readAttempt = readAttemptFx.use.getCurrent();
const storeAttempt = storeAttemptFx.use.getCurrent();
const deleteAttempt = deleteAttemptFx.use.getCurrent();

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
  const { progress, adopted } = await claim(order);
  expect(adopted).toBe(false);
  expect(progress).toEqual({ attempt: { ...order, key: expect.any(String) }, card: null });
  expect(await readAttempt(order.userId)).toEqual(progress);
});

test('an attempt with the same order and a confirmed card is resumed, also from another tab', async () => {
  const { progress } = await claim(order);
  await storeAttempt({ ...progress, card });
  expect(await claim({ ...order, details: { ...order.details, name: 'Grace Hopper' } })).toEqual({
    progress: { ...progress, card },
    adopted: true,
  });
});

test.each([
  ['another price', { priceId: 'teacher_pro_year' }],
  ['another coupon', { coupon: 'WELCOME20' }],
  ['another user', { userId: 'another-user' }],
])('%s is another attempt', async (_, change) => {
  const { progress } = await claim(order);
  await storeAttempt({ ...progress, card });
  const second = await claim({ ...order, ...change });
  expect(second.adopted).toBe(false);
  expect(second.progress.attempt.key).not.toBe(progress.attempt.key);
});

test('an attempt without a confirmed card starts again with a new key', async () => {
  const first = await claim(order);
  const second = await claim(order);
  expect(second.adopted).toBe(false);
  expect(second.progress.attempt.key).not.toBe(first.progress.attempt.key);
});

test('a stored attempt expires after a day', async () => {
  const { progress } = await claim(order);
  await storeAttempt({ ...progress, card });
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(await readAttempt(order.userId)).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(await readAttempt(order.userId)).toBeNull();
});

test('an attempt of another user, and one that cannot be parsed, is ignored', async () => {
  await claim(order);
  expect(await readAttempt('another-user')).toBeNull();
  shelf.set('lectern_subscribing', '{"at":');
  expect(await readAttempt(order.userId)).toBeNull();
  shelf.set('lectern_subscribing', '{"at":1,"attempt":{}}');
  expect(await readAttempt(order.userId)).toBeNull();
});

test('a deleted attempt is not found again', async () => {
  await claim(order);
  await deleteAttempt();
  expect(await readAttempt(order.userId)).toBeNull();
});
