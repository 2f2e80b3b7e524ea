import { describe, expect, test } from 'vitest';
import { statuses } from './billing.fixture';
import { allows, isLive, type PlanAction, standingOf } from './standing';

const kinds = Object.keys(statuses) as (keyof typeof statuses)[];

test.each(kinds)('a status that is %s is read so', (kind) => {
  expect(standingOf(statuses[kind]).kind).toBe(kind);
});

/** Written by hand: what may be asked for in each state. */
const allowed: Record<(typeof kinds)[number], string> = {
  none: '',
  trial: 'change pause cancel',
  active: 'change pause cancel',
  ending: 'undo',
  paused: 'resume cancel',
  pastDue: 'cancel',
  waiting: '',
  over: '',
};
const actions: (PlanAction | 'change')[] = ['change', 'pause', 'resume', 'cancel', 'undo'];

describe('what may be asked for', () => {
  test.each(kinds.flatMap((kind) => actions.map((action) => [kind, action] as const)))(
    '%s: %s',
    (kind, action) => {
      expect(allows(standingOf(statuses[kind]), action)).toBe(allowed[kind].split(' ').includes(action));
    },
  );
});

test('only a plan that is there and goes on needs a card', () => {
  expect(kinds.filter((kind) => !isLive(standingOf(statuses[kind])))).toEqual(['none', 'over']);
});

test('of an old and a living subscription the living one counts', () => {
  const [old] = statuses.over.subscriptions;
  const [living] = statuses.paused.subscriptions;
  if (!old || !living) throw new Error('No subscription');
  expect(standingOf({ subscriptions: [old, living] })).toEqual({ kind: 'paused', subscription: living });
});

test('a payment that failed comes before a cancellation, and a pause before both', () => {
  const [late] = statuses.pastDue.subscriptions;
  if (!late) throw new Error('No subscription');
  const cancelled = { ...late, cancel_at_period_end: true };
  expect(standingOf({ subscriptions: [cancelled] }).kind).toBe('pastDue');
  expect(standingOf({ subscriptions: [{ ...cancelled, is_paused: true }] }).kind).toBe('paused');
});
