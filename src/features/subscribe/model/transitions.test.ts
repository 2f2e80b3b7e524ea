import { describe, expect, test } from 'vitest';
import type { Problem } from '@/shared/api';
import type { In, Subscribing } from './subscribing';
import { attempt, card, order, statusOf } from './subscribing.fixture';
import * as transitions from './transitions';

/** The key of the attempt in `states`. */
const ours = attempt.key;
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
  pausing: { state: 'pausing', attempt, card, granted },
  refreshingPaymentMethods: { state: 'refreshingPaymentMethods', attempt, card, granted },
  done: { state: 'done', attempt, granted },
  failed: { state: 'failed', message: 'No', isCardError: false, progress: null },
} satisfies { [Name in Subscribing['state']]: In<Name> };

const problem = (status: number | null): Problem => ({ status, message: 'Bad Gateway', fields: {} });

const message = 'Your card was declined.';
const created = { status: 'requires_action' as const, clientSecret, subscription_id: 'sub_1' };

/** What the user does, and the arrow of each. */
const acts: Record<string, (state: Subscribing) => Subscribing> = {
  order: (state) => transitions.order(state, order),
  resume: (state) => transitions.resume(state, progress),
  leave: transitions.leave,
  begin: (state) => transitions.begin(state, { progress: { attempt, card: null }, adopted: false }),
};

/** A response to the attempt with this key, and the arrow of each. */
const answers = {
  receiveStatus: (state, key) => transitions.receiveStatus(state, { key, status: statusOf('trialing') }),
  failToCheckStatus: (state, key) => transitions.failToCheckStatus(state, { key, message }),
  receiveSetupIntent: (state, key) => transitions.receiveSetupIntent(state, { key, clientSecret }),
  failToSetUp: (state, key) => transitions.failToSetUp(state, { key, message }),
  confirmCard: (state, key) => transitions.confirmCard(state, { key, card }),
  rejectCard: (state, key) => transitions.rejectCard(state, { key, message }),
  subscribe: (state, key) => transitions.subscribe(state, { key, created }),
  failToSubscribe: (state, key) => transitions.failToSubscribe(state, { key, problem: problem(402) }),
  authenticate: (state, key) => transitions.authenticate(state, { key }),
  failToAuthenticate: (state, key) => transitions.failToAuthenticate(state, { key, message, open: false }),
  receivePoll: (state, key) => transitions.receivePoll(state, { key, status: statusOf('trialing') }),
  failToPoll: (state, key) => transitions.failToPoll(state, { key }),
  pollAgain: (state, key) => transitions.pollAgain(state, { key }),
  stopPolling: (state, key) => transitions.stopPolling(state, { key }),
  finish: (state, key) => transitions.finish(state, { key }),
} satisfies Record<string, (state: Subscribing, key: string) => Subscribing>;

/** Where each arrow leads from each state; all others lead nowhere. */
const table: { [Name in Subscribing['state']]: Record<string, Subscribing['state']> } = {
  idle: { order: 'claiming', resume: 'checkingStatus' },
  claiming: { begin: 'creatingSetupIntent' },
  checkingStatus: { receiveStatus: 'polling', failToCheckStatus: 'failed' },
  creatingSetupIntent: { receiveSetupIntent: 'confirmingCard', failToSetUp: 'failed' },
  confirmingCard: { confirmCard: 'creatingSubscription', rejectCard: 'failed' },
  creatingSubscription: { subscribe: 'confirmingExtraStep', failToSubscribe: 'failed' },
  confirmingExtraStep: { authenticate: 'polling', failToAuthenticate: 'failed' },
  polling: {
    receivePoll: 'refreshingPaymentMethods',
    failToPoll: 'pausing',
    stopPolling: 'refreshingPaymentMethods',
  },
  pausing: { pollAgain: 'polling', stopPolling: 'refreshingPaymentMethods' },
  refreshingPaymentMethods: { finish: 'done' },
  done: { leave: 'idle' },
  failed: { order: 'claiming', resume: 'checkingStatus', leave: 'idle' },
};

const arrows: readonly [string, (state: Subscribing) => Subscribing][] = [
  ...Object.entries(acts),
  ...Object.entries(answers).map(([name, arrow]): [string, (state: Subscribing) => Subscribing] => [
    name,
    (state) => arrow(state, ours),
  ]),
];
const cases = Object.values(states).flatMap((state) =>
  arrows.map(([name, arrow]) => ({ from: state.state, name, state, arrow, to: table[state.state][name] })),
);

