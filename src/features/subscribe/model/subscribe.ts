import { createEvent, createStore, type Event, merge, sample } from 'effector';
import { accountRefreshRequested, markedSubscribed } from '@/entities/session';
import { subscriptionRefreshRequested } from '@/entities/subscription';
import type { Problem } from '@/shared/api';
import type { PaymentMethod } from '@/shared/api/payments';
import type { SubscriptionCreated } from '@/shared/api/subscriptions';
import { toastShown } from '@/shared/lib/toasts';
import { nonNull } from '@/shared/lib/non-null';
import { paymentMethodsQuery } from '../api/requests';
import { claimFx, deleteAttemptFx, storeAttemptFx, readAttemptFx } from './stored-attempt';
import { noticeOf } from './notice';
import {
  type ConfirmedCard,
  type In,
  type Order,
  progressOf,
  type Status,
  type Subscribing,
} from './subscribing';
import {
  authenticate,
  begin,
  confirmCard,
  failToAuthenticate,
  failToCheckStatus,
  failToPoll,
  failToSetUp,
  failToSubscribe,
  finish,
  leave,
  order,
  pollAgain,
  receivePoll,
  receiveSetupIntent,
  receiveStatus,
  rejectCard,
  resume,
  stopPolling,
  subscribe,
} from './transitions';

/** The payment page was opened: resumes the user's unfinished attempt. */
export const subscribeOpened = createEvent<{ userId: string }>();
export const subscribeClosed = createEvent();
/** The user submitted a valid form. */
export const payRequested = createEvent<Order>();

export const statusReceived = createEvent<{ key: string; status: Status }>();
export const statusFailed = createEvent<{ key: string; message: string }>();
export const setupIntentReceived = createEvent<{ key: string; clientSecret: string | null }>();
export const setupIntentFailed = createEvent<{ key: string; message: string }>();
export const cardConfirmed = createEvent<{ key: string; card: ConfirmedCard }>();
export const cardRejected = createEvent<{ key: string; message: string }>();
export const subscriptionCreated = createEvent<{ key: string; created: SubscriptionCreated }>();
export const subscriptionFailed = createEvent<{ key: string; problem: Problem }>();
export const authenticated = createEvent<{ key: string }>();
export const authenticationFailed = createEvent<{ key: string; message: string; open: boolean }>();
export const pollReceived = createEvent<{ key: string; status: Status }>();
export const pollFailed = createEvent<{ key: string }>();
export const pollDelayEnded = createEvent<{ key: string }>();
export const pollTimedOut = createEvent<{ key: string }>();
export const paymentMethodsSettled = createEvent<{ key: string }>();

// idle -> claiming -> creatingSetupIntent -> confirmingCard -> creatingSubscription -> (confirmingExtraStep ->) polling <-> pausing
//   -> refreshingPaymentMethods -> done; any -> failed -> claiming; idle, failed, creatingSubscription -> checkingStatus -> any of these
export const $subscribing = createStore<Subscribing>({ state: 'idle' }, { name: 'subscribing' });

/** An event with its arrow; it is accepted if the arrow leads to another state. */
const accepted = <Payload>(
  clock: Event<Payload>,
  arrow: (state: Subscribing, payload: Payload) => Subscribing,
) =>
  sample({
    clock,
    source: $subscribing,
    fn: (from, payload) => ({ from, to: arrow(from, payload) }),
    batch: false,
  }).filter({ fn: ({ from, to }) => from !== to });

/** The store and the requests follow the accepted events. */
const moved = merge([
  accepted(payRequested, order),
  accepted(readAttemptFx.doneData.filterMap(nonNull), resume),
  accepted(subscribeClosed, leave),
  accepted(claimFx.doneData, begin),
  accepted(statusReceived, receiveStatus),
  accepted(statusFailed, failToCheckStatus),
  accepted(setupIntentReceived, receiveSetupIntent),
  accepted(setupIntentFailed, failToSetUp),
  accepted(cardConfirmed, confirmCard),
  accepted(cardRejected, rejectCard),
  accepted(subscriptionCreated, subscribe),
  accepted(subscriptionFailed, failToSubscribe),
  accepted(authenticated, authenticate),
  accepted(authenticationFailed, failToAuthenticate),
  accepted(pollReceived, receivePoll),
  accepted(pollFailed, failToPoll),
  accepted(pollDelayEnded, pollAgain),
  accepted(pollTimedOut, stopPolling),
  accepted(paymentMethodsSettled, finish),
]);

$subscribing.on(moved, (_, { to }) => to);

/** The machine has moved to this state. */
export const entered = <Name extends Subscribing['state']>(name: Name) =>
  moved.filterMap(({ to }) => (isIn(to, name) ? to : undefined));

const isIn = <Name extends Subscribing['state']>(state: Subscribing, name: Name): state is In<Name> =>
  state.state === name;

/** The user is subscribed, and waits for the credits. */
export const pollingBegan = moved.filterMap(({ from, to }) =>
  isIn(to, 'polling') && from.state !== 'pausing' ? to : undefined,
);

sample({ clock: subscribeOpened, fn: ({ userId }) => userId, target: readAttemptFx });
sample({ clock: entered('claiming'), fn: (state) => state.order, target: claimFx });

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
  target: deleteAttemptFx,
});

/** The user is subscribed; the credits are granted or will be soon. */
const subscribed = entered('done');

// At once: the next click may already open a page that requires a plan.
sample({
  clock: subscribed,
  target: [markedSubscribed, accountRefreshRequested, subscriptionRefreshRequested],
});
sample({
  clock: subscribed,
  fn: ({ granted }) => noticeOf(granted),
  target: toastShown,
});
sample({
  // The page reports a declined card beside its fields.
  clock: entered('failed').filter({ fn: ({ isCardError }) => !isCardError }),
  fn: ({ message }) => ({ tone: 'bad' as const, title: message }),
  target: toastShown,
});

/** The user's cards when subscribing ended. */
export const $paymentMethods = createStore<readonly PaymentMethod[]>([], { name: 'paymentMethods' }).on(
  paymentMethodsQuery.finished.success,
  (_, { result }) => result.payment_methods,
);
