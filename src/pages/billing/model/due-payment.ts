import { attach, createEvent, createStore, merge, sample } from 'effector';
import { sessionEnded } from '@/entities/session';
import { subscriptionRefreshed } from '@/entities/subscription';
import { cardProviderCame, cardProviderFailed, cardProviderNeeded } from '@/features/card-form';
import { $userId, createPollSubscriptionStatusQuery } from '@/shared/api';
import { asCardFailure, confirmCardPaymentFx } from '@/shared/lib/stripe';
import { type Notice, toastShown } from '@/shared/lib/toasts';
import { billMoved } from './plan';

/** A payment that is due waits for the bank's question; carries its client secret. */
export const paymentWaited = createEvent<string>();

type DuePayment =
  | { state: 'idle' }
  /** The card provider's script is on its way. */
  | { state: 'preparing'; clientSecret: string }
  | { state: 'asking'; clientSecret: string };

const statusQuery = createPollSubscriptionStatusQuery();
const confirmFx = attach({ effect: confirmCardPaymentFx });

// idle -> preparing -> asking -> idle; preparing -> idle
export const $duePayment = createStore<DuePayment>({ state: 'idle' }, { name: 'duePayment' });

const accepted = sample({
  clock: paymentWaited,
  source: $duePayment,
  filter: ({ state }) => state === 'idle',
  fn: (_, clientSecret) => clientSecret,
});
const prepared = sample({ clock: cardProviderCame, source: $duePayment }).filterMap((due) =>
  due.state === 'preparing' ? due.clientSecret : undefined,
);
const unprepared = sample({
  clock: cardProviderFailed,
  source: $duePayment,
  filter: ({ state }) => state === 'preparing',
  fn: (_, message) => message,
});
const refused = merge([unprepared, confirmFx.failData.map((error) => asCardFailure(error).message)]);

$duePayment
  .on(accepted, (_, clientSecret) => ({ state: 'preparing', clientSecret }))
  .on(prepared, (_, clientSecret) => ({ state: 'asking', clientSecret }))
  .on([refused, confirmFx.done], () => ({ state: 'idle' }))
  .reset(sessionEnded);

sample({ clock: accepted, fn: () => undefined, target: cardProviderNeeded });
sample({ clock: prepared, fn: (clientSecret) => ({ clientSecret }), target: confirmFx });
// The server reads from the provider what its webhook may not have told yet.
sample({
  clock: confirmFx.finally,
  source: $userId,
  filter: (userId) => userId !== null,
  fn: (userId) => ({ userId: userId ?? '' }),
  target: statusQuery.start,
});
sample({
  clock: statusQuery.finished.success,
  source: $userId,
  filter: (userId, { params }) => params.userId === userId,
  fn: (_, { result }) => result,
  target: [subscriptionRefreshed, billMoved],
});
sample({
  clock: confirmFx.done,
  fn: (): Notice => ({ tone: 'ok', title: 'Paid with the new card' }),
  target: toastShown,
});
sample({ clock: refused, fn: (title): Notice => ({ tone: 'bad', title }), target: toastShown });
