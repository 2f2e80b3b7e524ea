import { describe, expect, test } from 'vitest';
import { paid, subscriptionOf } from '../../../../tests/support/subscriptions';
import {
  beginReading,
  change,
  completeReading,
  failReading,
  isReading,
  known,
  statusOf,
  type Subscription,
  unknown,
} from './transitions';

const status = subscriptionOf(paid);
const later = subscriptionOf({ ...paid, is_paused: true });
const problem = { status: 503, message: 'Service Unavailable', fields: {} };

const states = {
  unknown,
  reading: { state: 'reading', userId: 'ada' },
  failed: { state: 'failed', problem },
  known: known(status),
  rereading: { state: 'rereading', userId: 'ada', status },
} satisfies { [Name in Subscription['state']]: Subscription };

const arrows = {
  beginReading: (state: Subscription) => beginReading(state, 'ada'),
  completeReading: (state: Subscription) => completeReading(state, { userId: 'ada', status: later }),
  failReading: (state: Subscription) => failReading(state, { userId: 'ada', problem }),
  change: (state: Subscription) => change(state, later),
};

/** Where each arrow leads; from all other states nowhere. */
const table: {
  [Arrow in keyof typeof arrows]: { [Name in Subscription['state']]?: Subscription };
} = {
  beginReading: {
    unknown: states.reading,
    reading: states.reading,
    failed: states.reading,
    known: states.rereading,
    rereading: states.rereading,
  },
  completeReading: { reading: known(later), rereading: known(later) },
  failReading: { reading: states.failed, rereading: states.known },
  change: {
    unknown: known(later),
    reading: { ...states.rereading, status: later },
    failed: known(later),
    known: known(later),
    rereading: { ...states.rereading, status: later },
  },
};

const names = Object.keys(arrows) as (keyof typeof arrows)[];
const cases = names.flatMap((name) =>
  Object.values(states).map((state) => ({ name, from: state.state, state, to: table[name][state.state] })),
);

test.each(cases)('$name from $from', ({ name, state, to }) => {
  const next = arrows[name](state);
  if (to) expect(next).toEqual(to);
  else expect(next).toBe(state);
});

describe.each([states.reading, states.rereading])('an answer about another user ($state)', (state) => {
  test('changes nothing', () => {
    expect(completeReading(state, { userId: 'ben', status: later })).toBe(state);
    expect(failReading(state, { userId: 'ben', problem })).toBe(state);
  });
});

test('the last status stays during a read', () => {
  expect(Object.values(states).map(statusOf)).toEqual([null, null, null, status, status]);
  expect(Object.values(states).map(isReading)).toEqual([false, true, false, false, true]);
});
