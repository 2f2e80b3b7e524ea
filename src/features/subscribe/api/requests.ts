import { concurrency } from '@/shared/api';
import { createCreateSetupIntentMutation, createListPaymentMethodsQuery } from '@/shared/api/payments';
import {
  createCreateSubscriptionMutation,
  createGetSubscriptionStatusQuery,
  createPollSubscriptionStatusQuery,
} from '@/shared/api/subscriptions';

export const statusQuery = createGetSubscriptionStatusQuery();
export const setupIntentMutation = createCreateSetupIntentMutation();
export const subscriptionMutation = createCreateSubscriptionMutation();
export const pollQuery = createPollSubscriptionStatusQuery();
export const paymentMethodsQuery = createListPaymentMethodsQuery();

concurrency(statusQuery, { strategy: 'TAKE_LATEST' });
