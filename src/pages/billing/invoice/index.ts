export { invoiceOpened } from './model/invoice';
export { InvoicePage } from './ui/invoice-page';
