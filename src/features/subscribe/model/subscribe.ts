import { attach, createEvent, createStore, sample } from 'effector';
import { accountRefreshRequested, markedSubscribed } from '@/entities/session';
import { subscriptionRefreshRequested } from '@/entities/subscription';
import type { PaymentMethod } from '@/shared/api/payments';
import { delayFx } from '@/shared/lib/clock';
import { toastShown } from '@/shared/lib/toasts';
import { nonNull } from '@/shared/lib/non-null';
import { paymentMethodsQuery } from '../api/requests';
import { claimFx, deleteAttemptFx, storeAttemptFx, readAttemptFx } from './stored-attempt';
import { noticeOf } from './notice';
import { POLL_TIMEOUT, POLL_INTERVAL } from './granted-credits';
import { type Input, type Move, step } from './step';
import { type Order, progressOf, type Subscribing } from './subscribing';

/** The payment page was opened: resumes the user's unfinished attempt. */
export const subscribeOpened = createEvent<{ userId: string }>();
export const subscribeClosed = createEvent();
/** The user submitted a valid form. */
export const payRequested = createEvent<Order>();

export const inputArrived = createEvent<Input>();

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

// idle -> claiming -> creatingSetupIntent -> confirmingCard -> creatingSubscription -> (confirmingExtraStep ->) polling
//   -> refreshingPaymentMethods -> done; any -> failed -> claiming; idle, failed, creatingSubscription -> checkingStatus -> any of these
export const $subscribing = createStore<Subscribing>({ state: 'idle' }, { name: 'subscribing' });

/** An accepted input: the store and the request follow it. */
const moved = sample({
  clock: inputArrived,
  source: $subscribing,
  fn: (from, input) => {
    const move = step(from, input);
    return move && { ...move, from };
  },
  batch: false,
}).filterMap(nonNull);

$subscribing.on(moved, (_, { to }) => to);

type Request = NonNullable<Move['request']>;

/** The requests of one kind. */
export const requested = <Kind extends Request['kind']>(kind: Kind) =>
  moved.filterMap(({ request }) => (isOfKind(request, kind) ? request : undefined));

const isOfKind = <Kind extends Request['kind']>(
  request: Request | null,
  kind: Kind,
): request is Extract<Request, { kind: Kind }> => request?.kind === kind;

sample({
  clock: payRequested,
  fn: (order): Input => ({ kind: 'payRequested', order }),
  target: inputArrived,
});
sample({ clock: subscribeClosed, fn: (): Input => ({ kind: 'left' }), target: inputArrived });
sample({ clock: subscribeOpened, fn: ({ userId }) => userId, target: readAttemptFx });
sample({
  clock: readAttemptFx.doneData.filterMap(nonNull),
  fn: (progress): Input => ({ kind: 'returned', progress }),
  target: inputArrived,
});

sample({ clock: requested('claim'), fn: ({ order }) => order, target: claimFx });
sample({
  clock: claimFx.doneData,
  fn: (claim): Input => ({ kind: 'claimed', ...claim }),
  target: inputArrived,
});

// Progress is stored as soon as it is known, and deleted at the end.
const progressed = moved.filterMap(({ from, to }) => {
  const [before, after] = [progressOf(from), progressOf(to)];
  const same = before?.card === after?.card && before?.attempt.key === after?.attempt.key;
  return same || after === undefined ? undefined : { after };
});
sample({
  clock: progressed.filterMap(({ after }) => after ?? undefined),
  target: storeAttemptFx,
});
sample({
  clock: progressed.filterMap(({ after }) => (after ? undefined : true)),
  fn: () => undefined,
  target: deleteAttemptFx,
});

sample({
  clock: requested('pause'),
  fn: ({ attempt: { key } }) => ({ key }),
  target: pollDelayFx,
});
sample({
  clock: pollDelayFx.done,
  fn: ({ params: { key } }): Input => ({ kind: 'pollDelayEnded', key }),
  target: inputArrived,
});
sample({
  clock: requested('poll').filterMap(({ attempt, first }) => (first ? { key: attempt.key } : undefined)),
  target: pollTimeoutFx,
});
sample({
  clock: pollTimeoutFx.done,
  fn: ({ params: { key } }): Input => ({ kind: 'pollTimedOut', key }),
  target: inputArrived,
});

/** The user is subscribed; the credits are granted or will be soon. */
const subscribed = moved.filterMap(({ to }) => (to.state === 'done' ? to : undefined));
/** Subscribing failed; carries the reason. */
const subscribeFailed = moved.filterMap(({ to }) => (to.state === 'failed' ? to : undefined));

// At once: the next click may already open a page that requires a plan.
sample({
  clock: subscribed,
  fn: () => undefined,
  target: [markedSubscribed, accountRefreshRequested, subscriptionRefreshRequested],
});
sample({
  clock: subscribed,
  fn: ({ granted, attempt }) => noticeOf(granted, attempt.tokensLimit),
  target: toastShown,
});
sample({
  // The page reports a declined card beside its fields.
  clock: subscribeFailed.filter({ fn: ({ isCardError }) => !isCardError }),
  fn: ({ message }) => ({ tone: 'bad' as const, title: message }),
  target: toastShown,
});

/** The user's cards when subscribing ended. */
export const $paymentMethods = createStore<readonly PaymentMethod[]>([], { name: 'paymentMethods' }).on(
  paymentMethodsQuery.finished.success,
  (_, { result }) => result.payment_methods,
);
