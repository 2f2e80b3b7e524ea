import type { HandlersOf } from '../http/handler.ts';
import { Problem } from '../problem.ts';
import { creditPacks, plans } from './plans.ts';

type BillingOperation =
  | 'listPlans'
  | 'getSubscriptionStatus'
  | 'pollSubscriptionStatus'
  | 'createSetupIntent'
  | 'createSubscription'
  | 'changeSubscription'
  | 'pauseSubscription'
  | 'resumeSubscription'
  | 'cancelSubscription'
  | 'undoCancellation'
  | 'previewSubscription'
  | 'listCreditPacks'
  | 'createPaymentIntent'
  | 'listPaymentMethods'
  | 'deletePaymentMethod'
  | 'updatePaymentMethod'
  | 'listInvoices'
  | 'getInvoice'
  | 'getBillingDetails'
  | 'saveBillingDetails'
  | 'topUpTokens';

const notYet = async () => Promise.reject(new Problem('unavailable'));

export function billingHandlers(): HandlersOf<BillingOperation> {
  return {
    listPlans: async ({ query }) => ({
      plans: plans.filter(({ interval }) => interval === (query.interval ?? 'month')),
    }),
    listCreditPacks: async () => ({ credit_packs: [...creditPacks] }),
    getSubscriptionStatus: notYet,
    pollSubscriptionStatus: notYet,
    createSetupIntent: notYet,
    createSubscription: notYet,
    changeSubscription: notYet,
    pauseSubscription: notYet,
    resumeSubscription: notYet,
    cancelSubscription: notYet,
    undoCancellation: notYet,
    previewSubscription: notYet,
    createPaymentIntent: notYet,
    listPaymentMethods: notYet,
    deletePaymentMethod: notYet,
    updatePaymentMethod: notYet,
    listInvoices: notYet,
    getInvoice: notYet,
    getBillingDetails: notYet,
    saveBillingDetails: notYet,
    topUpTokens: notYet,
  };
}
