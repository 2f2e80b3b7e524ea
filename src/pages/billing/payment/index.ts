export { paymentOpened } from './model/payment-page';
export { PaymentPage } from './ui/payment-page';
