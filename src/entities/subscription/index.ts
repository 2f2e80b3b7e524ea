export {
  $subscription,
  $subscriptionPending,
  subscriptionRead,
  subscriptionReadFailed,
  subscriptionRefreshAsked,
  subscriptionRefreshed,
} from './model/subscription';
export { isValid, isValidSubscription } from './model/validity';
