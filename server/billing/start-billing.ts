import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from '../platform/http/address-key.ts';
import type { Limit } from '../platform/http/limits.ts';
import { Problem } from '../platform/problem.ts';
import type { OpenBilling } from './open-billing.ts';
import { webhookRoute } from './webhooks/webhook.ts';

/** Milliseconds between two catch-ups of the sandbox. */
const CATCH_UP_INTERVAL = 10 * 60_000;

/** Adds the routes outside the contract, and starts the background work of billing. */
export async function startBilling(
  app: FastifyInstance,
  billing: OpenBilling,
  { controls, limit }: { controls: boolean; limit: Limit },
): Promise<void> {
  const { sandbox } = billing;
  await webhookRoute(app, billing);
  app.addHook('onListen', async () => void billing.catchUp());
  if (sandbox === undefined) return;
  sandbox.mount(app, { controls, onRequest: limitByAddress(app, limit) });
  const timer = setInterval(() => void billing.catchUp(), CATCH_UP_INTERVAL).unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await sandbox.settled();
  });
}

function limitByAddress(app: FastifyInstance, { max, seconds }: Limit) {
  const count = app.createRateLimit({
    max,
    timeWindow: seconds * 1000,
    keyGenerator: ({ ip }) => addressKey(ip),
  });
  return async (request: FastifyRequest) => {
    const state = await count(request);
    if (!state.isAllowed && state.isExceeded) {
      throw new Problem('too_many_requests', undefined, { retryAfter: state.ttlInSeconds });
    }
  };
}
