export { createBankQuestion } from './model/bank-question';
export {
  cardFormAccepted,
  cardFormOpened,
  cardFormReset,
  cardFormSubmitted,
} from './model/card-form';
export { CardForm, type CardFormProps } from './ui/card-form';
