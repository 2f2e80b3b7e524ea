export {
  $balance,
  $session,
  $user,
  accountRefreshAsked,
  adopted,
  authenticated,
  balanceChanged,
  loggedOut,
  logoutAsked,
  meQuery,
  otherTabSpoke,
  refreshed,
  sessionEnded,
  sessionExpired,
  signedIn,
  tabOpened,
} from './model/session';
export { listenToOtherTabs } from './model/other-tabs';
export { isSignedIn, isUnverified, type Session, type SignedIn } from './model/transitions';
