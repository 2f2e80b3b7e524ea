import { createEvent, createStore, merge, sample } from 'effector';
import {
  $subscription,
  subscriptionChanged,
  subscriptionNeeded,
  subscriptionRefreshRequested,
} from '@/entities/subscription';
import { $userId, type Problem } from '@/shared/api';
import {
  createCancelSubscriptionMutation,
  createChangeSubscriptionMutation,
  createPauseSubscriptionMutation,
  createResumeSubscriptionMutation,
  createUndoCancellationMutation,
  type SubscriptionStatus,
} from '@/shared/api/subscriptions';
import { readClockFx } from '@/shared/lib/clock';
import { nonNull } from '@/shared/lib/non-null';
import { failureShown, type Notice, toastShown } from '@/shared/lib/toasts';
import { authenticationRequested, billChanged } from './payment-authentication';
import { endDayOf } from './end-day';
import { allows, type PlanAction, type PlanStanding, standingOf } from './standing';

export const planOpened = createEvent();
export const retryRequested = createEvent();
export const planActionRequested = createEvent<PlanAction>();
/** The undo of a cancellation, in its toast. */
export const undoRequested = createEvent();

const pauseMutation = createPauseSubscriptionMutation();
const resumeMutation = createResumeSubscriptionMutation();
const cancelMutation = createCancelSubscriptionMutation();
const undoMutation = createUndoCancellationMutation();
/** Choosing the current price drops a scheduled change. */
const keepMutation = createChangeSubscriptionMutation();

const mutations = [
  { action: 'pause', mutation: pauseMutation },
  { action: 'resume', mutation: resumeMutation },
  { action: 'cancel', mutation: cancelMutation },
  { action: 'undo', mutation: undoMutation },
] as const;

export type Plan =
  | { state: 'loading' }
  | { state: 'failed'; problem: Problem }
  | { state: 'ready'; status: SubscriptionStatus; standing: PlanStanding };

export const $now = createStore<Date | null>(null, { name: 'billingNow' }).on(
  readClockFx.doneData,
  (_, now) => now,
);

// loading -> ready | failed -> loading; a later failure leaves the data
export const $plan = $subscription.map((subscription): Plan => {
  if (subscription.state === 'failed') return { state: 'failed', problem: subscription.problem };
  if (!('status' in subscription)) return { state: 'loading' };
  const { status } = subscription;
  return { state: 'ready', status, standing: standingOf(status) };
});

// idle -> working -> idle
export const $working = createStore<PlanAction | null>(null, { name: 'planAction' });

const accepted = sample({
  clock: [planActionRequested, undoRequested.map((): PlanAction => 'undo')],
  source: { plan: $plan, working: $working, userId: $userId },
  fn: ({ plan, working, userId }, action) => {
    const mayBe = working === null && plan.state === 'ready' && allows(plan.standing, action);
    if (!mayBe || userId === null || plan.standing.kind === 'none') return null;
    return { action, userId, priceId: plan.standing.subscription.price_id };
  },
}).filterMap(nonNull);

const succeeded = merge([
  ...mutations.map(({ action, mutation }) =>
    mutation.finished.success.map(({ result }) => ({ action, status: result })),
  ),
  keepMutation.finished.success.map(({ result }) => ({ action: 'keep' as const, status: result })),
]);
const failed = merge([
  ...mutations.map(({ mutation }) => mutation.finished.failure.map(({ error }) => ({ error }))),
  keepMutation.finished.failure.map(({ error }) => ({ error })),
]);

$working.on(accepted, (_, { action }) => action).on([succeeded, failed], () => null);

sample({ clock: planOpened, target: [readClockFx, subscriptionNeeded] });
sample({ clock: retryRequested, target: subscriptionRefreshRequested });
for (const { action, mutation } of mutations) {
  sample({
    clock: accepted.filter({ fn: (asked) => asked.action === action }),
    fn: ({ userId }) => ({ billingAccount: { user_id: userId } }),
    target: mutation.start,
  });
}
sample({
  clock: accepted.filter({ fn: ({ action }) => action === 'keep' }),
  fn: ({ userId, priceId }) => ({ changeSubscriptionBody: { user_id: userId, price_id: priceId } }),
  target: keepMutation.start,
});
sample({ clock: succeeded, fn: ({ status }) => status, target: subscriptionChanged });
sample({ clock: succeeded, target: billChanged });
// The bank may require authentication; the toast appears once the payment succeeds.
sample({
  clock: succeeded.filterMap(({ action, status: { clientSecret } }) =>
    action === 'resume' ? clientSecret : undefined,
  ),
  fn: (clientSecret) => ({ clientSecret, purpose: 'Welcome back' }),
  target: authenticationRequested,
});
sample({
  clock: succeeded.filter({ fn: ({ status }) => status.clientSecret === undefined }),
  fn: noticeOf,
  target: toastShown,
});
sample({ clock: failed, target: failureShown });

function noticeOf({ action, status }: { action: PlanAction; status: SubscriptionStatus }): Notice {
  const standing = standingOf(status);
  switch (action) {
    case 'pause':
      return { tone: 'ok', title: 'Plan paused', description: 'You won’t be charged until you resume' };
    case 'resume':
      return { tone: 'ok', title: 'Welcome back', description: 'You can use your plan again' };
    case 'keep':
      return {
        tone: 'ok',
        title:
          standing.kind === 'active' ? `You keep ${standing.subscription.plan_name}` : 'You keep your plan',
        description: 'The scheduled change was dropped',
      };
    case 'undo':
      return { tone: 'ok', title: 'Cancellation undone', description: 'Your plan renews as before' };
    case 'cancel':
      return {
        tone: 'ok',
        title: 'Plan cancelled',
        ...(standing.kind === 'ending' && {
          description: `You can use your plan until ${endDayOf(standing.ends)}`,
          action: { label: 'Undo', chosen: undoRequested },
        }),
      };
  }
}
