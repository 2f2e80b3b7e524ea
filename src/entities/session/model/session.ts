import { createEffect, createEvent, createStore, merge, sample } from 'effector';
import { $token, $userId, unauthorized } from '@/shared/api';
import type { TokenBalance, User } from '@/shared/api/account';
import { createGetMeQuery, logout } from '@/shared/api/auth';
import { removeDraftsFx } from '@/shared/lib/storage';
import { toastShown } from '@/shared/lib/toasts';
import {
  type Authentication,
  deleteStoredAccountFx,
  storeAccountFx,
  readStoredAccountFx,
  updateStoredAccountFx,
} from './stored-account';
import { notifyOtherTabsFx } from './other-tabs';
import {
  adopt,
  changeBalance,
  changeUser,
  expire,
  isSameSession,
  isSignedIn,
  markSubscribed,
  refresh,
  type Session,
  signIn,
  signOut,
  stageOf,
  visitor,
} from './transitions';

/** The document was opened: the user in the cookies is signed in at once. */
export const tabOpened = createEvent();
export const otherTabChanged = createEvent();
/** Signing in or registering succeeded. */
export const authenticated = createEvent<Authentication>();
export const logoutRequested = createEvent();
/** The account was deleted, and its token revoked. */
export const accountDeleted = createEvent();
/** Reads the account from the server again. */
export const accountRefreshRequested = createEvent();
/** A response carried the remaining credits. */
export const balanceChanged = createEvent<TokenBalance>();
/** The server saved a change of profile, email or onboarding: carries the updated user. */
export const userChanged = createEvent<User>();
/** A subscription started. */
export const markedSubscribed = createEvent();

// visitor | expired -> signedIn (unverified -> onboarding -> ready) -> visitor | expired
export const $session = createStore<Session>(visitor, { name: 'session' });
export const $stage = $session.map(stageOf);
export const $user = $session.map((session) => (isSignedIn(session) ? session.user : null));
export const $balance = $session.map((session) => (isSignedIn(session) ? session.balance : null));

export const meQuery = createGetMeQuery();

/** Best effort: the user is signed out locally even if the server does not respond. */
export const revokeTokenFx = createEffect({
  name: 'revokeToken',
  handler: (token: string) => logout({ headers: { Authorization: `Bearer ${token}` }, keepalive: true }),
});

export const signedIn = sample({
  clock: storeAccountFx.done,
  fn: ({ params, result }) => ({ account: result, balance: params.answer.token_balance }),
});
const loggedOutAccount = sample({ clock: logoutRequested, source: $session, filter: isSignedIn });
const deletedAccount = sample({ clock: accountDeleted, source: $session, filter: isSignedIn });
/** The user signed out. */
export const loggedOut = merge([loggedOutAccount, deletedAccount]).map(() => undefined);
/** A call with the current token got 401; later ones with the same token are ignored. */
export const sessionExpired = sample({
  clock: unauthorized,
  source: $session,
  filter: (session, token) => isSignedIn(session) && session.token === token,
  fn: () => undefined,
});
const refreshed = sample({
  clock: meQuery.finished.success,
  source: $session,
  filter: (session, { result }) => refresh(session, result.data) !== session,
  fn: (_, { result }) => result.data,
});
const userAccepted = sample({
  clock: userChanged,
  source: $session,
  filter: (session, user) => changeUser(session, user) !== session,
  fn: (_, user) => user,
});
const subscribedAccepted = sample({
  clock: markedSubscribed,
  source: $session,
  filter: (session) => markSubscribed(session) !== session,
  fn: () => undefined,
});
const changedHere = merge([refreshed, userAccepted, subscribedAccepted]).map(() => undefined);
const storedAccountRead = sample({
  clock: readStoredAccountFx.done,
  source: $session,
  filter: (session, { result }) => adopt(session, result) !== session,
  fn: (session, { params, result }) => ({
    stored: result,
    isSame: result !== null && isSameSession(session, result),
    isFirst: params === 'first',
  }),
});
/** The document was opened by a signed-in user, or another tab signed in or out. */
export const adopted = sample({
  clock: storedAccountRead,
  filter: ({ isSame }) => !isSame,
  fn: () => undefined,
});
/** Before the first session nothing is to be reset. */
const replaced = sample({
  clock: storedAccountRead,
  filter: ({ isSame, isFirst }) => !isSame && !isFirst,
  fn: () => undefined,
});
/** Another tab updated the same account. */
const caughtUp = sample({ clock: storedAccountRead, filter: ({ isSame }) => isSame });
/** The same user with other data: access rules have to be checked again. */
export const accountChanged = merge([changedHere, caughtUp]).map(() => undefined);
/** The user is signed out: stores reset their data. */
export const sessionEnded = merge([loggedOut, sessionExpired, replaced]);

$session
  .on(signedIn, (_, { account, balance }) => signIn(account, balance))
  .on(loggedOut, signOut)
  .on(sessionExpired, expire)
  .on(refreshed, refresh)
  .on(userAccepted, changeUser)
  .on(subscribedAccepted, markSubscribed)
  .on(balanceChanged, changeBalance)
  .on(storedAccountRead, (session, { stored }) => adopt(session, stored));

sample({ clock: $session, fn: (session) => (isSignedIn(session) ? session.token : null), target: $token });
sample({ clock: $session, fn: (session) => (isSignedIn(session) ? session.user.id : null), target: $userId });

sample({ clock: tabOpened, fn: () => 'first' as const, target: readStoredAccountFx });
sample({ clock: otherTabChanged, fn: () => 'again' as const, target: readStoredAccountFx });
sample({ clock: authenticated, target: storeAccountFx });
sample({ clock: loggedOutAccount, fn: ({ token }) => token, target: revokeTokenFx });
sample({ clock: [loggedOut, sessionExpired], target: deleteStoredAccountFx });
// The next user of a shared computer must not see them; after an expired session, the owner shall.
sample({ clock: loggedOut, target: removeDraftsFx });
sample({
  clock: [storeAccountFx.done, updateStoredAccountFx.done, deleteStoredAccountFx.done],
  fn: () => undefined,
  target: notifyOtherTabsFx,
});
sample({ clock: changedHere, source: $session, filter: isSignedIn, target: updateStoredAccountFx });

// The page shows at once from the cookie; the server confirms that the token is still valid.
sample({ clock: adopted, source: $session, filter: isSignedIn, fn: () => undefined, target: meQuery.start });
sample({
  clock: accountRefreshRequested,
  source: $session,
  filter: isSignedIn,
  fn: () => undefined,
  target: meQuery.start,
});

sample({
  clock: loggedOutAccount,
  fn: () => ({ tone: 'ok' as const, title: 'User has bees successfully logout.' }),
  target: toastShown,
});
sample({
  clock: sessionExpired,
  fn: () => ({ tone: 'info' as const, title: 'Please login to continue' }),
  target: toastShown,
});
