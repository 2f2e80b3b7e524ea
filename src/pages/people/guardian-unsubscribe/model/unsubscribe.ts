import { createEvent, createStore, sample } from 'effector';
import { type Problem, problemOf } from '@/shared/api';
import { createUnsubscribeGuardianMutation } from '@/shared/api/guardians';
import { nonNull } from '@/shared/lib/non-null';

export type Unsubscribing =
  | { state: 'asked' | 'sending'; token: string }
  | { state: 'done' }
  | { state: 'failed'; token: string; problem: Problem };

/** Carries the secret of the link. */
export const linkOpened = createEvent<string>();
export const confirmed = createEvent();

const unsubscribeMutation = createUnsubscribeGuardianMutation();

// asked -> sending -> done | failed -> sending
export const $unsubscribing = createStore<Unsubscribing>(
  { state: 'asked', token: '' },
  { name: 'unsubscribing' },
).on(linkOpened, (_, token) => ({ state: 'asked', token }));

// Opening the link ends nothing, because mail programs open links to check them.
const accepted = sample({
  clock: confirmed,
  source: $unsubscribing,
  fn: (current) => (current.state === 'asked' || current.state === 'failed' ? current.token : null),
}).filterMap(nonNull);

$unsubscribing
  .on(accepted, (_, token) => ({ state: 'sending', token }))
  .on(unsubscribeMutation.finished.success, () => ({ state: 'done' }))
  .on(unsubscribeMutation.finished.failure, (_, { params, error }) => ({
    state: 'failed',
    token: params.unsubscription.token,
    problem: problemOf(error),
  }));

sample({
  clock: accepted,
  fn: (token) => ({ unsubscription: { token } }),
  target: unsubscribeMutation.start,
});
