import { creditHandlers } from './credits/handlers.ts';
import { customerHandlers } from './customers/handlers.ts';
import { invoiceHandlers } from './invoices/handlers.ts';
import { paymentHandlers } from './payments/handlers.ts';
import { planHandlers } from './plans/handlers.ts';
import type { Billing } from './stripe/billing.ts';
import { subscriptionHandlers } from './subscriptions/handlers.ts';

/** The handlers of every room of the area. */
export const billingHandlers = (billing: Billing) => ({
  ...planHandlers,
  ...customerHandlers(billing),
  ...subscriptionHandlers(billing),
  ...paymentHandlers(billing),
  ...invoiceHandlers(billing),
  ...creditHandlers(billing),
});
