import { createEvent, createStore, sample } from 'effector';
import { $plans, findInCatalogue, planOf, plansNeeded } from '@/entities/plan';
import { subscriptionChanged } from '@/entities/subscription';
import { $userId, concurrency, problemOf } from '@/shared/api';
import type { PlanInterval } from '@/shared/api/plans';
import {
  createChangeSubscriptionMutation,
  createPreviewSubscriptionMutation,
  type SubscriptionStatus,
} from '@/shared/api/subscriptions';
import { nonNull } from '@/shared/lib/non-null';
import { type Notice, toastShown } from '@/shared/lib/toasts';
import { authenticationRequested, billChanged } from './payment-authentication';
import {
  begin,
  type Change,
  changed,
  choose,
  chooseInterval,
  closed,
  confirm,
  leave,
  mayChoose,
  orderOf,
  previewed,
  refused,
} from './change-state';
import { $plan } from './plan';
import { endDayOf } from './end-day';
import { allows } from './standing';

export const changeRequested = createEvent();
export const intervalChosen = createEvent<PlanInterval>();
/** Carries a price id. */
export const planChosen = createEvent<string>();
export const changeConfirmed = createEvent();
export const changeCancelled = createEvent();

const previewMutation = createPreviewSubscriptionMutation();
const changeMutation = createChangeSubscriptionMutation();
concurrency(previewMutation, { strategy: 'TAKE_LATEST' });

// closed -> choosing (none -> loading -> ready | failed) -> changing -> closed | choosing
export const $change = createStore<Change>(closed, { name: 'planChange' });

const opened = sample({ clock: changeRequested, source: $plan }).filterMap((plan) => {
  if (plan.state !== 'ready' || plan.standing.kind === 'none' || !allows(plan.standing, 'change')) return;
  const current = plan.standing.subscription.price_id;
  return { current, interval: findInCatalogue(current)?.interval ?? ('month' as const) };
});
const chosen = sample({
  clock: planChosen,
  source: { change: $change, userId: $userId },
  fn: ({ change, userId }, priceId) =>
    userId !== null && mayChoose(change, priceId) ? { userId, priceId } : null,
}).filterMap(nonNull);
const confirmed = sample({
  clock: changeConfirmed,
  source: { change: $change, userId: $userId },
  fn: ({ change, userId }) => {
    const order = orderOf(change);
    return order && userId !== null ? { ...order, userId } : null;
  },
}).filterMap(nonNull);

$change
  .on(opened, (change, { current, interval }) => begin(change, current, interval))
  .on(intervalChosen, chooseInterval)
  .on(chosen, (change, { priceId }) => choose(change, priceId))
  .on(previewMutation.finished.success, (change, { params, result }) =>
    previewed(change, params.previewSubscriptionBody.price_id, { state: 'ready', preview: result }),
  )
  .on(previewMutation.finished.failure, (change, { params, error }) =>
    previewed(change, params.previewSubscriptionBody.price_id, {
      state: 'failed',
      problem: problemOf(error),
    }),
  )
  .on(confirmed, confirm)
  .on(changeMutation.finished.success, changed)
  .on(changeMutation.finished.failure, (change, { error }) => refused(change, problemOf(error)))
  .on(changeCancelled, leave);

sample({ clock: opened, fn: ({ interval }) => interval, target: plansNeeded });
sample({ clock: intervalChosen, target: plansNeeded });
sample({
  clock: chosen,
  fn: ({ userId, priceId }) => ({ previewSubscriptionBody: { user_id: userId, price_id: priceId } }),
  target: previewMutation.start,
});
sample({
  clock: confirmed,
  fn: ({ userId, priceId, prorationDate }) => ({
    changeSubscriptionBody: {
      user_id: userId,
      price_id: priceId,
      ...(prorationDate !== null && { proration_date: prorationDate }),
    },
  }),
  target: changeMutation.start,
});
sample({
  clock: changeMutation.finished.success,
  fn: ({ result }) => result,
  target: subscriptionChanged,
});
sample({ clock: changeMutation.finished.success, target: billChanged });
/** A downgrade takes effect at the end of the period. */
function titleOf(name: string, { subscriptions }: SubscriptionStatus): string {
  const later = subscriptions.find(({ scheduled_change }) => scheduled_change);
  return later ? `${name} starts on ${endDayOf(later.current_period_end)}` : `You’re now on ${name}`;
}

// If the bank requires authentication, the plan changes once the payment succeeds.
const paid = sample({
  clock: changeMutation.finished.success,
  source: $plans,
  fn: (plans, { params, result }) => ({
    clientSecret: result.clientSecret,
    title: titleOf(planOf(plans, params.changeSubscriptionBody.price_id)?.name ?? 'Your new plan', result),
  }),
});
sample({
  clock: paid.filterMap(({ clientSecret, title }) =>
    clientSecret === undefined ? undefined : { clientSecret, purpose: title },
  ),
  target: authenticationRequested,
});
sample({
  clock: paid.filter({ fn: ({ clientSecret }) => clientSecret === undefined }),
  fn: ({ title }): Notice => ({ tone: 'ok', title }),
  target: toastShown,
});
