import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from '../platform/http/address-key.ts';
import type { Limit, Limits } from '../platform/http/limits.ts';
import { HOUR, MINUTE } from '../platform/jobs/crons.ts';
import { Problem } from '../platform/problem.ts';
import { billingHandlers } from './handlers.ts';
import type { OpenBilling } from './open-billing.ts';
import type { ReadCover } from './subscriptions/status.ts';
import { sendTrialReminders } from './subscriptions/trial-reminder.ts';
import { webhookRoute } from './webhooks/webhook.ts';

interface Dependencies {
  billing: OpenBilling;
  /** Whether the sandbox shows its controls, as in a demonstration. */
  controls: boolean;
  limits: Limits;
  coverOf: ReadCover;
}

/** Plans, payments and credits, through Stripe. */
export async function billingArea(
  app: FastifyInstance,
  { billing, controls, limits, coverOf }: Dependencies,
): Promise<void> {
  app.handle(billingHandlers(billing, coverOf));
  const { sandbox, settings } = billing;
  await webhookRoute(app, billing);
  if (settings.provider !== 'off') scheduleBilling(app, billing);
  if (sandbox === undefined) return;
  sandbox.mount(app, { controls, onRequest: limitByAddress(app, limits.address) });
  app.addHook('preClose', () => sandbox.settled());
}

function scheduleBilling({ jobs }: FastifyInstance, billing: OpenBilling): void {
  jobs.add({
    name: 'catch-up-billing',
    // Stripe repeats its events itself, the sandbox does not.
    every: billing.sandbox ? 10 * MINUTE : 'start',
    retries: 3,
    run: () => billing.catchUp(),
  });
  jobs.add({ name: 'remind-of-trials', every: HOUR, retries: 3, run: () => sendTrialReminders(billing) });
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
