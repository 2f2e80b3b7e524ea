import type { HandlersOf } from '../../platform/http/handler.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency-key.ts';
import { requireSelf } from '../customers/require-self.ts';
import type { Billing } from '../stripe/billing.ts';
import { createPaymentIntent } from './credit-packs.ts';
import {
  createSetupIntent,
  deletePaymentMethod,
  listPaymentMethods,
  updatePaymentMethod,
} from './payment-methods.ts';

type PaymentOperation =
  | 'createSetupIntent'
  | 'createPaymentIntent'
  | 'listPaymentMethods'
  | 'updatePaymentMethod'
  | 'deletePaymentMethod';

export function paymentHandlers(billing: Billing): HandlersOf<PaymentOperation> {
  const paymentMethodsOf = async (userId: string) => ({
    payment_methods: await listPaymentMethods(billing, userId),
  });

  return {
    createSetupIntent: async (request) => ({
      clientSecret: await createSetupIntent(billing, requireSelf(request, request.body.user_id)),
    }),
    createPaymentIntent: async (request) => ({
      clientSecret: await createPaymentIntent(
        billing,
        requireSelf(request, request.body.user_id),
        request.body,
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
  };
}
