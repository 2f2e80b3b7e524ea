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
import { POLL_INTERVAL, POLL_TIMEOUT } from './granted-credits';
import {
  $subscribing,
  authenticated,
  authenticationFailed,
  cardConfirmed,
  cardRejected,
  entered,
  paymentMethodsSettled,
  pollDelayEnded,
  pollFailed,
  pollingBegan,
  pollReceived,
  pollTimedOut,
  setupIntentFailed,
  setupIntentReceived,
  statusFailed,
  statusReceived,
  subscriptionCreated,
  subscriptionFailed,
} from './subscribe';
import { attemptOf } from './subscribing';
import { SETUP_FAILED } from './transitions';

/** The delay before the status is read again after a lost response. */
export const statusDelayFx = attach({
  effect: delayFx,
  name: 'statusDelay',
  mapParams: (_: { userId: string }) => POLL_INTERVAL,
});
export const pollDelayFx = attach({
  effect: delayFx,
  name: 'pollDelay',
  mapParams: (_: { key: string }) => POLL_INTERVAL,
});
export const pollTimeoutFx = attach({
  effect: delayFx,
  name: 'pollTimeout',
  mapParams: (_: { key: string }) => POLL_TIMEOUT,
});

const statusNeeded = entered('checkingStatus').map(({ progress, tries }) => ({
  userId: progress.attempt.userId,
  tries,
}));
sample({ clock: statusNeeded, filter: ({ tries }) => tries > 0, target: statusDelayFx });
sample({
  clock: [
    statusNeeded.filter({ fn: ({ tries }) => tries === 0 }),
    statusDelayFx.done.map(({ params }) => params),
  ],
  fn: ({ userId }) => ({ userId }),
  target: statusQuery.start,
});
sample({
  clock: entered('creatingSetupIntent'),
  fn: ({ attempt }) => ({ billingAccount: { user_id: attempt.userId } }),
  target: setupIntentMutation.start,
});
sample({
  clock: entered('confirmingCard'),
  fn: ({ attempt, clientSecret }) => ({ clientSecret, billingDetails: attempt.details }),
  target: confirmCardSetupFx,
});
sample({
  clock: entered('creatingSubscription'),
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
  clock: entered('confirmingExtraStep'),
  fn: ({ clientSecret }) => ({ clientSecret }),
  target: confirmCardPaymentFx,
});
sample({
  clock: entered('polling'),
  fn: ({ attempt }) => ({ userId: attempt.userId }),
  target: pollQuery.start,
});
sample({ clock: entered('pausing'), fn: ({ attempt: { key } }) => ({ key }), target: pollDelayFx });
sample({ clock: pollDelayFx.done, fn: ({ params }) => params, target: pollDelayEnded });
sample({ clock: pollingBegan, fn: ({ attempt: { key } }) => ({ key }), target: pollTimeoutFx });
sample({ clock: pollTimeoutFx.done, fn: ({ params }) => params, target: pollTimedOut });
sample({
  clock: entered('refreshingPaymentMethods'),
  fn: ({ attempt }) => ({ userId: attempt.userId }),
  target: paymentMethodsQuery.start,
});

/** A response, with the key of the attempt in progress of the same user. */
function responseTo<Answer, Response>(
  clock: Event<Answer>,
  userIdOf: (answer: Answer) => string,
  read: (answer: Answer, key: string) => Response,
): Event<Response> {
  return sample({
    clock,
    source: $subscribing,
    fn: (state, answer) => {
      const attempt = attemptOf(state);
      return attempt?.userId === userIdOf(answer) ? read(answer, attempt.key) : null;
    },
  }).filterMap(nonNull);
}

const ofUser = ({ params }: { params: { userId: string } }) => params.userId;
const ofAccount = ({ params }: { params: { billingAccount: { user_id: string } } }) =>
  params.billingAccount.user_id;

sample({
  clock: responseTo(statusQuery.finished.success, ofUser, ({ result }, key) => ({ key, status: result })),
  target: statusReceived,
});
sample({
  clock: responseTo(statusQuery.finished.failure, ofUser, ({ error }, key) => ({
    key,
    message: problemOf(error).message,
  })),
  target: statusFailed,
});
sample({
  clock: responseTo(setupIntentMutation.finished.success, ofAccount, ({ result }, key) => ({
    key,
    clientSecret: result.clientSecret,
  })),
  target: setupIntentReceived,
});
sample({
  clock: responseTo(setupIntentMutation.finished.failure, ofAccount, (failure, key) => ({
    key,
    message: isInvalidDataError(failure) ? SETUP_FAILED : problemOf(failure.error).message,
  })),
  target: setupIntentFailed,
});
sample({
  clock: responseTo(pollQuery.finished.success, ofUser, ({ result }, key) => ({ key, status: result })),
  target: pollReceived,
});
sample({
  clock: responseTo(pollQuery.finished.failure, ofUser, (_, key) => ({ key })),
  target: pollFailed,
});
sample({
  clock: responseTo(paymentMethodsQuery.finished.finally, ofUser, (_, key) => ({ key })),
  target: paymentMethodsSettled,
});

sample({
  clock: subscriptionMutation.finished.success,
  fn: ({ params, result }) => ({ key: params.headers?.['Idempotency-Key'] ?? '', created: result }),
  target: subscriptionCreated,
});
sample({
  clock: subscriptionMutation.finished.failure,
  fn: ({ params, error }) => ({
    key: params.headers?.['Idempotency-Key'] ?? '',
    problem: problemOf(error),
  }),
  target: subscriptionFailed,
});

/** The card provider's result, with the key of the attempt with the same client secret. */
function cardResult<Answer extends { params: { clientSecret: string } }, Result>(
  clock: Event<Answer>,
  read: (answer: Answer, key: string) => Result,
): Event<Result> {
  return sample({
    clock,
    source: $subscribing,
    fn: (state, answer) =>
      'clientSecret' in state && state.clientSecret === answer.params.clientSecret
        ? read(answer, state.attempt.key)
        : null,
  }).filterMap(nonNull);
}

sample({
  clock: cardResult(confirmCardSetupFx.done, ({ result }, key) => ({ key, card: result })),
  target: cardConfirmed,
});
sample({
  clock: cardResult(confirmCardSetupFx.fail, ({ error }, key) => ({
    key,
    message: asCardFailure(error).message,
  })),
  target: cardRejected,
});
sample({ clock: cardResult(confirmCardPaymentFx.done, (_, key) => ({ key })), target: authenticated });
sample({
  clock: cardResult(confirmCardPaymentFx.fail, ({ error }, key) => {
    const { message, code } = asCardFailure(error);
    // No code means a lost connection; an unexpected state means that another tab confirmed it.
    return { key, message, open: code === undefined || code === 'payment_intent_unexpected_state' };
  }),
  target: authenticationFailed,
});
