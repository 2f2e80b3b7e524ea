import type { FastifyInstance } from 'fastify';
import { Problem } from '../../platform/problem.ts';
import type { Billing } from '../stripe/billing.ts';
import { receiveWebhook } from './events.ts';

/** Stripe's webhook. The signature covers the raw body, so it is not parsed as JSON. */
export async function webhookRoute(app: FastifyInstance, billing: Billing): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      async (_: unknown, body: string) => body,
    );
    scope.post('/api/stripe/webhook', async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      if (typeof request.body !== 'string' || typeof signature !== 'string') throw new Problem('bad_request');
      await receiveWebhook(billing, request.body, signature);
      return reply.send({ received: true });
    });
  });
}
