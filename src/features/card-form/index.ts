export {
  cardFormAccepted,
  cardFormOpened,
  cardFormReset,
  cardFormSubmitted,
  cardProviderCame,
  cardProviderFailed,
  cardProviderNeeded,
} from './model/card-form';
export { CardForm, type CardFormProps } from './ui/card-form';
