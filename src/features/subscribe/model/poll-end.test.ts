import { expect, test } from 'vitest';
import { grantedIn, hasArrived } from './poll-end';
import { statusOf } from './subscribing.fixture';

const counted = 1_500_000;

/** Written by hand from the specification: what a look finds, the plan's limit, and whether polling ends with it. */
test.each([
  ['a trial without its credits', statusOf('trialing', { remaining_credit: 0 }), null, false],
  ['a trial one credit short', statusOf('trialing', { remaining_credit: 9_999 }), null, false],
  ['a trial with its first credits', statusOf('trialing', { remaining_credit: 10_000 }), null, true],
  ['a trial of a counted plan', statusOf('trialing', { remaining_credit: 10_000 }), counted, true],
  ['a paid plan one credit short', statusOf('active', { total_credit: counted - 1 }), counted, false],
  ['a paid plan with all credits', statusOf('active', { total_credit: counted }), counted, true],
  [
    'credits that were used since',
    statusOf('active', { total_credit: counted, remaining_credit: 5 }),
    counted,
    true,
  ],
  ['a paid plan without a limit', statusOf('active', { total_credit: 0 }), null, true],
  ['nothing, where credits are counted', statusOf(null, { total_credit: 0 }), counted, false],
  ['nothing, where no limit is given', statusOf(null, { total_credit: 0 }), null, true],
])('%s', (_, status, limit, ends) => {
  expect(hasArrived(status, limit)).toBe(ends);
});

test('what is left and whether a trial runs go into the notice', () => {
  expect(grantedIn(statusOf('trialing', { remaining_credit: 100_000 }))).toEqual({
    trialing: true,
    tokens: 100_000,
  });
  expect(grantedIn(statusOf('active', { remaining_credit: 7 }))).toEqual({ trialing: false, tokens: 7 });
});
