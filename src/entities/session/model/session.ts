import { createEffect, createEvent, createStore, merge, sample } from 'effector';
import { $token, createGetMeQuery, logout, type TokenBalance, unauthorized } from '@/shared/api';
import { toastShown } from '@/shared/lib/toasts';
import {
  type Authentication,
  forgetAccountFx,
  keepAccountFx,
  readKeptAccountFx,
  updateKeptAccountFx,
} from './kept-account';
import { tellOtherTabsFx } from './other-tabs';
import {
  adopt,
  changeBalance,
  isSignedIn,
  refresh,
  type Session,
  signIn,
  signOut,
  visitor,
} from './transitions';

/** The page was opened: whoever the cookies name is signed in from the first moment. */
export const tabOpened = createEvent();
export const otherTabSpoke = createEvent();
/** Login or registration went well. */
export const authenticated = createEvent<Authentication>();
export const logoutAsked = createEvent();
/** Asks the server how the account stands now. */
export const accountRefreshAsked = createEvent();
/** A call has said what is left. */
export const balanceChanged = createEvent<TokenBalance>();

// visitor -> signedIn -> visitor
export const $session = createStore<Session>(visitor, { name: 'session' });
export const $user = $session.map((session) => (isSignedIn(session) ? session.user : null));
export const $balance = $session.map((session) => (isSignedIn(session) ? session.balance : null));

export const meQuery = createGetMeQuery();

/** The server may not answer, and the tab may be closing: whoever signs out is out at once all the same. */
export const revokeTokenFx = createEffect({
  name: 'revokeToken',
  handler: (token: string) => logout({ headers: { Authorization: `Bearer ${token}` }, keepalive: true }),
});

export const signedIn = sample({
  clock: keepAccountFx.done,
  fn: ({ params, result }) => ({ account: result, balance: params.answer.token_balance }),
});
const loggedOutAccount = sample({ clock: logoutAsked, source: $session, filter: isSignedIn });
export const loggedOut = loggedOutAccount.map(() => undefined);
/** A call was refused with the token in use; later refusals of the same token find nobody signed in. */
export const sessionExpired = sample({
  clock: unauthorized,
  source: $session,
  filter: (session, token) => isSignedIn(session) && session.token === token,
  fn: () => undefined,
});
export const refreshed = sample({
  clock: meQuery.finished.success,
  source: $session,
  filter: (session, { result }) => refresh(session, result.data) !== session,
  fn: (_, { result }) => result.data,
});
const keptAccountRead = sample({
  clock: readKeptAccountFx.doneData,
  source: $session,
  filter: (session, kept) => adopt(session, kept) !== session,
  fn: (_, kept) => kept,
});
/** Another tab signed in or out. */
export const adopted = keptAccountRead.map(() => undefined);
/** Whoever was here is gone: what belonged to them is to be forgotten. */
export const sessionEnded = merge([loggedOut, sessionExpired, adopted]);

$session
  .on(signedIn, (_, { account, balance }) => signIn(account, balance))
  .on([loggedOut, sessionExpired], signOut)
  .on(refreshed, refresh)
  .on(balanceChanged, changeBalance)
  .on(keptAccountRead, adopt);

sample({ clock: $session, fn: (session) => (isSignedIn(session) ? session.token : null), target: $token });

sample({ clock: [tabOpened, otherTabSpoke], target: readKeptAccountFx });
sample({ clock: authenticated, target: keepAccountFx });
sample({ clock: loggedOutAccount, fn: ({ token }) => token, target: revokeTokenFx });
sample({ clock: [loggedOut, sessionExpired], target: forgetAccountFx });
sample({ clock: [keepAccountFx.done, forgetAccountFx.done], fn: () => undefined, target: tellOtherTabsFx });
sample({ clock: refreshed, source: $session, filter: isSignedIn, target: updateKeptAccountFx });

// The cookie shows the page at once, the server says whether it still holds.
sample({ clock: adopted, source: $session, filter: isSignedIn, fn: () => undefined, target: meQuery.start });
sample({
  clock: accountRefreshAsked,
  source: $session,
  filter: isSignedIn,
  fn: () => undefined,
  target: meQuery.start,
});

sample({
  clock: loggedOut,
  fn: () => ({ tone: 'ok' as const, title: 'User has bees successfully logout.' }),
  target: toastShown,
});
sample({
  clock: sessionExpired,
  fn: () => ({ tone: 'info' as const, title: 'Please login to continue' }),
  target: toastShown,
});
