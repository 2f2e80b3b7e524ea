import './model/subscribe-requests';

export {
  $paymentMethods,
  $subscribing,
  payRequested,
  subscribeClosed,
  subscribeOpened,
} from './model/subscribe';
export { isInactive, type Order, type Subscribing } from './model/subscribing';
