import { attach, createEvent, createStore, sample } from 'effector';
import { subscriptionChanged } from '@/entities/subscription';
import { $userId } from '@/shared/api';
import { createPollSubscriptionStatusQuery } from '@/shared/api/subscriptions';
import { nonNull } from '@/shared/lib/non-null';
import { asCardFailure, confirmCardPaymentFx } from '@/shared/lib/stripe';
import { cardProviderLoaded, cardProviderFailed, cardProviderNeeded } from './card-form';

/** A payment that the bank wants authenticated, and its purpose. */
export type PendingPayment<Purpose> = { clientSecret: string; purpose: Purpose };

type State<Purpose> =
  | { state: 'idle' }
  /** The card provider's script is loading. */
  | ({ state: 'preparing' } & PendingPayment<Purpose>)
  | ({ state: 'authenticating' } & PendingPayment<Purpose>);

/**
 * Lets the user authenticate a payment by a saved card with their bank, then reads the subscription.
 * Each page that pays by a saved card creates its own.
 */
export function createPaymentAuthentication<Purpose>(name: string) {
  const requested = createEvent<PendingPayment<Purpose>>();
  const statusQuery = createPollSubscriptionStatusQuery();
  const confirmFx = attach({
    mapParams: ({ clientSecret }: PendingPayment<Purpose>) => ({ clientSecret }),
    effect: confirmCardPaymentFx,
  });

  // idle -> preparing -> authenticating -> idle; preparing -> idle
  const $state = createStore<State<Purpose>>({ state: 'idle' }, { name });

  const accepted = sample({
    clock: requested,
    source: $state,
    filter: ({ state }) => state === 'idle',
    fn: (_, payment) => payment,
  });
  const prepared = sample({ clock: cardProviderLoaded, source: $state }).filterMap((state) =>
    state.state === 'preparing' ? { clientSecret: state.clientSecret, purpose: state.purpose } : undefined,
  );
  const unprepared = sample({
    clock: cardProviderFailed,
    source: $state,
    fn: (state, message) => (state.state === 'preparing' ? { purpose: state.purpose, message } : null),
  }).filterMap(nonNull);

  /** The user was authenticated, and the bank has paid. */
  const succeeded = confirmFx.done.map(({ params: { purpose } }) => purpose);
  /** Nothing was paid; carries the reason. */
  const failed = sample({
    clock: [
      unprepared,
      confirmFx.fail.map(({ params: { purpose }, error }) => ({
        purpose,
        message: asCardFailure(error).message,
      })),
    ],
  });

  $state
    .on(accepted, (_, payment) => ({ state: 'preparing', ...payment }))
    .on(prepared, (_, payment) => ({ state: 'authenticating', ...payment }))
    .on([succeeded, failed], () => ({ state: 'idle' }));

  sample({ clock: accepted, target: cardProviderNeeded });
  sample({ clock: prepared, target: confirmFx });
  // Polling makes the server read what the webhook may not have delivered, and cancel what failed.
  sample({
    clock: [succeeded, failed],
    source: $userId,
    filter: (userId) => userId !== null,
    fn: (userId) => ({ userId: userId ?? '' }),
    target: statusQuery.start,
  });
  const read = sample({
    clock: statusQuery.finished.success,
    source: $userId,
    filter: (userId, { params }) => params.userId === userId,
    fn: (_, { result }) => result,
  });
  sample({ clock: read, target: subscriptionChanged });

  return { requested, succeeded, failed, read, $isPending: $state.map(({ state }) => state !== 'idle') };
}
