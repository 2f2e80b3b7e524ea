import { isInvalidDataError } from '@farfetched/core';
import { attach, type Event, sample } from 'effector';
import { problemOf } from '@/shared/api';
import { delayFx } from '@/shared/lib/clock';
import { asCardFailure, confirmCardPaymentFx, confirmCardSetupFx } from '@/shared/lib/stripe';
import {
  paymentMethodsQuery,
  pollQuery,
  setupIntentMutation,
  statusQuery,
  subscriptionMutation,
} from '../api/requests';
import { POLLING_PAUSE } from './poll-end';
import { type Input, SETUP_FAILED } from './step';
import { $subscribing, inputArrived, requested } from './subscribe';
import { attemptOf } from './subscribing';

/** Before a lost answer is looked for again. */
export const secondLookFx = attach({
  effect: delayFx,
  name: 'secondLook',
  mapParams: (_: { userId: string }) => POLLING_PAUSE,
});

const looks = requested('askStatus').map(({ attempt, pause }) => ({ userId: attempt.userId, pause }));
sample({ clock: looks, filter: ({ pause }) => pause, target: secondLookFx });
sample({
  clock: [
    looks.filterMap((look) => (look.pause ? undefined : look)),
    secondLookFx.done.map(({ params }) => params),
  ],
  fn: ({ userId }) => ({ userId }),
  target: statusQuery.start,
});
sample({
  clock: requested('createSetupIntent'),
  fn: ({ attempt }) => ({ billingAccount: { user_id: attempt.userId } }),
  target: setupIntentMutation.start,
});
sample({
  clock: requested('confirmCard'),
  fn: ({ attempt, clientSecret }) => ({ clientSecret, billingDetails: attempt.details }),
  target: confirmCardSetupFx,
});
sample({
  clock: requested('createSubscription'),
  fn: ({ attempt, card }) => ({
    subscriptionRequest: {
      user_id: attempt.userId,
      price_id: attempt.priceId,
      payment_method_id: card.paymentMethodId,
      setup_intent_id: card.setupIntentId,
      trial_days: attempt.trialDays,
      ...(attempt.coupon !== null && { coupon: attempt.coupon }),
      billing_details: attempt.details,
    },
    headers: { 'Idempotency-Key': attempt.key },
  }),
  target: subscriptionMutation.start,
});
sample({
  clock: requested('confirmExtraStep'),
  fn: ({ clientSecret }) => ({ clientSecret }),
  target: confirmCardPaymentFx,
});
sample({
  clock: requested('poll'),
  fn: ({ attempt }) => ({ userId: attempt.userId }),
  target: pollQuery.start,
});
sample({
  clock: requested('refreshPaymentMethods'),
  fn: ({ attempt }) => ({ userId: attempt.userId }),
  target: paymentMethodsQuery.start,
});

/** Hands an answer about a person to the attempt of theirs that is under way. */
function hear<Answer>(
  clock: Event<Answer>,
  whose: (answer: Answer) => string,
  read: (answer: Answer, key: string) => Input,
) {
  sample({
    clock: sample({
      clock,
      source: $subscribing,
      fn: (state, answer) => {
        const attempt = attemptOf(state);
        return attempt?.userId === whose(answer) ? read(answer, attempt.key) : null;
      },
    }).filterMap((input) => input ?? undefined),
    target: inputArrived,
  });
}

hear(
  statusQuery.finished.success,
  ({ params }) => params.userId,
  ({ result }, key) => ({ kind: 'statusAnswered', key, status: result }),
);
hear(
  statusQuery.finished.failure,
  ({ params }) => params.userId,
  ({ error }, key) => ({ kind: 'refused', key, message: problemOf(error).message }),
);
hear(
  setupIntentMutation.finished.success,
  ({ params }) => params.billingAccount.user_id,
  ({ result }, key) => ({ kind: 'setupIntentAnswered', key, clientSecret: result.clientSecret }),
);
hear(
  setupIntentMutation.finished.failure,
  ({ params }) => params.billingAccount.user_id,
  (failure, key) => ({
    kind: 'refused',
    key,
    message: isInvalidDataError(failure) ? SETUP_FAILED : problemOf(failure.error).message,
  }),
);
hear(
  pollQuery.finished.success,
  ({ params }) => params.userId,
  ({ result }, key) => ({ kind: 'polled', key, status: result }),
);
hear(
  pollQuery.finished.failure,
  ({ params }) => params.userId,
  (_, key) => ({ kind: 'pollFailed', key }),
);
hear(
  paymentMethodsQuery.finished.finally,
  ({ params }) => params.userId,
  (_, key) => ({ kind: 'paymentMethodsSettled', key }),
);

sample({
  clock: subscriptionMutation.finished.success,
  fn: ({ params, result }): Input => ({
    kind: 'created',
    key: params.headers?.['Idempotency-Key'] ?? '',
    answer: result,
  }),
  target: inputArrived,
});
sample({
  clock: subscriptionMutation.finished.failure,
  fn: ({ params, error }): Input => ({
    kind: 'createFailed',
    key: params.headers?.['Idempotency-Key'] ?? '',
    problem: problemOf(error),
  }),
  target: inputArrived,
});

/** Hands what the card's provider says of a secret to the attempt that holds it. */
function hearCard<Answer extends { params: { clientSecret: string } }>(
  clock: Event<Answer>,
  read: (answer: Answer, key: string) => Input,
) {
  sample({
    clock: sample({
      clock,
      source: $subscribing,
      fn: (state, answer) =>
        'clientSecret' in state && state.clientSecret === answer.params.clientSecret
          ? read(answer, state.attempt.key)
          : null,
    }).filterMap((input) => input ?? undefined),
    target: inputArrived,
  });
}

hearCard(confirmCardSetupFx.done, ({ result: card }, key) => ({ kind: 'cardConfirmed', key, card }));
hearCard(confirmCardSetupFx.fail, ({ error }, key) => ({
  kind: 'refused',
  key,
  message: asCardFailure(error).message,
}));
hearCard(confirmCardPaymentFx.done, (_, key) => ({ kind: 'extraStepConfirmed', key }));
hearCard(confirmCardPaymentFx.fail, ({ error }, key) => {
  const { message, code } = asCardFailure(error);
  // Without the provider's reason the line was cut; a payment in an unexpected state was confirmed from somewhere else.
  return {
    kind: 'refused',
    key,
    message,
    open: code === undefined || code === 'payment_intent_unexpected_state',
  };
});
