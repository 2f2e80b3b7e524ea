import { createEffect, createEvent, createStore, merge, sample } from 'effector';
import { $user, signedIn } from '@/entities/session';
import { challengeEnded, signInAnswered } from '@/features/second-step';
import { problemOf } from '@/shared/api';
import { createSignInWithCardMutation } from '@/shared/api/student-accounts';
import { afterHydration } from '@/shared/first-view';
import { navigateFx } from '@/shared/lib/navigation';
import { removeDraftsFx } from '@/shared/lib/storage';

export type CardLogin =
  | { state: 'reading' }
  /** The address has no token. */
  | { state: 'empty' }
  /** Another user is signed in on this device. */
  | { state: 'asking'; token: string; name: string }
  | { state: 'signingIn'; token: string }
  | { state: 'refused' }
  | { state: 'unreachable'; token: string; reason: string };

export const cardOpened = createEvent();
export const otherUserConfirmed = createEvent();
export const retryRequested = createEvent();

const signInMutation = createSignInWithCardMutation();

/** Takes the token out of the address, so that the history of a shared device does not hold it. */
export const takeTokenFx = createEffect({
  name: 'takeCardToken',
  handler: () =>
    afterHydration(() => {
      const token = location.hash.slice(1);
      if (token !== '') history.replaceState(history.state, '', `${location.pathname}${location.search}`);
      return token;
    }),
});

const tokenTaken = sample({
  clock: takeTokenFx.doneData,
  source: $user,
  fn: (user, token) => ({ token, name: user?.full_name ?? null }),
});

// reading -> empty | asking | signingIn; asking -> signingIn -> refused | unreachable -> signingIn
export const $card = createStore<CardLogin>({ state: 'reading' }, { name: 'cardLogin' });

const begun = sample({ clock: [otherUserConfirmed, retryRequested], source: $card }).filterMap((card) =>
  card.state === 'asking' || card.state === 'unreachable' ? card.token : undefined,
);
const tokenSent = merge([
  tokenTaken.filterMap(({ token, name }) => (token !== '' && name === null ? token : undefined)),
  begun,
]);

$card
  .on(cardOpened, () => ({ state: 'reading' }))
  .on(tokenTaken, (_, { token, name }) => {
    if (token === '') return { state: 'empty' };
    return name === null ? { state: 'signingIn', token } : { state: 'asking', token, name };
  })
  .on(begun, (_, token) => ({ state: 'signingIn', token }))
  .on(signInMutation.finished.failure, (card, { error }) => {
    if (card.state !== 'signingIn') return card;
    const { status, message } = problemOf(error);
    return status === 401 || status === 422
      ? { state: 'refused' }
      : { state: 'unreachable', token: card.token, reason: message };
  });

sample({ clock: cardOpened, target: [takeTokenFx, challengeEnded] });
// The next user must not see what the last one typed.
sample({ clock: otherUserConfirmed, target: removeDraftsFx });
sample({
  clock: tokenSent,
  fn: (token) => ({ signInWithCardBody: { token } }),
  target: signInMutation.start,
});
sample({
  clock: signInMutation.finished.success,
  fn: ({ result }) => result.data,
  target: signInAnswered,
});
// This page is open to everyone, so signing in does not lead away from it. After a change of users the document is new, and
// its address has no token any more.
sample({
  clock: [
    sample({ clock: signedIn, source: $card, filter: ({ state }) => state === 'signingIn' }),
    tokenTaken.filter({ fn: ({ token, name }) => token === '' && name !== null }),
  ],
  fn: () => ({ to: '/', replace: true }),
  target: navigateFx,
});
