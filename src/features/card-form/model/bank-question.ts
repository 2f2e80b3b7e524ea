import { attach, createEvent, createStore, sample } from 'effector';
import { sessionEnded } from '@/entities/session';
import { subscriptionRefreshed } from '@/entities/subscription';
import { $userId } from '@/shared/api';
import { createPollSubscriptionStatusQuery } from '@/shared/api/subscriptions';
import { asCardFailure, confirmCardPaymentFx } from '@/shared/lib/stripe';
import { cardProviderCame, cardProviderFailed, cardProviderNeeded } from './card-form';

/** A payment that waits for the bank's question, and what it is for. */
export type Question<Matter> = { clientSecret: string; matter: Matter };

type State<Matter> =
  | { state: 'idle' }
  /** The card provider's script is on its way. */
  | ({ state: 'preparing' } & Question<Matter>)
  | ({ state: 'asking' } & Question<Matter>);

/**
 * Has the person asked by the bank of a saved card whether it is them, and reads the subscription anew afterwards. Each page that pays
 * without typing a card has its own.
 */
export function createBankQuestion<Matter>(name: string) {
  const asked = createEvent<Question<Matter>>();
  const statusQuery = createPollSubscriptionStatusQuery();
  const confirmFx = attach({
    mapParams: ({ clientSecret }: Question<Matter>) => ({ clientSecret }),
    effect: confirmCardPaymentFx,
  });

  // idle -> preparing -> asking -> idle; preparing -> idle
  const $state = createStore<State<Matter>>({ state: 'idle' }, { name });

  const accepted = sample({
    clock: asked,
    source: $state,
    filter: ({ state }) => state === 'idle',
    fn: (_, question) => question,
  });
  const prepared = sample({ clock: cardProviderCame, source: $state }).filterMap((now) =>
    now.state === 'preparing' ? { clientSecret: now.clientSecret, matter: now.matter } : undefined,
  );
  const unprepared = sample({
    clock: cardProviderFailed,
    source: $state,
    fn: (now, message) => (now.state === 'preparing' ? { matter: now.matter, message } : null),
  }).filterMap((refusal) => refusal ?? undefined);

  /** The person was known to the bank, and it has paid. */
  const approved = confirmFx.done.map(({ params: { matter } }) => matter);
  /** Nothing was paid: carries why. */
  const refused = sample({
    clock: [
      unprepared,
      confirmFx.fail.map(({ params: { matter }, error }) => ({
        matter,
        message: asCardFailure(error).message,
      })),
    ],
  });

  $state
    .on(accepted, (_, question) => ({ state: 'preparing', ...question }))
    .on(prepared, (_, question) => ({ state: 'asking', ...question }))
    .on([approved, refused], () => ({ state: 'idle' }))
    .reset(sessionEnded);

  sample({ clock: accepted, fn: () => undefined, target: cardProviderNeeded });
  sample({ clock: prepared, target: confirmFx });
  // The server reads from the provider what its webhook may not have told yet, and lets go of what was refused.
  sample({
    clock: [approved, refused],
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
  sample({ clock: read, target: subscriptionRefreshed });

  return { asked, approved, refused, read, $isAsking: $state.map(({ state }) => state !== 'idle') };
}
