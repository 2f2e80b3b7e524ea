export {
  createGetBillingDetailsQuery,
  getBillingDetailsFx,
} from './generated/operations/get-billing-details.ts';
export { createGetInvoiceQuery, getInvoiceFx } from './generated/operations/get-invoice.ts';
export { createListInvoicesQuery, listInvoicesFx } from './generated/operations/list-invoices.ts';
export {
  createSaveBillingDetailsMutation,
  saveBillingDetailsFx,
} from './generated/operations/save-billing-details.ts';
export type {
  BillingDetails,
  Invoice,
  InvoiceLine,
  InvoiceReturn,
  InvoiceStatus,
  InvoiceSummary,
} from './generated/schemas';
