import { createEffect } from 'effector';
import { readUnlessEmpty } from '@/shared/first-view';
import { number, nullable, object, string } from 'zod/mini';
import type { Attempt, Order, Progress } from './subscribing';

const NAME = 'lectern_subscribing';
/** The server stores an idempotency key for a day. */
const LIFETIME = 24 * 3_600_000;

const storedAttempt = object({
  at: number(),
  attempt: object({
    key: string(),
    userId: string(),
    priceId: string(),
    tokensLimit: nullable(number()),
    trialDays: number(),
    coupon: nullable(string()),
    details: object({
      name: string(),
      email: string(),
      address: object({
        line1: string(),
        city: string(),
        state: string(),
        postal_code: string(),
        country: string(),
      }),
    }),
  }),
  card: nullable(object({ setupIntentId: string(), paymentMethodId: string() })),
});

/**
 * Gives an order its key. A stored attempt with the same order and a confirmed card is resumed
 * instead, because it may have subscribed already.
 */
export const claimFx = createEffect<Order, { progress: Progress; adopted: boolean }>({
  name: 'claim',
  handler: (order) => {
    const stored = read();
    if (stored?.card && isSame(stored.attempt, order)) return { progress: stored, adopted: true };
    const progress: Progress = { attempt: { ...order, key: crypto.randomUUID() }, card: null };
    write(progress);
    return { progress, adopted: false };
  },
});

/** The user's unfinished attempt, if this device has one. */
export const readAttemptFx = createEffect<string, Progress | null>({
  name: 'readAttempt',
  handler: (userId) => {
    const stored = read();
    return stored?.attempt.userId === userId ? stored : null;
  },
});

export const storeAttemptFx = createEffect<Progress, void>({ name: 'storeAttempt', handler: write });

export const deleteAttemptFx = createEffect<void, void>({
  name: 'deleteAttempt',
  handler: () => localStorage.removeItem(NAME),
});

const isSame = (stored: Attempt, order: Order): boolean =>
  stored.userId === order.userId && stored.priceId === order.priceId && stored.coupon === order.coupon;

function write({ attempt, card }: Progress): void {
  localStorage.setItem(NAME, JSON.stringify({ at: Date.now(), attempt, card }));
}

function read(): Progress | null {
  const stored = storedAttempt.safeParse(parse(readUnlessEmpty(null, () => localStorage.getItem(NAME))));
  if (!stored.success || Date.now() - stored.data.at > LIFETIME) return null;
  const { attempt, card } = stored.data;
  return { attempt, card };
}

function parse(json: string | null): unknown {
  try {
    return json === null ? null : JSON.parse(json);
  } catch {
    return null;
  }
}
