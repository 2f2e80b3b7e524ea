import { isInvalidDataError } from '@farfetched/core';
import { createEvent, createStore, sample } from 'effector';
import { accountRefreshRequested } from '@/entities/session';
import { subscriptionRefreshRequested } from '@/entities/subscription';
import { problemOf } from '@/shared/api';
import { createCreatePaymentIntentMutation } from '@/shared/api/payments';
import { nonNull } from '@/shared/lib/non-null';
import { asCardFailure, confirmCardPaymentFx } from '@/shared/lib/stripe';
import { toastShown } from '@/shared/lib/toasts';
import { claimPurchaseFx, forgetPurchaseFx } from './unfinished-purchase';
import { INTENT_FAILED, type PackInput, type PackOrder, type PackPayment, packStep } from './pack-step';

/** The form is complete and its button was pressed. */
export const packPayRequested = createEvent<PackOrder>();
export const packPaymentClosed = createEvent();

const packInputArrived = createEvent<PackInput>();

const paymentIntentMutation = createCreatePaymentIntentMutation();

// idle -> claiming -> creatingIntent -> confirming -> paid; any -> failed -> claiming
export const $packPayment = createStore<PackPayment>({ state: 'idle' }, { name: 'packPayment' });

/** An accepted input: the store and the request follow it. */
const packMoved = sample({
  clock: packInputArrived,
  source: $packPayment,
  fn: packStep,
  batch: false,
}).filterMap(nonNull);

$packPayment.on(packMoved, (_, to) => to);

sample({
  clock: packPayRequested,
  fn: (order): PackInput => ({ kind: 'payRequested', order }),
  target: packInputArrived,
});
sample({ clock: packPaymentClosed, fn: (): PackInput => ({ kind: 'left' }), target: packInputArrived });

sample({
  clock: packMoved.filterMap((to) => (to.state === 'claiming' ? to.order : undefined)),
  target: claimPurchaseFx,
});
sample({
  clock: claimPurchaseFx.doneData,
  fn: (key): PackInput => ({ kind: 'claimed', key }),
  target: packInputArrived,
});

sample({
  clock: packMoved.filterMap((to) => (to.state === 'creatingIntent' ? to.purchase : undefined)),
  fn: ({ key, userId, pack }) => ({
    createPaymentIntentBody: {
      user_id: userId,
      amount: pack.amount,
      currency: pack.currency,
      description: pack.name,
    },
    headers: { 'Idempotency-Key': key },
  }),
  target: paymentIntentMutation.start,
});
sample({
  clock: paymentIntentMutation.finished.success,
  fn: ({ params, result }): PackInput => ({
    kind: 'intentAnswered',
    key: params.headers?.['Idempotency-Key'] ?? '',
    clientSecret: result.clientSecret,
  }),
  target: packInputArrived,
});
sample({
  clock: paymentIntentMutation.finished.failure,
  fn: ({ params, error }): PackInput => ({
    kind: 'intentFailed',
    key: params.headers?.['Idempotency-Key'] ?? '',
    message: isInvalidDataError({ error }) ? INTENT_FAILED : problemOf(error).message,
  }),
  target: packInputArrived,
});

sample({
  clock: packMoved.filterMap((to) => (to.state === 'confirming' ? to : undefined)),
  fn: ({ clientSecret, purchase }) => ({ clientSecret, billingDetails: purchase.details }),
  target: confirmCardPaymentFx,
});
sample({
  clock: confirmCardPaymentFx.done,
  fn: ({ params, result }): PackInput => ({
    kind: 'confirmed',
    clientSecret: params.clientSecret,
    paymentId: result.paymentIntentId,
  }),
  target: packInputArrived,
});
const confirmRefused = confirmCardPaymentFx.fail.map(({ params, error }) => ({
  clientSecret: params.clientSecret,
  failure: asCardFailure(error),
}));
sample({
  clock: confirmRefused,
  fn: ({ clientSecret, failure }): PackInput => ({ kind: 'refused', clientSecret, message: failure.message }),
  target: packInputArrived,
});
// It was paid before, and the response was lost. The next press is another purchase.
sample({
  clock: confirmRefused,
  filter: ({ failure }) => failure.code === 'payment_intent_unexpected_state',
  target: [forgetPurchaseFx, accountRefreshRequested, subscriptionRefreshRequested],
});

const paid = packMoved.filterMap((to) => (to.state === 'paid' ? to : undefined));

sample({ clock: paid, target: [forgetPurchaseFx, accountRefreshRequested, subscriptionRefreshRequested] });
sample({
  clock: paid,
  fn: ({ paymentId }) => ({ tone: 'ok' as const, title: `Payment successful: ${paymentId}` }),
  target: toastShown,
});
sample({
  // The page reports a declined card beside its fields.
  clock: packMoved.filterMap((to) => (to.state === 'failed' && !to.isCardError ? to : undefined)),
  fn: ({ message }) => ({ tone: 'bad' as const, title: message }),
  target: toastShown,
});