test.each(cases)('$from, $name: $to', ({ state, arrow, to }) => {
  const next = arrow(state);
  if (to === undefined) expect(next).toBe(state);
  else expect(next.state).toBe(to);
});

test('an attempt with an unknown outcome is not discarded', () => {
  const failed = { ...states.failed, progress };
  expect(transitions.leave(failed)).toBe(failed);
});

const strangers = Object.values(states).flatMap((state) =>
  Object.entries(answers).map(([name, arrow]) => ({ from: state.state, name, state, arrow })),
);

test.each(strangers)('$from ignores $name of another attempt', ({ state, arrow }) => {
  expect(arrow(state, 'another')).toBe(state);
});

describe('before a retry the status is read', () => {
  const asking = { ...states.checkingStatus, tries: 2 };
  const looked = (from: Subscribing, status = statusOf(null)) =>
    transitions.receiveStatus(from, { key: ours, status });

  test.each(['trialing', 'active', 'past_due'] as const)(
    'and a subscription that is %s is not bought again',
    (stage) => {
      expect(looked(asking, statusOf(stage))).toEqual({
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
    expect(looked(asking, status)).toEqual({ state: 'creatingSubscription', attempt, card, tries: 2 });
  });

  test('a returning user does not resume an attempt without a confirmed card', () => {
    const cardless = { ...states.checkingStatus, progress: { attempt, card: null } };
    expect(looked({ ...cardless, ifAbsent: 'cancel' })).toEqual({ state: 'idle' });
    expect(looked({ ...cardless, ifAbsent: 'continue' })).toEqual({
      state: 'creatingSetupIntent',
      attempt,
    });
  });

  test('a stored attempt is checked, not started again', () => {
    expect(transitions.begin(states.claiming, { progress, adopted: true })).toEqual(states.checkingStatus);
  });
});

test.each([null, ''])('a setup intent with the secret %j fails', (secret) => {
  const next = transitions.receiveSetupIntent(states.creatingSetupIntent, {
    key: ours,
    clientSecret: secret,
  });
  expect(next).toEqual({
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
        transitions.failToSubscribe(
          { ...creatingSubscription, tries },
          { key: ours, problem: problem(status) },
        );
      expect(fail(0)).toEqual({ state: 'checkingStatus', progress, ifAbsent: 'continue', tries: 1 });
      expect(fail(1)).toMatchObject({ state: 'checkingStatus', tries: 2 });
      expect(fail(2)).toEqual({ state: 'failed', message: 'Bad Gateway', isCardError: false, progress });
    },
  );

  test.each([400, 402, 403, 404, 422])('fails without a retry on %s', (status) => {
    const next = transitions.failToSubscribe(creatingSubscription, { key: ours, problem: problem(status) });
    expect(next).toEqual({
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
    const begun = { status, clientSecret: null, subscription_id: 'sub_1' };
    expect(transitions.subscribe(creatingSubscription, { key: ours, created: begun })).toEqual({
      state: 'polling',
      attempt,
      card,
      granted: { trialing, tokens: 0 },
    });
  });

  test('fails when it requires an action without a client secret', () => {
    const unpaid = { ...created, clientSecret: null };
    expect(transitions.subscribe(creatingSubscription, { key: ours, created: unpaid })).toMatchObject({
      state: 'failed',
    });
  });
});

describe('polling for the credits', () => {
  const poll = (status = statusOf(null), trialing = false) =>
    transitions.receivePoll({ ...states.polling, granted: { trialing, tokens: 0 } }, { key: ours, status });

  test('continues while there are too few', () => {
    expect(poll(statusOf('trialing', { remaining_credit: 9_999 }))).toEqual({
      ...states.pausing,
      granted: { trialing: true, tokens: 9_999 },
    });
  });

  test('continues while a started trial is not in the status', () => {
    expect(poll(statusOf(null), true).state).toBe('pausing');
    expect(poll(statusOf(null), false).state).toBe('refreshingPaymentMethods');
  });

  test('ends at the timeout with the latest credits', () => {
    const seen = { trialing: true, tokens: 4 };
    expect(transitions.stopPolling({ ...states.polling, granted: seen }, { key: ours })).toEqual({
      state: 'refreshingPaymentMethods',
      attempt,
      card,
      granted: seen,
    });
  });
});
