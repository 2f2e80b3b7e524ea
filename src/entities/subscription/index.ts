export {
  $subscription,
  subscriptionNeeded,
  subscriptionRead,
  subscriptionReadFailed,
  subscriptionRefreshRequested,
  subscriptionRefreshed,
} from './model/subscription';
export { isValid } from './model/validity';
