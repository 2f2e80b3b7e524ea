import { createEffect } from 'effector';
import { number, nullable, object, string } from 'zod/mini';
import type { Attempt, Order, Progress } from './subscribing';

const NAME = 'lectern_subscribing';
/** The server remembers a key for a day. */
const LIFETIME = 24 * 3_600_000;

const keptAttempt = object({
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
 * Gives an order its key. An attempt at the same, whose card is confirmed and whose end this device does not know, is taken up
 * instead: it may have subscribed already.
 */
export const claimFx = createEffect<Order, { progress: Progress; adopted: boolean }>({
  name: 'claim',
  handler: (order) => {
    const kept = read();
    if (kept?.card && isSame(kept.attempt, order)) return { progress: kept, adopted: true };
    const progress: Progress = { attempt: { ...order, key: crypto.randomUUID() }, card: null };
    write(progress);
    return { progress, adopted: false };
  },
});

/** What this device knows of an attempt of this person that has not come to an end. */
export const readAttemptFx = createEffect<string, Progress | null>({
  name: 'readAttempt',
  handler: (userId) => {
    const kept = read();
    return kept?.attempt.userId === userId ? kept : null;
  },
});

export const keepAttemptFx = createEffect<Progress, void>({ name: 'keepAttempt', handler: write });

export const forgetAttemptFx = createEffect<void, void>({
  name: 'forgetAttempt',
  handler: () => localStorage.removeItem(NAME),
});

const isSame = (kept: Attempt, order: Order): boolean =>
  kept.userId === order.userId && kept.priceId === order.priceId && kept.coupon === order.coupon;

function write({ attempt, card }: Progress): void {
  localStorage.setItem(NAME, JSON.stringify({ at: Date.now(), attempt, card }));
}

function read(): Progress | null {
  const kept = keptAttempt.safeParse(parse(localStorage.getItem(NAME)));
  if (!kept.success || Date.now() - kept.data.at > LIFETIME) return null;
  const { attempt, card } = kept.data;
  return { attempt, card };
}

function parse(json: string | null): unknown {
  try {
    return json === null ? null : JSON.parse(json);
  } catch {
    return null;
  }
}
