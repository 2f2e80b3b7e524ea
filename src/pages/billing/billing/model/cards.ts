import { createEvent, createStore, merge, sample } from 'effector';
import { subscriptionRefreshRequested } from '@/entities/subscription';
import { $userId, concurrency, problemOf } from '@/shared/api';
import {
  createDeletePaymentMethodMutation,
  createListPaymentMethodsQuery,
  createUpdatePaymentMethodMutation,
} from '@/shared/api/payments';
import { failureShown, type Notice, toastShown } from '@/shared/lib/toasts';
import { authenticationRequested, billChanged } from './payment-authentication';
import {
  askToDelete,
  beginDelete,
  beginPromote,
  type Cards,
  changeFailed,
  deleted,
  free,
  keep,
  read,
  readFailed,
  retry,
  toDelete,
} from './cards-state';
import { $plan } from './plan';
import { isLive } from './standing';

export const cardsOpened = createEvent();
export const retryRequested = createEvent();
/** Carries the id of a card. A due payment is charged to it at once, also if it is the default already. */
export const defaultRequested = createEvent<string>();
export const deleteRequested = createEvent<string>();
export const deleteConfirmed = createEvent();
export const deleteCancelled = createEvent();
/** A card was added, or the default card may have changed. */
export const cardsChanged = createEvent();

const PAID = 'The payment went through';

const cardsQuery = createListPaymentMethodsQuery();
const deleteMutation = createDeletePaymentMethodMutation();
const defaultMutation = createUpdatePaymentMethodMutation();
concurrency(cardsQuery, { strategy: 'TAKE_LATEST' });

// loading -> ready (idle -> confirming -> deleting -> idle; idle -> promoting -> idle) | failed -> loading
export const $cards = createStore<Cards>({ state: 'loading' }, { name: 'cards' });
/** Whether the plan needs a card; true until the plan is known. */
export const $isPlanLive = $plan.map((plan) => plan.state !== 'ready' || isLive(plan.standing));

/** Whether a payment is past due. */
export const $isDue = $plan.map((plan) => plan.state === 'ready' && plan.standing.kind === 'pastDue');

const retried = sample({ clock: retryRequested, source: $cards, filter: ({ state }) => state === 'failed' });
const deleteAccepted = sample({
  clock: deleteConfirmed,
  source: { cards: $cards, userId: $userId },
  fn: ({ cards, userId }) => ({ id: toDelete(cards), userId }),
}).filterMap(({ id, userId }) => (id === null || userId === null ? undefined : { id, userId }));
const defaultAccepted = sample({
  clock: defaultRequested,
  source: { cards: $cards, userId: $userId, isDue: $isDue },
  fn: ({ cards, userId, isDue }, id) => ({ card: free(cards, id), userId, isDue }),
}).filterMap(({ card, userId, isDue }) =>
  card && (!card.default || isDue) && userId !== null ? { id: card.id, userId } : undefined,
);
const asked = sample({
  clock: deleteRequested,
  source: $isPlanLive,
  fn: (isPlanLive, id) => ({ isPlanLive, id }),
});
const changeRefused = merge([deleteMutation.finished.failure, defaultMutation.finished.failure]);

$cards
  .on(retried, retry)
  .on(cardsQuery.finished.success, (cards, { result }) => read(cards, result.payment_methods))
  .on(cardsQuery.finished.failure, (cards, { error }) => readFailed(cards, problemOf(error)))
  .on(asked, (cards, { id, isPlanLive }) => askToDelete(cards, id, isPlanLive))
  .on(deleteCancelled, keep)
  .on(deleteAccepted, (cards, { id }) => beginDelete(cards, id))
  .on(deleteMutation.finished.success, (cards, { params }) => deleted(cards, params.paymentMethodId))
  .on(defaultAccepted, (cards, { id }) => beginPromote(cards, id))
  .on(defaultMutation.finished.success, (cards, { result }) =>
    read(changeFailed(cards), result.payment_methods),
  )
  .on(changeRefused, changeFailed);

sample({
  clock: [cardsOpened, cardsChanged, retried, deleteMutation.finished.success],
  source: $userId,
  filter: (userId) => userId !== null,
  fn: (userId) => ({ userId: userId ?? '' }),
  target: cardsQuery.start,
});
sample({
  clock: deleteAccepted,
  fn: ({ id, userId }) => ({ userId, paymentMethodId: id }),
  target: deleteMutation.start,
});
sample({
  clock: defaultAccepted,
  fn: ({ id, userId }) => ({ updatePaymentMethodBody: { user_id: userId, payment_method_id: id } }),
  target: defaultMutation.start,
});
// A due payment is charged to the new card at once; the bank may require authentication.
sample({
  clock: defaultMutation.finished.success.filterMap(({ result }) => result.clientSecret ?? undefined),
  fn: (clientSecret) => ({ clientSecret, purpose: PAID }),
  target: authenticationRequested,
});
sample({ clock: defaultMutation.finished.success, target: [subscriptionRefreshRequested, billChanged] });
sample({
  clock: deleteMutation.finished.success,
  fn: (): Notice => ({ tone: 'ok', title: 'Card deleted' }),
  target: toastShown,
});
sample({
  clock: sample({
    clock: defaultMutation.finished.success,
    source: $isDue,
    fn: (isDue, { result }) => ({ isDue, waits: result.clientSecret !== null }),
  }).filter({ fn: ({ waits }) => !waits }),
  fn: ({ isDue }): Notice => ({ tone: 'ok', title: isDue ? PAID : 'This card is now your default' }),
  target: toastShown,
});
sample({ clock: changeRefused, target: failureShown });
