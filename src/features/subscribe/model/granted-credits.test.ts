import { expect, test } from 'vitest';
import { grantedIn, areCreditsGranted } from './granted-credits';
import { statusOf } from './subscribing.fixture';

const counted = 1_500_000;

/** The polled status, the plan's limit, and whether polling ends. */
test.each([
  ['a trial without its credits', statusOf('trialing', { remaining_credit: 0 }), null, false],
  ['a trial one credit short', statusOf('trialing', { remaining_credit: 9_999 }), null, false],
  ['a trial with its first credits', statusOf('trialing', { remaining_credit: 10_000 }), null, true],
  ['a trial of a limited plan', statusOf('trialing', { remaining_credit: 10_000 }), counted, true],
  ['a paid plan one credit short', statusOf('active', { total_credit: counted - 1 }), counted, false],
  ['a paid plan with all credits', statusOf('active', { total_credit: counted }), counted, true],
  [
    'a paid plan whose credits were partly used',
    statusOf('active', { total_credit: counted, remaining_credit: 5 }),
    counted,
    true,
  ],
  ['an unlimited paid plan', statusOf('active', { total_credit: 0 }), null, true],
  ['no subscription to a limited plan', statusOf(null, { total_credit: 0 }), counted, false],
  ['no subscription to an unlimited plan', statusOf(null, { total_credit: 0 }), null, true],
])('%s', (_, status, limit, ends) => {
  expect(areCreditsGranted(status, limit)).toBe(ends);
});

test('the remaining credits and the trial are read from the status', () => {
  expect(grantedIn(statusOf('trialing', { remaining_credit: 100_000 }))).toEqual({
    trialing: true,
    tokens: 100_000,
  });
  expect(grantedIn(statusOf('active', { remaining_credit: 7 }))).toEqual({ trialing: false, tokens: 7 });
});
