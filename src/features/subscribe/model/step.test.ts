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
  asking: { state: 'asking', progress, otherwise: 'go on', tries: 0 },
  creatingSetupIntent: { state: 'creatingSetupIntent', attempt },
  confirmingCard: { state: 'confirmingCard', attempt, clientSecret },
  creatingSubscription: { state: 'creatingSubscription', attempt, card, tries: 0 },
  confirmingExtraStep: { state: 'confirmingExtraStep', attempt, card, clientSecret },
  polling: { state: 'polling', attempt, card, granted },
  refreshingPaymentMethods: { state: 'refreshingPaymentMethods', attempt, card, granted },
  done: { state: 'done', attempt, granted },
  failed: { state: 'failed', message: 'No', ofCard: false, progress: null },
} satisfies { [Name in Subscribing['state']]: Extract<Subscribing, { state: Name }> };

const problem = (status: number | null): Problem => ({ status, message: 'Bad Gateway', fields: {} });

const inputs = {
  payAsked: { kind: 'payAsked', order },
  returned: { kind: 'returned', progress },
  left: { kind: 'left' },
  claimed: { kind: 'claimed', progress: { attempt, card: null }, adopted: false },
  statusAnswered: { kind: 'statusAnswered', key, status: statusOf('trialing') },
  setupIntentAnswered: { kind: 'setupIntentAnswered', key, clientSecret },
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
  pauseEnded: { kind: 'pauseEnded', key },
  patienceEnded: { kind: 'patienceEnded', key },
  paymentMethodsSettled: { kind: 'paymentMethodsSettled', key },
  refused: { kind: 'refused', key, message: 'Your card was declined.' },
} satisfies { [Kind in Input['kind']]: Extract<Input, { kind: Kind }> };

/** Where each state goes with each input that it takes, and what is asked for then; it refuses all others. */
const arrows: {
  [Name in Subscribing['state']]: { [Kind in Input['kind']]?: [to: string, request: string | null] };
} = {
  idle: { payAsked: ['claiming', 'claim'], returned: ['asking', 'askStatus'] },
  claiming: { claimed: ['creatingSetupIntent', 'createSetupIntent'] },
  asking: { statusAnswered: ['polling', 'poll'], refused: ['failed', null] },
  creatingSetupIntent: { setupIntentAnswered: ['confirmingCard', 'confirmCard'], refused: ['failed', null] },
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
    pauseEnded: ['polling', 'poll'],
    patienceEnded: ['refreshingPaymentMethods', 'refreshPaymentMethods'],
  },
  refreshingPaymentMethods: { paymentMethodsSettled: ['done', null] },
  done: { left: ['idle', null] },
  failed: { payAsked: ['claiming', 'claim'], returned: ['asking', 'askStatus'], left: ['idle', null] },
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

test('an attempt whose end is open is not left behind', () => {
  expect(step({ ...states.failed, progress }, inputs.left)).toBeNull();
});

const strangers = cases.flatMap(({ from, kind, state, input }) =>
  'key' in input ? [{ from, kind, state, input: { ...input, key: 'another' } }] : [],
);

test.each(strangers)('$from takes no $kind of another attempt', ({ state, input }) => {
  expect(step(state, input)).toBeNull();
});

describe('before anything is repeated the server is asked', () => {
  const asking = { ...states.asking, tries: 2 };
  const looked = (from: Subscribing, status = statusOf(null)) =>
    step(from, { kind: 'statusAnswered', key, status });

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

  test('an attempt whose card was never confirmed is given up by whoever comes back', () => {
    const cardless = { ...states.asking, progress: { attempt, card: null } };
    expect(looked({ ...cardless, otherwise: 'give up' })?.to).toEqual({ state: 'idle' });
    expect(looked({ ...cardless, otherwise: 'go on' })?.to).toEqual({
      state: 'creatingSetupIntent',
      attempt,
    });
  });

  test('an attempt found on this device is asked about, not begun anew', () => {
    const move = step(states.claiming, { ...inputs.claimed, progress, adopted: true });
    expect(move?.request).toEqual({ kind: 'askStatus', attempt, pause: false });
  });
});

test.each([null, ''])('a setup intent whose secret is %j has failed', (secret) => {
  const move = step(states.creatingSetupIntent, { kind: 'setupIntentAnswered', key, clientSecret: secret });
  expect(move?.to).toEqual({
    state: 'failed',
    message: 'Failed to create Setup Intent',
    ofCard: false,
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
        to: { state: 'asking', progress, otherwise: 'go on', tries: 1 },
        request: { kind: 'askStatus', attempt, pause: true },
      });
      expect(fail(1)?.to).toMatchObject({ state: 'asking', tries: 2 });
      expect(fail(2)?.to).toEqual({ state: 'failed', message: 'Bad Gateway', ofCard: false, progress });
    },
  );

  test.each([400, 402, 403, 404, 422])('has failed for good with %s', (status) => {
    const move = step(creatingSubscription, { kind: 'createFailed', key, problem: problem(status) });
    expect(move?.to).toEqual({
      state: 'failed',
      message: 'Bad Gateway',
      ofCard: status === 402,
      progress: null,
    });
  });

  test.each([
    ['trialing', true],
    ['active', false],
    ['past_due', false],
  ] as const)('that answers %s leads to the look at the credits', (status, trialing) => {
    const answer = { status, clientSecret: null, subscription_id: 'sub_1' };
    expect(step(creatingSubscription, { kind: 'created', key, answer })).toEqual({
      to: { state: 'polling', attempt, card, granted: { trialing, tokens: 0 } },
      request: { kind: 'poll', attempt, first: true },
    });
  });

  test('that asks for a step without saying which has failed', () => {
    const answer = { status: 'requires_action' as const, clientSecret: null, subscription_id: 'sub_1' };
    expect(step(creatingSubscription, { kind: 'created', key, answer })?.to).toMatchObject({
      state: 'failed',
    });
  });
});

describe('a look at the credits', () => {
  const look = (status = statusOf(null), trialing = false) =>
    step({ ...states.polling, granted: { trialing, tokens: 0 } }, { kind: 'polled', key, status });

  test('that finds too few waits for the next one', () => {
    expect(look(statusOf('trialing', { remaining_credit: 9_999 }))).toEqual({
      to: { ...states.polling, granted: { trialing: true, tokens: 9_999 } },
      request: { kind: 'pause', attempt },
    });
  });

  test('that does not find a trial which was begun has come too early', () => {
    expect(look(statusOf(null), true)?.request).toEqual({ kind: 'pause', attempt });
    expect(look(statusOf(null), false)?.request?.kind).toBe('refreshPaymentMethods');
  });

  test('is over when time is up, with what was seen last', () => {
    const seen = { trialing: true, tokens: 4 };
    expect(step({ ...states.polling, granted: seen }, { kind: 'patienceEnded', key })?.to).toEqual({
      state: 'refreshingPaymentMethods',
      attempt,
      card,
      granted: seen,
    });
  });
});
