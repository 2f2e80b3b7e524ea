import { attach, createEvent, createStore, merge, sample } from 'effector';
import { subscriptionRefreshRequested } from '@/entities/subscription';
import { cardFormAccepted, cardFormOpened, cardFormReset, cardFormSubmitted } from '@/features/card-form';
import { $userId, problemOf } from '@/shared/api';
import { createCreateSetupIntentMutation, createUpdatePaymentMethodMutation } from '@/shared/api/payments';
import { nonNull } from '@/shared/lib/non-null';
import { asCardFailure, type BillingDetails, confirmCardSetupFx } from '@/shared/lib/stripe';
import { type Notice, toastShown } from '@/shared/lib/toasts';
import {
  type AddCard,
  closed,
  confirm,
  confirmed,
  isTyping,
  leave,
  open,
  promoted,
  refused,
  send,
} from './add-card-state';
import { authenticationRequested, billChanged } from './payment-authentication';
import { cardsChanged } from './cards';

export const addCardRequested = createEvent();
/** Replaces the card whose payment failed. */
export const replaceCardRequested = createEvent();
export const cardSent = createEvent();
export const addCardCancelled = createEvent();
/** The card form is valid; the card number stays with its provider. */
export const formAccepted = createEvent<BillingDetails>();

const PAID = 'Paid with the new card';
const NO_SECRET = 'Failed to create Setup Intent';

const intentMutation = createCreateSetupIntentMutation();
const defaultMutation = createUpdatePaymentMethodMutation();
const confirmFx = attach({ effect: confirmCardSetupFx });

// closed -> typing -> creatingIntent -> confirming -> closed | promoting -> closed; creatingIntent, confirming -> typing
export const $addCard = createStore<AddCard>(closed, { name: 'addCard' });

const opened = sample({
  clock: [addCardRequested.map(() => false), replaceCardRequested.map(() => true)],
  source: $addCard,
  filter: ({ state }) => state === 'closed',
  fn: (_, replacing) => replacing,
});
const formSent = sample({ clock: cardSent, source: $addCard, filter: isTyping });
const accepted = sample({
  clock: formAccepted,
  source: { card: $addCard, userId: $userId },
  fn: ({ card, userId }, holder) => (isTyping(card) && userId !== null ? { userId, holder } : null),
}).filterMap(nonNull);
const secretAnswered = sample({
  clock: intentMutation.finished.success,
  source: $addCard,
  fn: (card, { result }) =>
    card.state === 'creatingIntent' ? { holder: card.holder, secret: result.clientSecret ?? '' } : null,
}).filterMap(nonNull);
const secretReceived = secretAnswered.filter({ fn: ({ secret }) => secret !== '' });
const secretMissing = secretAnswered.filter({ fn: ({ secret }) => secret === '' });
const cardSaved = sample({
  clock: confirmFx.doneData,
  source: { card: $addCard, userId: $userId },
  fn: ({ card, userId }, { paymentMethodId }) =>
    card.state === 'confirming' && userId !== null
      ? { paymentMethodId, userId, replacing: card.replacing }
      : null,
}).filterMap(nonNull);
const refusal = merge([
  intentMutation.finished.failure.map(({ error }) => problemOf(error).message),
  secretMissing.map(() => NO_SECRET),
  confirmFx.failData.map((error) => asCardFailure(error).message),
  defaultMutation.finished.failure.map(({ error }) => problemOf(error).message),
]);

$addCard
  .on(opened, open)
  .on(addCardCancelled, leave)
  .on(accepted, (card, { holder }) => send(card, holder))
  .on(secretReceived, (card, { secret }) => confirm(card, secret))
  .on(cardSaved, (card, { paymentMethodId }) => confirmed(card, paymentMethodId))
  .on(defaultMutation.finished.success, promoted)
  .on(refusal, refused);

sample({ clock: opened, target: cardFormOpened });
sample({ clock: cardFormAccepted, target: formAccepted });
sample({ clock: formSent, target: cardFormSubmitted });
sample({
  clock: accepted,
  fn: ({ userId }) => ({ billingAccount: { user_id: userId } }),
  target: intentMutation.start,
});
sample({
  clock: secretReceived,
  fn: ({ secret, holder }) => ({ clientSecret: secret, billingDetails: holder }),
  target: confirmFx,
});
sample({
  clock: cardSaved.filter({ fn: ({ replacing }) => replacing }),
  fn: ({ userId, paymentMethodId }) => ({
    updatePaymentMethodBody: { user_id: userId, payment_method_id: paymentMethodId },
  }),
  target: defaultMutation.start,
});
sample({ clock: cardSaved, target: [cardFormReset, cardsChanged] });
sample({
  clock: defaultMutation.finished.finally,
  target: [cardsChanged, subscriptionRefreshRequested, billChanged],
});
sample({
  clock: cardSaved.filter({ fn: ({ replacing }) => !replacing }),
  fn: (): Notice => ({ tone: 'ok', title: 'Card added' }),
  target: toastShown,
});
sample({
  clock: defaultMutation.finished.success.filterMap(({ result }) => result.clientSecret ?? undefined),
  fn: (clientSecret) => ({ clientSecret, purpose: PAID }),
  target: authenticationRequested,
});
sample({
  clock: defaultMutation.finished.success.filter({ fn: ({ result }) => result.clientSecret === null }),
  fn: (): Notice => ({ tone: 'ok', title: PAID }),
  target: toastShown,
});
sample({ clock: refusal, fn: (title): Notice => ({ tone: 'bad', title }), target: toastShown });
