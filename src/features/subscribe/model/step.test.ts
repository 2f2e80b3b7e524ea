import { describe, expect, test } from 'vitest';
import type { Problem } from '@/shared/api';
import { type Input, step } from './step';
import type { Subscribing } from './subscribing';
import { attempt, card, order, statusOf } from './subscribing.fixture';

const key = attempt.key;
const granted = { trialing: true, tokens: 0 };
const progress = { attempt, card };
const clientSecret = 'secret';

const states = {
  idle: { state: 'idle' },
  claiming: { state: 'claiming', order },
  checkingStatus: { state: 'checkingStatus', progress, ifAbsent: 'continue', tries: 0 },
  creatingSetupIntent: { state: 'creatingSetupIntent', attempt },
  confirmingCard: { state: 'confirmingCard', attempt, clientSecret },
  creatingSubscription: { state: 'creatingSubscription', attempt, card, tries: 0 },
  confirmingExtraStep: { state: 'confirmingExtraStep', attempt, card, clientSecret },
  polling: { state: 'polling', attempt, card, granted },
  refreshingPaymentMethods: { state: 'refreshingPaymentMethods', attempt, card, granted },
  done: { state: 'done', attempt, granted },
  failed: { state: 'failed', message: 'No', isCardError: false, progress: null },
} satisfies { [Name in Subscribing['state']]: Extract<Subscribing, { state: Name }> };

const problem = (status: number | null): Problem => ({ status, message: 'Bad Gateway', fields: {} });

const inputs = {
  payRequested: { kind: 'payRequested', order },
  returned: { kind: 'returned', progress },
  left: { kind: 'left' },
  claimed: { kind: 'claimed', progress: { attempt, card: null }, adopted: false },
  statusReceived: { kind: 'statusReceived', key, status: statusOf('trialing') },
  setupIntentReceived: { kind: 'setupIntentReceived', key, clientSecret },
  cardConfirmed: { kind: 'cardConfirmed', key, card },
  created: {
    kind: 'created',
    key,
    answer: { status: 'requires_action', clientSecret, subscription_id: 'sub_1' },
  },
  createFailed: { kind: 'createFailed', key, problem: problem(402) },
  extraStepConfirmed: { kind: 'extraStepConfirmed', key },
  polled: { kind: 'polled', key, status: statusOf('trialing') },
  pollFailed: { kind: 'pollFailed', key },
  pollDelayEnded: { kind: 'pollDelayEnded', key },
  pollTimedOut: { kind: 'pollTimedOut', key },
  paymentMethodsSettled: { kind: 'paymentMethodsSettled', key },
  refused: { kind: 'refused', key, message: 'Your card was declined.' },
} satisfies { [Kind in Input['kind']]: Extract<Input, { kind: Kind }> };

/** The transition of each state for each input it accepts; it ignores all others. */
const arrows: {
  [Name in Subscribing['state']]: { [Kind in Input['kind']]?: [to: string, request: string | null] };
} = {
  idle: { payRequested: ['claiming', 'claim'], returned: ['checkingStatus', 'readStatus'] },
  claiming: { claimed: ['creatingSetupIntent', 'createSetupIntent'] },
  checkingStatus: { statusReceived: ['polling', 'poll'], refused: ['failed', null] },
  creatingSetupIntent: { setupIntentReceived: ['confirmingCard', 'confirmCard'], refused: ['failed', null] },
  confirmingCard: {
    cardConfirmed: ['creatingSubscription', 'createSubscription'],
    refused: ['failed', null],
  },
  creatingSubscription: {
    created: ['confirmingExtraStep', 'confirmExtraStep'],
    createFailed: ['failed', null],
  },
  confirmingExtraStep: { extraStepConfirmed: ['polling', 'poll'], refused: ['failed', null] },
  polling: {
    polled: ['refreshingPaymentMethods', 'refreshPaymentMethods'],
    pollFailed: ['polling', 'pause'],
    pollDelayEnded: ['polling', 'poll'],
    pollTimedOut: ['refreshingPaymentMethods', 'refreshPaymentMethods'],
  },
  refreshingPaymentMethods: { paymentMethodsSettled: ['done', null] },
  done: { left: ['idle', null] },
  failed: {
    payRequested: ['claiming', 'claim'],
    returned: ['checkingStatus', 'readStatus'],
    left: ['idle', null],
  },
};

const cases = Object.values(states).flatMap((state) =>
  Object.values(inputs).map((input) => {
    const arrow = arrows[state.state][input.kind];
    return { from: state.state, kind: input.kind, state, input, leads: arrow ?? null };
  }),
);

test.each(cases)('$from, $kind: $leads', ({ state, input, leads }) => {
  const move = step(state, input);
  expect(move && [move.to.state, move.request?.kind ?? null]).toEqual(leads);
});

test('an attempt with an unknown outcome is not discarded', () => {
  expect(step({ ...states.failed, progress }, inputs.left)).toBeNull();
});

const strangers = cases.flatMap(({ from, kind, state, input }) =>
  'key' in input ? [{ from, kind, state, input: { ...input, key: 'another' } }] : [],
);

