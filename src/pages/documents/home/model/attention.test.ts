import { describe, expect, test } from 'vitest';
import type { GenerationSummary } from '@/shared/api/generations';
import { scienceClass } from '../../../../../tests/support/classes';
import { summary } from '../../../../../tests/support/generation-summary';
import { paid, subscriptionOf } from '../../../../../tests/support/subscriptions';
import { attentionOf } from './attention';

const now = new Date('2026-11-20T09:30:00Z');
const none = { recent: [], classes: [], subscription: subscriptionOf(paid), now };
const titles = (part: Partial<Parameters<typeof attentionOf>[0]>) =>
  attentionOf({ ...none, ...part }).map(({ title, note }) => [title, note]);

test('nothing needs attention on a quiet day', () => {
  expect(titles({ recent: [summary(1)], classes: [scienceClass], subscription: null })).toEqual([]);
});

test.each([
  ['interrupted', 'It was interrupted. What was written is saved.'],
  ['failed', 'Writing failed. What was written is saved.'],
  ['stopped', 'You stopped it. What was written is saved.'],
] as const)('a document that was %s can be finished', (status, note) => {
  expect(titles({ recent: [summary(1, { status })] })).toEqual([['Finish “Plan 1”', note]]);
});

test('open checks are listed once the document is complete', () => {
  const reviewed = (number: number, part: Partial<GenerationSummary>, open: number) =>
    summary(number, { ...part, checks: { passed: 4, repaired: 0, open } });
  expect(
    titles({ recent: [reviewed(1, {}, 2), reviewed(2, { status: 'writing' }, 1), reviewed(3, {}, 0)] }),
  ).toEqual([['Review “Plan 1”', '2 checks are open.']]);
});

test('pending invitations are counted by class', () => {
  const { teaching } = scienceClass;
  const invited = { ...scienceClass, teaching: teaching && { ...teaching, pending_invitations: 3 } };
  expect(titles({ classes: [invited] })).toEqual([
    ['3 students have not joined 7B Science yet', 'The invitations are still open.'],
  ]);
});

describe('the plan', () => {
  const trial = { ...paid, status: 'trialing' as const };

  test.each([
    ['2026-11-23T09:30:00Z', 1],
    ['2026-11-23T09:31:00Z', 0],
    ['2026-11-20T09:30:00Z', 0],
  ])('a trial that ends at %s has %i reminders', (trial_ends_at, count) => {
    expect(titles({ subscription: subscriptionOf({ ...trial, trial_ends_at }) })).toHaveLength(count);
  });

  test('a failed payment comes first', () => {
    const [first] = titles({
      recent: [summary(1, { status: 'failed' })],
      subscription: subscriptionOf({ ...paid, past_due: true }),
    });
    expect(first).toEqual(['Your last payment did not go through', 'Pay it or use another card.']);
  });
});
