export {
  $balance,
  $session,
  $user,
  accountChanged,
  accountDeleted,
  accountRefreshRequested,
  accountSwitchRequested,
  adopted,
  authenticated,
  balanceChanged,
  logoutRequested,
  markedSubscribed,
  meQuery,
  otherTabChanged,
  sessionEnded,
  signedIn,
  tabOpened,
  userChanged,
} from './model/session';
export { listenToOtherTabs } from './model/other-tabs';
export {
  type Ending,
  isSignedIn,
  type Session,
  type SignedIn,
  type Stage,
  stageOf,
} from './model/transitions';
