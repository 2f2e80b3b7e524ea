import { attach, createEvent, createStore, sample } from 'effector';
import { accountRefreshAsked, markedSubscribed, sessionEnded } from '@/entities/session';
import { subscriptionRefreshAsked } from '@/entities/subscription';
import type { PaymentMethod } from '@/shared/api/payments';
import { delayFx } from '@/shared/lib/clock';
import { toastShown } from '@/shared/lib/toasts';
import { paymentMethodsQuery } from '../api/requests';
import { claimFx, forgetAttemptFx, keepAttemptFx, readAttemptFx } from './kept-attempt';
import { noticeOf } from './notice';
import { POLLING_PATIENCE, POLLING_PAUSE } from './poll-end';
import { type Input, type Move, step } from './step';
import { type Order, progressOf, type Subscribing } from './subscribing';

/** Somebody stands before the payment: an attempt of theirs that has not come to its end is taken up. */
export const paymentReached = createEvent<{ userId: string }>();
export const paymentLeft = createEvent();
/** The form is complete and its button was pressed. */
export const payAsked = createEvent<Order>();

export const inputArrived = createEvent<Input>();

export const pauseFx = attach({
  effect: delayFx,
  name: 'pollingPause',
  mapParams: (_: { key: string }) => POLLING_PAUSE,
});
export const patienceFx = attach({
  effect: delayFx,
  name: 'pollingPatience',
  mapParams: (_: { key: string }) => POLLING_PATIENCE,
});

// idle -> claiming -> creatingSetupIntent -> confirmingCard -> creatingSubscription -> (confirmingExtraStep ->) polling
//   -> refreshingPaymentMethods -> done; any -> failed -> claiming; idle, failed, creatingSubscription -> asking -> any of these
export const $subscribing = createStore<Subscribing>({ state: 'idle' }, { name: 'subscribing' });

/** An input that is allowed where we are. What follows, follows this. */
const moved = sample({
  clock: inputArrived,
  source: $subscribing,
  fn: (from, input) => {
    const move = step(from, input);
    return move && { ...move, from };
  },
  batch: false,
}).filterMap((move) => move ?? undefined);

$subscribing.on(moved, (_, { to }) => to).reset(sessionEnded);

type Request = NonNullable<Move['request']>;

/** What is asked of the outside, one kind at a time. */
export const requested = <Kind extends Request['kind']>(kind: Kind) =>
  moved.filterMap(({ request }) => (isOfKind(request, kind) ? request : undefined));

const isOfKind = <Kind extends Request['kind']>(
  request: Request | null,
  kind: Kind,
): request is Extract<Request, { kind: Kind }> => request?.kind === kind;

sample({ clock: payAsked, fn: (order): Input => ({ kind: 'payAsked', order }), target: inputArrived });
sample({ clock: paymentLeft, fn: (): Input => ({ kind: 'left' }), target: inputArrived });
sample({ clock: paymentReached, fn: ({ userId }) => userId, target: readAttemptFx });
sample({
  clock: readAttemptFx.doneData.filterMap((progress) => progress ?? undefined),
  fn: (progress): Input => ({ kind: 'returned', progress }),
  target: inputArrived,
});

sample({ clock: requested('claim'), fn: ({ order }) => order, target: claimFx });
sample({
  clock: claimFx.doneData,
  fn: (claim): Input => ({ kind: 'claimed', ...claim }),
  target: inputArrived,
});

// What must be there to resume is written down as soon as it is known, and forgotten with the end.
const progressed = moved.filterMap(({ from, to }) => {
  const [before, after] = [progressOf(from), progressOf(to)];
  const same = before?.card === after?.card && before?.attempt.key === after?.attempt.key;
  return same || after === undefined ? undefined : { after };
});
sample({
  clock: progressed.filterMap(({ after }) => after ?? undefined),
  target: keepAttemptFx,
});
sample({
  clock: progressed.filterMap(({ after }) => (after ? undefined : true)),
  fn: () => undefined,
  target: forgetAttemptFx,
});

sample({
  clock: requested('pause'),
  fn: ({ attempt: { key } }) => ({ key }),
  target: pauseFx,
});
sample({
  clock: pauseFx.done,
  fn: ({ params: { key } }): Input => ({ kind: 'pauseEnded', key }),
  target: inputArrived,
});
sample({
  clock: requested('poll').filterMap(({ attempt, first }) => (first ? { key: attempt.key } : undefined)),
  target: patienceFx,
});
sample({
  clock: patienceFx.done,
  fn: ({ params: { key } }): Input => ({ kind: 'patienceEnded', key }),
  target: inputArrived,
});

/** The person is subscribed, and what was bought has arrived or is on its way. */
const subscribed = moved.filterMap(({ to }) => (to.state === 'done' ? to : undefined));
/** Subscribing came to nothing; the message says why. */
const subscribeFailed = moved.filterMap(({ to }) => (to.state === 'failed' ? to : undefined));

// At once, and not when the server has said so again: the next click may already be on a page that wants a plan.
sample({
  clock: subscribed,
  fn: () => undefined,
  target: [markedSubscribed, accountRefreshAsked, subscriptionRefreshAsked],
});
sample({ clock: subscribed, fn: ({ granted }) => noticeOf(granted), target: toastShown });
sample({
  clock: subscribeFailed,
  fn: ({ message }) => ({ tone: 'bad' as const, title: message }),
  target: toastShown,
});

/** The cards of the person, as they were when subscribing ended. */
export const $paymentMethods = createStore<readonly PaymentMethod[]>([], { name: 'paymentMethods' })
  .on(paymentMethodsQuery.finished.success, (_, { result }) => result.payment_methods)
  .reset(sessionEnded);
