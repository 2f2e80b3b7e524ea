import type { FastifyRequest } from 'fastify';
import type { Account } from '../accounts/users/account.ts';
import type { BillingAccount } from '../generated/schemas/index.ts';
import type { HandlersOf } from '../platform/http/handler.ts';
import { idempotencyKeyOf } from '../platform/http/idempotency-key.ts';
import { Problem } from '../platform/problem.ts';
import type { Billing } from './stripe/billing.ts';
import { refuseCardNumbers } from './customers/card-number.ts';
import { createPaymentIntent } from './payments/credit-packs.ts';
import { readDetails, saveDetails } from './customers/customers.ts';
import { getInvoice, listInvoices } from './invoices/invoices.ts';
import {
  changeSubscription,
  pauseSubscription,
  resumeSubscription,
  setCancellation,
} from './subscriptions/lifecycle.ts';
import {
  createSetupIntent,
  deletePaymentMethod,
  listPaymentMethods,
  updatePaymentMethod,
} from './payments/payment-methods.ts';
import { creditPacks, plans } from './plans/plans.ts';
import { previewSubscription } from './subscriptions/preview.ts';
import { pollStatus, readStatus } from './subscriptions/status.ts';
import { createSubscription } from './subscriptions/subscribe.ts';
import { topUp } from './credits/top-up.ts';

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

/** The caller, who must be the user that the call names. */
function requireSelf(request: FastifyRequest, userId: string): Account {
  if (request.user.id !== userId.toLowerCase()) throw new Problem('forbidden');
  return request.user;
}

export function billingHandlers(billing: Billing): HandlersOf<BillingOperation> {
  const { db } = billing;
  const paymentMethodsOf = async (userId: string) => ({
    payment_methods: await listPaymentMethods(billing, userId),
  });
  const statusAfter = async (userId: string, clientSecret: string | null | void) => ({
    ...(await readStatus(billing, userId)),
    ...(clientSecret && { clientSecret }),
  });
  const changeHandler =
    (change: (userId: string) => Promise<string | null | void>) =>
    async (request: FastifyRequest<{ Body: BillingAccount }>) => {
      const { id } = requireSelf(request, request.body.user_id);
      return statusAfter(id, await change(id));
    };

  return {
    listPlans: async ({ query }) => ({
      plans: plans.filter(({ interval }) => interval === (query.interval ?? 'month')),
    }),
    listCreditPacks: async () => ({ credit_packs: [...creditPacks] }),

    getSubscriptionStatus: async (request) =>
      readStatus(billing, requireSelf(request, request.params.userId).id),
    pollSubscriptionStatus: async (request) =>
      pollStatus(billing, requireSelf(request, request.params.userId).id),

    createSetupIntent: async (request) => ({
      clientSecret: await createSetupIntent(billing, requireSelf(request, request.body.user_id)),
    }),
    async createSubscription(request) {
      const { user_id, coupon, billing_details } = request.body;
      const payer = requireSelf(request, user_id);
      refuseCardNumbers({ coupon, billing_details });
      return createSubscription(billing, payer, request.body, idempotencyKeyOf(request));
    },
    async previewSubscription(request) {
      const { user_id, coupon } = request.body;
      const payer = requireSelf(request, user_id);
      refuseCardNumbers({ coupon });
      return previewSubscription(billing, payer, request.body);
    },
    async changeSubscription(request) {
      const { user_id, price_id, proration_date } = request.body;
      const payer = requireSelf(request, user_id);
      return statusAfter(payer.id, await changeSubscription(billing, payer, price_id, proration_date));
    },
    pauseSubscription: changeHandler((id) => pauseSubscription(billing, id)),
    resumeSubscription: changeHandler((id) => resumeSubscription(billing, id)),
    cancelSubscription: changeHandler((id) => setCancellation(billing, id, true)),
    undoCancellation: changeHandler((id) => setCancellation(billing, id, false)),

    createPaymentIntent: async (request) => ({
      clientSecret: await createPaymentIntent(
        billing,
        requireSelf(request, request.body.user_id),
        request.body.pack_id,
        idempotencyKeyOf(request),
      ),
    }),

    listPaymentMethods: async (request) => paymentMethodsOf(requireSelf(request, request.params.userId).id),
    async updatePaymentMethod(request) {
      const { id } = requireSelf(request, request.body.user_id);
      const clientSecret = await updatePaymentMethod(billing, id, request.body.payment_method_id);
      return { ...(await paymentMethodsOf(id)), clientSecret };
    },
    async deletePaymentMethod(request, reply) {
      const { id } = requireSelf(request, request.params.userId);
      await deletePaymentMethod(billing, id, request.params.paymentMethodId);
      return reply.code(204).send();
    },

    listInvoices: async (request) =>
      listInvoices(billing, requireSelf(request, request.params.userId).id, request.query),
    getInvoice: async (request) =>
      getInvoice(billing, requireSelf(request, request.params.userId).id, request.params.invoiceId),

    getBillingDetails: async (request) => readDetails(billing, requireSelf(request, request.params.userId)),
    async saveBillingDetails(request) {
      const payer = requireSelf(request, request.params.userId);
      refuseCardNumbers(request.body);
      await saveDetails(billing, payer, request.body);
      return readDetails(billing, payer);
    },

    async topUpTokens(request) {
      const { user_id, credits } = request.body;
      const balance = await topUp(db, user_id, credits, idempotencyKeyOf(request));
      const message = `${credits.toLocaleString('en-US')} credits were added.`;
      return { status: 'success', message, data: { token_balance: balance } };
    },
  };
}
