import type { FastifyRequest } from 'fastify';
import type { BillingAccount } from '../../generated/schemas/index.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency-key.ts';
import { rejectCardNumbers } from '../customers/card-number.ts';
import { requireSelf } from '../customers/require-self.ts';
import type { Billing } from '../stripe/billing.ts';
import { changeSubscription, pauseSubscription, resumeSubscription, setCancellation } from './lifecycle.ts';
import { previewSubscription } from './preview.ts';
import { pollStatus, type ReadCover, readStatus } from './status.ts';
import { rejectUnsold } from '../plans/reject-unsold.ts';
import { createSubscription } from './subscribe.ts';

type SubscriptionOperation =
  | 'getSubscriptionStatus'
  | 'pollSubscriptionStatus'
  | 'createSubscription'
  | 'previewSubscription'
  | 'changeSubscription'
  | 'pauseSubscription'
  | 'resumeSubscription'
  | 'cancelSubscription'
  | 'undoCancellation';

export function subscriptionHandlers(
  billing: Billing,
  coverOf: ReadCover,
): HandlersOf<SubscriptionOperation> {
  const statusAfter = async (userId: string, clientSecret: string | null | void) => ({
    ...(await readStatus(billing, coverOf, userId)),
    ...(clientSecret && { clientSecret }),
  });
  const changeHandler =
    (change: (userId: string) => Promise<string | null | void>) =>
    async (request: FastifyRequest<{ Body: BillingAccount }>) => {
      const { id } = requireSelf(request, request.body.user_id);
      return statusAfter(id, await change(id));
    };

  return {
    getSubscriptionStatus: async (request) =>
      readStatus(billing, coverOf, requireSelf(request, request.params.userId).id),
    pollSubscriptionStatus: async (request) =>
      pollStatus(billing, coverOf, requireSelf(request, request.params.userId).id),

    async createSubscription(request) {
      const { user_id, coupon, billing_details } = request.body;
      const payer = requireSelf(request, user_id);
      rejectUnsold(billing, payer);
      rejectCardNumbers({ coupon, billing_details });
      return createSubscription(billing, payer, request.body, idempotencyKeyOf(request));
    },
    async previewSubscription(request) {
      const { user_id, coupon } = request.body;
      const payer = requireSelf(request, user_id);
      rejectCardNumbers({ coupon });
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
  };
}
