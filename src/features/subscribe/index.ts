import './model/subscribe-requests';

export {
  $paymentMethods,
  $subscribing,
  payAsked,
  paymentLeft,
  paymentReached,
  subscribed,
  subscribeFailed,
} from './model/subscribe';
export { isAtRest, type Order, type Subscribing } from './model/subscribing';
