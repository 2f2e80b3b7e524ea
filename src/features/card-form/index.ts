export { createPaymentAuthentication } from './model/payment-authentication';
export {
  cardFormAccepted,
  cardFormChecked,
  cardFormOpened,
  cardFormReset,
  cardFormSubmitted,
} from './model/card-form';
export { CardForm, type CardFormProps } from './ui/card-form';
