import { describe, expect, test } from 'vitest';
import { statuses } from './billing.fixture';
import { allows, isLive, type PlanAction, standingOf } from './standing';

const kinds = Object.keys(statuses) as (keyof typeof statuses)[];

test.each(kinds)('the status %s is recognised', (kind) => {
  expect(standingOf(statuses[kind]).kind).toBe(kind === 'changing' ? 'active' : kind);
});

/** The allowed actions of each state. */
const allowed: Record<(typeof kinds)[number], string> = {
  none: '',
  trial: 'change pause cancel',
  active: 'change pause cancel',
  changing: 'change pause cancel keep',
  ending: 'undo',
  paused: 'resume cancel',
  pastDue: 'cancel',
  waiting: '',
  over: '',
};
const actions: (PlanAction | 'change')[] = ['change', 'pause', 'resume', 'cancel', 'undo', 'keep'];

describe('allowed actions', () => {
  test.each(kinds.flatMap((kind) => actions.map((action) => [kind, action] as const)))(
    '%s: %s',
    (kind, action) => {
      expect(allows(standingOf(statuses[kind]), action)).toBe(allowed[kind].split(' ').includes(action));
    },
  );
});

test('only a live plan needs a card', () => {
  expect(kinds.filter((kind) => !isLive(standingOf(statuses[kind])))).toEqual(['none', 'over']);
});

test('a live subscription takes precedence over an ended one', () => {
  const [old] = statuses.over.subscriptions;
  const [living] = statuses.paused.subscriptions;
  if (!old || !living) throw new Error('No subscription');
  expect(standingOf({ subscriptions: [old, living] })).toEqual({ kind: 'paused', subscription: living });
});

test('a pause takes precedence over a failed payment, and that over a cancellation', () => {
  const [late] = statuses.pastDue.subscriptions;
  if (!late) throw new Error('No subscription');
  const cancelled = { ...late, cancel_at_period_end: true };
  expect(standingOf({ subscriptions: [cancelled] }).kind).toBe('pastDue');
  expect(standingOf({ subscriptions: [{ ...cancelled, is_paused: true }] }).kind).toBe('paused');
});
