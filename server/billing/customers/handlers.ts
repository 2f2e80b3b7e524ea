import type { HandlersOf } from '../../platform/http/handler.ts';
import type { Billing } from '../stripe/billing.ts';
import { rejectCardNumbers } from './card-number.ts';
import { readDetails, saveDetails } from './customers.ts';
import { requireSelf } from './require-self.ts';

export function customerHandlers(billing: Billing): HandlersOf<'getBillingDetails' | 'saveBillingDetails'> {
  return {
    getBillingDetails: async (request) => readDetails(billing, requireSelf(request, request.params.userId)),
    async saveBillingDetails(request) {
      const payer = requireSelf(request, request.params.userId);
      rejectCardNumbers(request.body);
      await saveDetails(billing, payer, request.body);
      return readDetails(billing, payer);
    },
  };
}
