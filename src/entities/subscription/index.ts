export {
  $subscription,
  $subscriptionStatus,
  subscriptionChanged,
  subscriptionNeeded,
  subscriptionRead,
  subscriptionRefreshRequested,
  subscriptionRefreshed,
} from './model/subscription';
export { known, type Subscription, unknown } from './model/transitions';
export { coverInWords, givenInWords, isOnlyCovered } from './model/cover';
export { isValid } from './model/validity';
