export { asCardFailure, type CardFailure } from './card-failure';
export {
  $stripe,
  type BillingDetails,
  type CardPayment,
  cardMounted,
  cardUnmounted,
  confirmCardPaymentFx,
  confirmCardSetupFx,
  handleNextActionFx,
  loadStripeFx,
} from './stripe';