test.each(strangers)('$from ignores $kind of another attempt', ({ state, input }) => {
  expect(step(state, input)).toBeNull();
});

describe('before a retry the status is read', () => {
  const asking = { ...states.checkingStatus, tries: 2 };
  const looked = (from: Subscribing, status = statusOf(null)) =>
    step(from, { kind: 'statusReceived', key, status });

  test.each(['trialing', 'active', 'past_due'] as const)(
    'and a subscription that is %s is not bought again',
    (stage) => {
      expect(looked(asking, statusOf(stage))?.to).toEqual({
        state: 'polling',
        attempt,
        card,
        granted: { trialing: stage === 'trialing', tokens: 0 },
      });
    },
  );

  test.each([
    ['nothing', statusOf(null)],
    ['one that waits for its payment', statusOf('incomplete')],
    ['one that has ended', statusOf('canceled')],
    ['another plan', statusOf('active', {}, 'teacher_plus_month')],
  ])('and where it has %s the same call is made under the same key', (_, status) => {
    expect(looked(asking, status)).toEqual({
      to: { state: 'creatingSubscription', attempt, card, tries: 2 },
      request: { kind: 'createSubscription', attempt, card },
    });
  });

  test('a returning user does not resume an attempt without a confirmed card', () => {
    const cardless = { ...states.checkingStatus, progress: { attempt, card: null } };
    expect(looked({ ...cardless, ifAbsent: 'cancel' })?.to).toEqual({ state: 'idle' });
    expect(looked({ ...cardless, ifAbsent: 'continue' })?.to).toEqual({
      state: 'creatingSetupIntent',
      attempt,
    });
  });

  test('a stored attempt is checked, not started again', () => {
    const move = step(states.claiming, { ...inputs.claimed, progress, adopted: true });
    expect(move?.request).toEqual({ kind: 'readStatus', attempt, pause: false });
  });
});

test.each([null, ''])('a setup intent with the secret %j fails', (secret) => {
  const move = step(states.creatingSetupIntent, { kind: 'setupIntentReceived', key, clientSecret: secret });
  expect(move?.to).toEqual({
    state: 'failed',
    message: 'Failed to create Setup Intent',
    isCardError: false,
    progress: null,
  });
});

describe('the call that subscribes', () => {
  const { creatingSubscription } = states;

  test.each([null, 408, 409, 425, 429, 500, 502, 503, 504])(
    'is looked for after %s, twice, and its end stays open then',
    (status) => {
      const fail = (tries: number) =>
        step({ ...creatingSubscription, tries }, { kind: 'createFailed', key, problem: problem(status) });
      expect(fail(0)).toEqual({
        to: { state: 'checkingStatus', progress, ifAbsent: 'continue', tries: 1 },
        request: { kind: 'readStatus', attempt, pause: true },
      });
      expect(fail(1)?.to).toMatchObject({ state: 'checkingStatus', tries: 2 });
      expect(fail(2)?.to).toEqual({ state: 'failed', message: 'Bad Gateway', isCardError: false, progress });
    },
  );

  test.each([400, 402, 403, 404, 422])('fails without a retry on %s', (status) => {
    const move = step(creatingSubscription, { kind: 'createFailed', key, problem: problem(status) });
    expect(move?.to).toEqual({
      state: 'failed',
      message: 'Bad Gateway',
      isCardError: status === 402,
      progress: null,
    });
  });

  test.each([
    ['trialing', true],
    ['active', false],
    ['past_due', false],
  ] as const)('that returns %s starts polling', (status, trialing) => {
    const answer = { status, clientSecret: null, subscription_id: 'sub_1' };
    expect(step(creatingSubscription, { kind: 'created', key, answer })).toEqual({
      to: { state: 'polling', attempt, card, granted: { trialing, tokens: 0 } },
      request: { kind: 'poll', attempt, first: true },
    });
  });

  test('fails when it requires an action without a client secret', () => {
    const answer = { status: 'requires_action' as const, clientSecret: null, subscription_id: 'sub_1' };
    expect(step(creatingSubscription, { kind: 'created', key, answer })?.to).toMatchObject({
      state: 'failed',
    });
  });
});

describe('polling for the credits', () => {
  const poll = (status = statusOf(null), trialing = false) =>
    step({ ...states.polling, granted: { trialing, tokens: 0 } }, { kind: 'polled', key, status });

  test('continues while there are too few', () => {
    expect(poll(statusOf('trialing', { remaining_credit: 9_999 }))).toEqual({
      to: { ...states.polling, granted: { trialing: true, tokens: 9_999 } },
      request: { kind: 'pause', attempt },
    });
  });

  test('continues while a started trial is not in the status', () => {
    expect(poll(statusOf(null), true)?.request).toEqual({ kind: 'pause', attempt });
    expect(poll(statusOf(null), false)?.request?.kind).toBe('refreshPaymentMethods');
  });

  test('ends at the timeout with the latest credits', () => {
    const seen = { trialing: true, tokens: 4 };
    expect(step({ ...states.polling, granted: seen }, { kind: 'pollTimedOut', key })?.to).toEqual({
      state: 'refreshingPaymentMethods',
      attempt,
      card,
      granted: seen,
    });
  });
});
