export { checkForm, type FieldMessages, messagesWithin } from './model/form-check';
export { blankOf, type FormField, readFormSchema } from './model/form-schema';
export {
  filledForm,
  filledRows,
  type FormValues,
  inputOf,
  isShown,
  listIn,
  mixIn,
  type MixRow,
  mixTotals,
  numberIn,
  recordIn,
  rowsIn,
  STORED_KINDS,
  switchIn,
  textIn,
} from './model/form-values';
