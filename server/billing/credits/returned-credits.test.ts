import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookingOf, creditsBought, creditsReturned } from './returned-credits.ts';

const DAY = 86_400;
const start = '2026-11-01T00:00:00.000Z';
const seconds = (day: number) => Date.parse(start) / 1000 + day * DAY;
const month = { start, rates: Array.from({ length: 30 }, () => 1_500_000) };

describe('the credits that a payment bought in a month', () => {
  test.each([
    ['a month', [{ start: seconds(0), end: seconds(30), monthly: 1_500_000 }], 1_500_000],
    ['a year', [{ start: seconds(-200), end: seconds(165), monthly: 1_500_000 }], 1_500_000],
    ['another month', [{ start: seconds(30), end: seconds(60), monthly: 1_500_000 }], 0],
    [
      'an upgrade for ten days',
      [
        { start: seconds(20), end: seconds(30), monthly: -1_500_000 },
        { start: seconds(20), end: seconds(30), monthly: 2_100_000 },
      ],
      200_000,
    ],
    ['an unlimited plan', [{ start: seconds(0), end: seconds(30), monthly: 0 }], 0],
  ])('%s', (_, lines, credits) => {
    expect(creditsBought(month, lines)).toBe(credits);
  });
});

describe('the credits to revoke', () => {
  test.each([
    [0, 0],
    [100, 300_000],
    [250, 750_000],
    [500, 1_500_000],
    [600, 1_500_000],
  ])('of 1.5M for $5.00, when %i cents were returned: %i', (returned, credits) => {
    expect(creditsReturned({ credits: 1_500_000, granted: 1_500_000 }, { paid: 500, returned })).toBe(
      credits,
    );
  });

  test('are rounded up, and none without a payment', () => {
    expect(creditsReturned({ credits: 100, granted: 100 }, { paid: 3, returned: 1 })).toBe(34);
    expect(creditsReturned({ credits: 100, granted: 100 }, { paid: 0, returned: 0 })).toBe(0);
    expect(creditsReturned({ credits: 100, granted: 20 }, { paid: 4, returned: 1 }), 'granted so far').toBe(
      20,
    );
  });
});

/** The tokens of one side; one side is enough for these tests. */
const side = (value: number) => ({ input: value, output: 0 });

test('random refunds, disputes and uses never take used credits, and a full return gives all back', () => {
  const granted = 1_500_000;
  const step = fc.oneof(
    fc.record({ kind: fc.constant('return' as const), returned: fc.integer({ min: 0, max: 500 }) }),
    fc.record({ kind: fc.constant('use' as const), credits: fc.integer({ min: 0, max: 900_000 }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let state = { used: 0, revoked: 0, target: 0 };
      const apply = (returned: number) => {
        const target = creditsReturned({ credits: granted, granted }, { paid: 500, returned });
        const unused = granted - state.used - state.revoked;
        const { input } = bookingOf({
          before: side(state.target),
          target: side(target),
          revoked: side(state.revoked),
          unused: side(unused),
        });
        state = { ...state, revoked: state.revoked - input, target };
        return input;
      };
      for (const one of steps) {
        const unused = granted - state.used - state.revoked;
        if (one.kind === 'use') state = { ...state, used: state.used + Math.min(one.credits, unused) };
        else {
          apply(one.returned);
          expect(apply(one.returned)).toBe(0);
        }
        expect(state.revoked).toBeGreaterThanOrEqual(0);
        expect(state.revoked).toBeLessThanOrEqual(state.target);
        expect(granted - state.used - state.revoked).toBeGreaterThanOrEqual(0);
      }
      apply(0);
      expect(state.revoked).toBe(0);
    }),
  );
});
