import { createEffect, createEvent, createStore, merge, sample } from 'effector';
import { $token, $userId, unauthorized } from '@/shared/api';
import type { TokenBalance, User } from '@/shared/api/account';
import { createGetMeQuery, logout } from '@/shared/api/auth';
import { removeDraftsFx } from '@/shared/lib/storage';
import {
  type Authentication,
  deleteStoredAccountFx,
  storeAccountFx,
  readStoredAccountFx,
  updateStoredAccountFx,
} from './stored-account';
import { notifyOtherTabsFx } from './other-tabs';
import {
  catchUp,
  changeBalance,
  changeUser,
  end,
  type Ending,
  isReplaced,
  isSignedIn,
  markSubscribed,
  refresh,
  type Session,
  signIn,
  stageOf,
  visitor,
} from './transitions';

/** The document was opened: the user in the cookies is signed in at once. */
export const tabOpened = createEvent();
export const otherTabChanged = createEvent();
/** Signing in or registering succeeded. */
export const authenticated = createEvent<Authentication>();
export const logoutRequested = createEvent();
/** The user signs out in order to return to this page with another account. */
export const accountSwitchRequested = createEvent<string>();
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

// visitor -> signedIn (unverified -> onboarding -> ready) -> ended
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

const authenticationStored = sample({
  clock: storeAccountFx.done,
  source: $session,
  fn: ({ state }, { params, result }) => ({
    isFirst: state === 'visitor',
    account: result,
    balance: params.answer.token_balance,
  }),
});
export const signedIn = authenticationStored.filter({ fn: ({ isFirst }) => isFirst });
const loggedOut = sample({
  clock: [logoutRequested.map(() => null), accountSwitchRequested],
  source: $session,
  filter: isSignedIn,
  fn: ({ token }, next) => ({ token, next }),
});
const deleted = sample({ clock: accountDeleted, source: $session, filter: isSignedIn });
/** A call with the current token got 401; later ones with the same token are ignored. */
const sessionExpired = sample({
  clock: unauthorized,
  source: $session,
  filter: (session, token) => isSignedIn(session) && session.token === token,
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
});
const changedHere = merge([refreshed, userAccepted, subscribedAccepted]).map(() => undefined);
const storedAccountRead = sample({
  clock: readStoredAccountFx.doneData,
  source: $session,
  fn: (session, stored) => ({ session, stored }),
});
/** The document was opened by a signed-in user, or a user signed in in another tab. */
export const adopted = storedAccountRead.filterMap(({ session, stored }) =>
  session.state === 'visitor' && stored ? stored : undefined,
);
/** Another tab updated the same account. */
const caughtUp = storedAccountRead
  .filter({ fn: ({ session, stored }) => catchUp(session, stored) !== session })
  .map(({ stored }) => stored);
/** Another session has begun or ended in this browser. */
const replaced = merge([
  storedAccountRead.filter({ fn: ({ session, stored }) => isReplaced(session, stored) }),
  authenticationStored.filter({ fn: ({ isFirst }) => !isFirst }),
]);
/** The same user with other data: access rules have to be checked again. */
export const accountChanged = merge([changedHere, caughtUp]).map(() => undefined);
/** A document has at most one session: the application goes on in another document, which starts with empty stores. */
export const sessionEnded = merge<Ending>([
  loggedOut.map(({ next }) => ({ how: 'signedOut', next })),
  deleted.map(() => ({ how: 'deleted', next: null })),
  sessionExpired.map(() => ({ how: 'expired' })),
  replaced.map(() => ({ how: 'replaced' })),
]);

$session
  .on(signedIn, (_, { account, balance }) => signIn(account, balance))
  .on(adopted, (_, account) => signIn(account, null))
  .on(sessionEnded, end)
  .on(refreshed, refresh)
  .on(userAccepted, changeUser)
  .on(subscribedAccepted, markSubscribed)
  .on(balanceChanged, changeBalance)
  .on(caughtUp, catchUp);

sample({ clock: $session, fn: (session) => (isSignedIn(session) ? session.token : null), target: $token });
sample({ clock: $session, fn: (session) => (isSignedIn(session) ? session.user.id : null), target: $userId });

sample({ clock: [tabOpened, otherTabChanged], target: readStoredAccountFx });
sample({ clock: authenticated, target: storeAccountFx });
sample({ clock: loggedOut, fn: ({ token }) => token, target: revokeTokenFx });
sample({ clock: [loggedOut, deleted, sessionExpired], target: deleteStoredAccountFx });
// The next user of a shared computer must not see them; after an expired session, the owner shall.
sample({ clock: [loggedOut, deleted], target: removeDraftsFx });
sample({
  clock: [storeAccountFx.done, updateStoredAccountFx.done, deleteStoredAccountFx.done],
  target: notifyOtherTabsFx,
});
sample({ clock: changedHere, source: $session, filter: isSignedIn, target: updateStoredAccountFx });

// The page shows at once from the cookie; the server confirms that the token is still valid.
sample({ clock: adopted, target: meQuery.start });
sample({ clock: accountRefreshRequested, source: $session, filter: isSignedIn, target: meQuery.start });
