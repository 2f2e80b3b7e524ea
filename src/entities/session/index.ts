export {
  $balance,
  $session,
  $user,
  accountChanged,
  accountDeleted,
  accountRefreshAsked,
  adopted,
  authenticated,
  balanceChanged,
  loggedOut,
  logoutAsked,
  markedSubscribed,
  meQuery,
  otherTabSpoke,
  sessionEnded,
  sessionExpired,
  signedIn,
  tabOpened,
  userChanged,
} from './model/session';
export { listenToOtherTabs } from './model/other-tabs';
export {
  isSignedIn,
  type Session,
  type SignedIn,
  type Stage,
  stageOf,
} from './model/transitions';
