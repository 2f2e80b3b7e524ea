import './model/subscribe-requests';

export {
  $paymentMethods,
  $subscribing,
  payAsked,
  paymentLeft,
  paymentReached,
} from './model/subscribe';
export { isAtRest, type Order, type Subscribing } from './model/subscribing';
