import { createEvent, createStore, sample } from 'effector';
import { accountRefreshRequested } from '@/entities/session';
import { subscriptionChanged } from '@/entities/subscription';
import { createPaymentAuthentication } from '@/features/card-form';
import { problemOf } from '@/shared/api';
import { createChangeSubscriptionMutation } from '@/shared/api/subscriptions';
import { dateOf } from '@/shared/lib/dates';
import { nonNull } from '@/shared/lib/non-null';
import { toastShown } from '@/shared/lib/toasts';

/** The new price and its preview. */
export type WantedChange = {
  userId: string;
  priceId: string;
  planName: string;
  prorationDate: number | null;
  /** When a downgrade takes effect; null at once. */
  startsAt: string | null;
};

export type PlanChange =
  | { state: 'idle' }
  | { state: 'changing'; wanted: WantedChange }
  | { state: 'changed'; wanted: WantedChange }
  | { state: 'failed'; message: string };

export const changeRequested = createEvent<WantedChange>();
export const changeCancelled = createEvent();

const changeMutation = createChangeSubscriptionMutation();

// idle -> changing -> changed | failed -> changing
export const $planChange = createStore<PlanChange>({ state: 'idle' }, { name: 'planChange' });

const changeAccepted = sample({
  clock: changeRequested,
  source: $planChange,
  filter: ({ state }) => state !== 'changing',
  fn: (_, wanted) => wanted,
});

const answered = sample({
  clock: changeMutation.finished.success,
  source: $planChange,
  fn: (change, { result }) =>
    change.state === 'changing' ? { wanted: change.wanted, status: result } : null,
}).filterMap(nonNull);
const authentication = createPaymentAuthentication<WantedChange>('planChangeAuthentication');
const changed = sample({
  clock: [
    answered.filterMap(({ wanted, status }) => (status.clientSecret === undefined ? wanted : undefined)),
    authentication.succeeded,
  ],
});
const refused = sample({
  clock: [
    changeMutation.finished.failure.map(({ error }) => problemOf(error).message),
    authentication.failed.map(({ message }) => message),
  ],
});

$planChange
  .on(changeAccepted, (_, wanted) => ({ state: 'changing', wanted }))
  .on(changed, (change, wanted) => (change.state === 'changing' ? { state: 'changed', wanted } : change))
  .on(refused, (change, message) => (change.state === 'changing' ? { state: 'failed', message } : change))
  .on(changeCancelled, (change) => (change.state === 'changing' ? change : { state: 'idle' }));

sample({
  clock: changeAccepted,
  fn: ({ userId, priceId, prorationDate }) => ({
    changeSubscriptionBody: {
      user_id: userId,
      price_id: priceId,
      ...(prorationDate !== null && { proration_date: prorationDate }),
    },
  }),
  target: changeMutation.start,
});
// If the bank requires authentication, the plan changes once the payment succeeds.
sample({
  clock: answered.filterMap(({ wanted, status: { clientSecret } }) =>
    clientSecret === undefined ? undefined : { clientSecret, purpose: wanted },
  ),
  target: authentication.requested,
});
sample({ clock: answered, fn: ({ status }) => status, target: subscriptionChanged });
sample({ clock: changed, target: accountRefreshRequested });
sample({
  clock: changed,
  fn: ({ planName, startsAt }) => ({
    tone: 'ok' as const,
    title: startsAt === null ? `You’re now on ${planName}.` : `${planName} starts on ${dateOf(startsAt)}.`,
  }),
  target: toastShown,
});
