export {
  $subscription,
  subscriptionNeeded,
  subscriptionRead,
  subscriptionReadFailed,
  subscriptionRefreshAsked,
  subscriptionRefreshed,
} from './model/subscription';
export { isValid } from './model/validity';
