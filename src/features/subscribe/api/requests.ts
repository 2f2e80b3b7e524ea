import { concurrency } from '@farfetched/core';
import {
  createCreateSetupIntentMutation,
  createCreateSubscriptionMutation,
  createGetSubscriptionStatusQuery,
  createListPaymentMethodsQuery,
  createPollSubscriptionStatusQuery,
} from '@/shared/api/billing';

export const statusQuery = createGetSubscriptionStatusQuery();
export const setupIntentMutation = createCreateSetupIntentMutation();
export const subscriptionMutation = createCreateSubscriptionMutation();
export const pollQuery = createPollSubscriptionStatusQuery();
export const paymentMethodsQuery = createListPaymentMethodsQuery();

concurrency(statusQuery, { strategy: 'TAKE_LATEST' });
