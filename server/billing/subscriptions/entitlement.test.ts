import { describe, expect, test } from 'vitest';
import type { SubscriptionState } from '../../generated/schemas/index.ts';
import { isActive, isValid } from './entitlement.ts';

const now = new Date('2026-11-20T12:00:00Z');
const past = new Date('2026-11-20T11:59:59Z');
const future = new Date('2026-11-20T12:00:01Z');
const dates = { none: null, past, now, future };

const statuses: SubscriptionState[] = [
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'incomplete_expired',
  'canceled',
];
const neverValid = ['canceled', 'incomplete', 'incomplete_expired'];

/** Every status, paused or not, active or not, with each kind of trial end and end date. */
const table = statuses.flatMap((status) =>
  [false, true].flatMap((isPaused) =>
    [false, true].flatMap((active) =>
      (['none', 'past', 'now', 'future'] as const).flatMap((trial) =>
        (['none', 'past', 'now', 'future'] as const).map((end) => {
          // Written out from the rule's sentence, not from its code.
          const byTrial = trial === 'future';
          const byTerm = active && (end === 'none' || end === 'future');
          const expected = !isPaused && !neverValid.includes(status) && (byTrial || byTerm);
          return [{ status, isPaused, active, trial, end }, expected] as const;
        }),
      ),
    ),
  ),
);

describe('a subscription', () => {
  test.each(table)('%j gives access: %s', ({ status, isPaused, active, trial, end }, expected) => {
    const facts = { status, isPaused, isActive: active, trialEndsAt: dates[trial], endsAt: dates[end] };
    expect(isValid(facts, now)).toBe(expected);
  });

  test('stays active while a failed payment is retried', () => {
    expect(statuses.filter(isActive)).toEqual(['trialing', 'active', 'past_due']);
  });
});
