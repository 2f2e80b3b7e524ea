export {
  createGetBillingDetailsQuery,
  createGetInvoiceQuery,
  createListInvoicesQuery,
  createSaveBillingDetailsMutation,
  getBillingDetailsFx,
  getInvoiceFx,
  listInvoicesFx,
  saveBillingDetailsFx,
} from './generated/invoices.ts';
export type {
  BillingDetails,
  Invoice,
  InvoiceLine,
  InvoiceStatus,
  InvoiceSummary,
} from './generated/schemas';
