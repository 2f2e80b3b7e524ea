export {
  $balance,
  $session,
  $user,
  accountChanged,
  accountDeleted,
  accountRefreshRequested,
  adopted,
  authenticated,
  balanceChanged,
  loggedOut,
  logoutRequested,
  markedSubscribed,
  meQuery,
  otherTabChanged,
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
