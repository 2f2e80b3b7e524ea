import type { HandlersOf } from '../../platform/http/handler.ts';
import { requireSelf } from '../customers/require-self.ts';
import type { Billing } from '../stripe/billing.ts';
import { getInvoice, listInvoices } from './invoices.ts';

export function invoiceHandlers(billing: Billing): HandlersOf<'listInvoices' | 'getInvoice'> {
  return {
    listInvoices: async (request) =>
      listInvoices(billing, requireSelf(request, request.params.userId).id, request.query),
    getInvoice: async (request) =>
      getInvoice(billing, requireSelf(request, request.params.userId).id, request.params.invoiceId),
  };
}
