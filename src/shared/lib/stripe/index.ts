export { asCardFailure, type CardFailure } from './card-failure';
export { holdsCardNumber, NO_CARD_NUMBER } from './card-number-in-text';
export {
  $stripe,
  type BillingDetails,
  type CardPayment,
  cardMounted,
  cardUnmounted,
  confirmCardPaymentFx,
  confirmCardSetupFx,
  fillTestCardFx,
  loadStripeFx,
} from './stripe';
