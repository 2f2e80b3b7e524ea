export {
  agreeBeforePaymentFx,
  createAgreeBeforePaymentMutation,
} from './generated/operations/agree-before-payment.ts';
export {
  createCreatePaymentIntentMutation,
  createPaymentIntentFx,
} from './generated/operations/create-payment-intent.ts';
export {
  createCreateSetupIntentMutation,
  createSetupIntentFx,
} from './generated/operations/create-setup-intent.ts';
export {
  createDeletePaymentMethodMutation,
  deletePaymentMethodFx,
} from './generated/operations/delete-payment-method.ts';
export {
  createListPaymentMethodsQuery,
  listPaymentMethodsFx,
} from './generated/operations/list-payment-methods.ts';
export {
  createUpdatePaymentMethodMutation,
  updatePaymentMethodFx,
} from './generated/operations/update-payment-method.ts';
export type { PaymentMethod } from './generated/schemas';
