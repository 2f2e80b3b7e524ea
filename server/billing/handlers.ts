import { creditHandlers } from './credits/handlers.ts';
import { customerHandlers } from './customers/handlers.ts';
import { invoiceHandlers } from './invoices/handlers.ts';
import { paymentHandlers } from './payments/handlers.ts';
import { planHandlers } from './plans/handlers.ts';
import type { Billing } from './stripe/billing.ts';
import { subscriptionHandlers } from './subscriptions/handlers.ts';
import type { ReadCover } from './subscriptions/status.ts';

/** The handlers of every room of the area. */
export const billingHandlers = (billing: Billing, coverOf: ReadCover) => ({
  ...planHandlers,
  ...customerHandlers(billing),
  ...subscriptionHandlers(billing, coverOf),
  ...paymentHandlers(billing),
  ...invoiceHandlers(billing),
  ...creditHandlers(billing),
});
