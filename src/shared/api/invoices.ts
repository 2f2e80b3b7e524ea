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
  InvoiceReturn,
  InvoiceStatus,
  InvoiceSummary,
} from './generated/schemas';
