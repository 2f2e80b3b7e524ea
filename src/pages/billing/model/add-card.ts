import { attach, createEvent, createStore, merge, sample } from 'effector';
import { $user, sessionEnded } from '@/entities/session';
import { subscriptionRefreshAsked } from '@/entities/subscription';
import {
  $userId,
  createCreateSetupIntentMutation,
  createUpdatePaymentMethodMutation,
  problemOf,
} from '@/shared/api';
import { asCardFailure, type BillingDetails, confirmCardSetupFx } from '@/shared/lib/stripe';
import { type Notice, toastShown } from '@/shared/lib/toasts';
import {
  type AddCard,
  closed,
  confirm,
  confirmed,
  leave,
  maySend,
  open,
  promoted,
  refused,
  send,
} from './add-card-state';
import { cardsChanged } from './cards';
import { $details } from './details';

export const addCardAsked = createEvent();
/** The payment is due: the new card takes the place of the one that failed. */
export const replaceCardAsked = createEvent();
export const cardSent = createEvent();
export const addCardLeft = createEvent();

const NO_SECRET = 'Failed to create Setup Intent';

const intentMutation = createCreateSetupIntentMutation();
const defaultMutation = createUpdatePaymentMethodMutation();
const confirmFx = attach({ effect: confirmCardSetupFx });

// closed -> typing -> asking -> confirming -> closed | promoting -> closed; asking, confirming -> typing
export const $addCard = createStore<AddCard>(closed, { name: 'addCard' });

const sent = sample({
  clock: cardSent,
  source: { card: $addCard, userId: $userId },
  filter: ({ card }) => maySend(card),
}).filterMap(({ userId }) => userId ?? undefined);
const secretAnswered = sample({
  clock: intentMutation.finished.success,
  source: $addCard,
  filter: ({ state }) => state === 'asking',
  fn: (_, { result }) => result.clientSecret,
});
const secretCame = secretAnswered.filterMap((secret) => secret || undefined);
const noSecretCame = secretAnswered.filter({ fn: (secret) => !secret });
const kept = sample({
  clock: confirmFx.doneData,
  source: $addCard,
  filter: ({ state }) => state === 'confirming',
  fn: (card, { paymentMethodId }) => ({
    paymentMethodId,
    replacing: card.state === 'confirming' && card.replacing,
  }),
});
const promotionAsked = sample({
  clock: kept,
  source: $userId,
  fn: (userId, { paymentMethodId, replacing }) => ({ userId, paymentMethodId, replacing }),
}).filterMap(({ userId, paymentMethodId, replacing }) =>
  replacing && userId !== null ? { userId, paymentMethodId } : undefined,
);
const refusal = merge([
  intentMutation.finished.failure.map(({ error }) => problemOf(error).message),
  noSecretCame.map(() => NO_SECRET),
  confirmFx.failData.map((error) => asCardFailure(error).message),
  defaultMutation.finished.failure.map(({ error }) => problemOf(error).message),
]);

$addCard
  .on(addCardAsked, (card) => open(card, false))
  .on(replaceCardAsked, (card) => open(card, true))
  .on(addCardLeft, leave)
  .on(sent, send)
  .on(secretCame, confirm)
  .on(kept, (card, { paymentMethodId }) => confirmed(card, paymentMethodId))
  .on(defaultMutation.finished.success, promoted)
  .on(refusal, refused)
  .reset(sessionEnded);

sample({
  clock: sent,
  fn: (userId) => ({ billingAccount: { user_id: userId } }),
  target: intentMutation.start,
});
sample({
  clock: secretCame,
  source: { details: $details, user: $user },
  fn: ({ details, user }, clientSecret) => ({
    clientSecret,
    billingDetails:
      details.state === 'ready' ? details.saved : holderOf(user?.full_name ?? '', user?.email ?? ''),
  }),
  target: confirmFx,
});
sample({
  clock: promotionAsked,
  fn: ({ userId, paymentMethodId }) => ({
    updatePaymentMethodBody: { user_id: userId, payment_method_id: paymentMethodId },
  }),
  target: defaultMutation.start,
});
sample({
  clock: [kept, defaultMutation.finished.finally],
  fn: () => undefined,
  target: cardsChanged,
});
sample({ clock: defaultMutation.finished.finally, fn: () => undefined, target: subscriptionRefreshAsked });
sample({
  clock: kept,
  filter: ({ replacing }) => !replacing,
  fn: (): Notice => ({ tone: 'ok', title: 'The card is added' }),
  target: toastShown,
});
sample({
  clock: defaultMutation.finished.success,
  fn: (): Notice => ({ tone: 'ok', title: 'Paid with the new card' }),
  target: toastShown,
});
sample({
  clock: refusal,
  fn: (title): Notice => ({ tone: 'bad', title }),
  target: toastShown,
});

/** Whom the card belongs to while the billing details are not known. */
const holderOf = (name: string, email: string): BillingDetails => ({
  name,
  email,
  address: { line1: '', city: '', state: '', postal_code: '', country: 'US' },
});
