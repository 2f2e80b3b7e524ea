import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $userId } from '@/shared/api';
import { previewSubscriptionFx, type SubscriptionStatus } from '@/shared/api/subscriptions';
import { preview, statuses } from './billing.fixture';
import { $nextPayment, nextPaymentNeeded } from './next-payment';

async function read(status: SubscriptionStatus) {
  const ask = vi.fn((..._: unknown[]) => ({ ...preview, total: 720 }));
  const scope = fork({
    values: [[$userId, 'teacher']],
    handlers: [[previewSubscriptionFx, ask]],
  });
  await allSettled(nextPaymentNeeded, { scope, params: status });
  return { next: scope.getState($nextPayment), ask };
}

const [active] = statuses.active.subscriptions;
const scheduled = { price_id: 'teacher_plus_month', plan_name: 'Teacher Plus' };

test.each([
  ['a trial', statuses.trial, 'teacher_pro_month'],
  ['a plan that renews', statuses.active, 'teacher_pro_month'],
  [
    'a plan that will change',
    { ...statuses.active, subscriptions: active ? [{ ...active, scheduled_change: scheduled }] : [] },
    'teacher_plus_month',
  ],
])('the next payment of %s is what the server previews', async (_, status, price_id) => {
  const { next, ask } = await read(status);
  expect(next).toEqual({ total: 720, currency: 'usd' });
  expect(ask.mock.lastCall?.[1]).toMatchObject({
    request: { previewSubscriptionBody: { user_id: 'teacher', price_id } },
  });
});

test.each(['none', 'ending', 'paused', 'pastDue', 'waiting', 'over'] as const)(
  'a plan that is %s has no next payment',
  async (kind) => {
    const { next, ask } = await read(statuses[kind]);
    expect(next).toBeNull();
    expect(ask).not.toHaveBeenCalled();
  },
);
