import { expect, test } from 'vitest';
import { isValid, isValidSubscription, type SubscriptionPeriod } from './validity';

const now = new Date('2026-11-20T12:00:00.000Z');
const past = '2026-11-20T11:59:59.999Z';
const future = '2026-11-20T12:00:00.001Z';
const ends = { none: null, past, now: now.toISOString(), future };
type End = keyof typeof ends;

const living = ['trialing', 'active', 'past_due', 'unpaid', 'paused'];
const dead = ['canceled', 'incomplete', 'incomplete_expired'];

/** Written by hand: for each end of the trial, whether it is valid where not active, then by the end of an active one. */
const unpaused: Record<End, { inactive: boolean; active: Record<End, boolean> }> = {
  none: { inactive: false, active: { none: true, past: false, now: false, future: true } },
  past: { inactive: false, active: { none: true, past: false, now: false, future: true } },
  now: { inactive: false, active: { none: true, past: false, now: false, future: true } },
  future: { inactive: true, active: { none: true, past: true, now: true, future: true } },
};

const endNames: End[] = ['none', 'past', 'now', 'future'];
const combinations = [...living, ...dead].flatMap((status) =>
  [false, true].flatMap((paused) =>
    endNames.flatMap((trial) =>
      [false, true].flatMap((active) => endNames.map((end) => ({ status, paused, trial, active, end }))),
    ),
  ),
);

test.each(combinations)(
  '$status, paused $paused, trial end $trial, active $active, end $end',
  ({ status, paused, trial, active, end }) => {
    const subscription: SubscriptionPeriod = {
      status,
      is_paused: paused,
      is_active: active,
      trial_ends_at: ends[trial],
      ends_at: ends[end],
    };
    const mayBe = living.includes(status) && !paused;
    const row = unpaused[trial];
    expect(isValidSubscription(subscription, now)).toBe(mayBe && (active ? row.active[end] : row.inactive));
  },
);

const paid: SubscriptionPeriod = {
  status: 'active',
  is_active: true,
  is_paused: false,
  trial_ends_at: null,
  ends_at: null,
};

test('one valid subscription among several is enough', () => {
  expect(isValid({ subscriptions: [{ ...paid, status: 'canceled' }, paid], given: null }, now)).toBe(true);
  expect(isValid({ subscriptions: [{ ...paid, status: 'canceled' }], given: null }, now)).toBe(false);
});

test('without a subscription there is no valid one', () => {
  expect(isValid({ subscriptions: [], given: null }, now)).toBe(false);
});

test('a plan without paying is valid until its end', () => {
  const until = (ends_at: string | null) => isValid({ subscriptions: [], given: { ends_at } }, now);
  expect([until(null), until(now.toISOString())]).toEqual([true, false]);
  expect(until(new Date(now.getTime() + 1).toISOString())).toBe(true);
});
