import { isInvalidDataError } from '@farfetched/core';
import { attach, type Event, sample } from 'effector';
import { problemOf } from '@/shared/api';
import { delayFx } from '@/shared/lib/clock';
import { asCardFailure, confirmCardPaymentFx, confirmCardSetupFx } from '@/shared/lib/stripe';
import { nonNull } from '@/shared/lib/non-null';
import {
  paymentMethodsQuery,
  pollQuery,
  setupIntentMutation,
  statusQuery,
  subscriptionMutation,
} from '../api/requests';
import { POLL_INTERVAL } from './granted-credits';
import { type Input, SETUP_FAILED } from './step';
import { $subscribing, inputArrived, requested } from './subscribe';
import { attemptOf } from './subscribing';

/** The delay before the status is read again after a lost response. */
export const statusDelayFx = attach({
  effect: delayFx,
  name: 'statusDelay',
  mapParams: (_: { userId: string }) => POLL_INTERVAL,
});

const statusRequested = requested('readStatus').map(({ attempt, pause }) => ({
  userId: attempt.userId,
  pause,
}));
sample({ clock: statusRequested, filter: ({ pause }) => pause, target: statusDelayFx });
sample({
  clock: [
    statusRequested.filterMap((request) => (request.pause ? undefined : request)),
    statusDelayFx.done.map(({ params }) => params),
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

/** Passes a response to the attempt in progress of the same user. */
function forwardResponse<Answer>(
  clock: Event<Answer>,
  userIdOf: (answer: Answer) => string,
  read: (answer: Answer, key: string) => Input,
) {
  sample({
    clock: sample({
      clock,
      source: $subscribing,
      fn: (state, answer) => {
        const attempt = attemptOf(state);
        return attempt?.userId === userIdOf(answer) ? read(answer, attempt.key) : null;
      },
    }).filterMap(nonNull),
    target: inputArrived,
  });
}

forwardResponse(
  statusQuery.finished.success,
  ({ params }) => params.userId,
  ({ result }, key) => ({ kind: 'statusReceived', key, status: result }),
);
forwardResponse(
  statusQuery.finished.failure,
  ({ params }) => params.userId,
  ({ error }, key) => ({ kind: 'refused', key, message: problemOf(error).message }),
);
forwardResponse(
  setupIntentMutation.finished.success,
  ({ params }) => params.billingAccount.user_id,
  ({ result }, key) => ({ kind: 'setupIntentReceived', key, clientSecret: result.clientSecret }),
);
forwardResponse(
  setupIntentMutation.finished.failure,
  ({ params }) => params.billingAccount.user_id,
  (failure, key) => ({
    kind: 'refused',
    key,
    message: isInvalidDataError(failure) ? SETUP_FAILED : problemOf(failure.error).message,
  }),
);
forwardResponse(
  pollQuery.finished.success,
  ({ params }) => params.userId,
  ({ result }, key) => ({ kind: 'polled', key, status: result }),
);
forwardResponse(
  pollQuery.finished.failure,
  ({ params }) => params.userId,
  (_, key) => ({ kind: 'pollFailed', key }),
);
forwardResponse(
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

/** Passes the card provider's result to the attempt with the same client secret. */
function forwardCardResult<Answer extends { params: { clientSecret: string } }>(
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
    }).filterMap(nonNull),
    target: inputArrived,
  });
}

forwardCardResult(confirmCardSetupFx.done, ({ result: card }, key) => ({ kind: 'cardConfirmed', key, card }));
forwardCardResult(confirmCardSetupFx.fail, ({ error }, key) => ({
  kind: 'refused',
  key,
  message: asCardFailure(error).message,
}));
forwardCardResult(confirmCardPaymentFx.done, (_, key) => ({ kind: 'extraStepConfirmed', key }));
forwardCardResult(confirmCardPaymentFx.fail, ({ error }, key) => {
  const { message, code } = asCardFailure(error);
  // No code means a lost connection; an unexpected state means that another tab confirmed it.
  return {
    kind: 'refused',
    key,
    message,
    open: code === undefined || code === 'payment_intent_unexpected_state',
  };
});
