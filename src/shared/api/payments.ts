export {
  createCreatePaymentIntentMutation,
  createCreateSetupIntentMutation,
  createDeletePaymentMethodMutation,
  createListPaymentMethodsQuery,
  createPaymentIntentFx,
  createSetupIntentFx,
  createUpdatePaymentMethodMutation,
  deletePaymentMethodFx,
  listPaymentMethodsFx,
  updatePaymentMethodFx,
} from './generated/payments.ts';
export type { PaymentMethod } from './generated/schemas';
