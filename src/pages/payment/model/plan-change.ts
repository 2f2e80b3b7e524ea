import { createEvent, createStore, sample } from 'effector';
import { accountRefreshAsked, sessionEnded } from '@/entities/session';
import { subscriptionRefreshed } from '@/entities/subscription';
import { createChangeSubscriptionMutation, problemOf } from '@/shared/api';
import { toastShown } from '@/shared/lib/toasts';

/** To which price, as which preview said it. */
export type WantedChange = {
  userId: string;
  priceId: string;
  planName: string;
  prorationDate: number | null;
};

export type PlanChange =
  | { state: 'idle' }
  | { state: 'changing'; wanted: WantedChange }
  | { state: 'changed'; wanted: WantedChange }
  | { state: 'failed'; message: string };

export const changeAsked = createEvent<WantedChange>();
export const changeLeft = createEvent();

const changeMutation = createChangeSubscriptionMutation();

// idle -> changing -> changed | failed -> changing
export const $planChange = createStore<PlanChange>({ state: 'idle' }, { name: 'planChange' });

const changeAccepted = sample({
  clock: changeAsked,
  source: $planChange,
  filter: ({ state }) => state !== 'changing',
  fn: (_, wanted) => wanted,
});

const changed = sample({
  clock: changeMutation.finished.success,
  source: $planChange,
  fn: (change, { result }) =>
    change.state === 'changing' ? { wanted: change.wanted, status: result } : null,
}).filterMap((landed) => landed ?? undefined);

$planChange
  .on(changeAccepted, (_, wanted) => ({ state: 'changing', wanted }))
  .on(changed, (_, { wanted }) => ({ state: 'changed', wanted }))
  .on(changeMutation.finished.failure, (change, { error }) =>
    change.state === 'changing' ? { state: 'failed', message: problemOf(error).message } : change,
  )
  .on(changeLeft, (change) => (change.state === 'changing' ? change : { state: 'idle' }))
  .reset(sessionEnded);

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
sample({ clock: changed, fn: ({ status }) => status, target: subscriptionRefreshed });
sample({ clock: changed, fn: () => undefined, target: accountRefreshAsked });
sample({
  clock: changed,
  fn: ({ wanted }) => ({ tone: 'ok' as const, title: `Your plan is ${wanted.planName} now.` }),
  target: toastShown,
});
