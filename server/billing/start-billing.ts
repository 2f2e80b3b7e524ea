import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from '../platform/http/address-key.ts';
import type { Limit } from '../platform/http/limits.ts';
import { Problem } from '../platform/problem.ts';
import type { OpenBilling } from './open-billing.ts';
import { sendTrialReminders } from './subscriptions/trial-reminder.ts';
import { webhookRoute } from './webhooks/webhook.ts';

/** Milliseconds between two catch-ups of the sandbox. */
const CATCH_UP_INTERVAL = 10 * 60_000;
/** Milliseconds between two searches for trials that end soon. */
const REMINDER_INTERVAL = 60 * 60_000;

/** Adds the routes outside the contract, and starts the background work of billing. */
export async function startBilling(
  app: FastifyInstance,
  billing: OpenBilling,
  { controls, limit }: { controls: boolean; limit: Limit },
): Promise<void> {
  const { sandbox } = billing;
  await webhookRoute(app, billing);
  app.addHook('onListen', async () => void billing.catchUp());
  if (billing.settings.provider !== 'off') remindOfTrials(app, billing);
  if (sandbox === undefined) return;
  sandbox.mount(app, { controls, onRequest: limitByAddress(app, limit) });
  const timer = setInterval(() => void billing.catchUp(), CATCH_UP_INTERVAL).unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await sandbox.settled();
  });
}

/** Sends due reminders when the app listens and every hour after that. */
function remindOfTrials(app: FastifyInstance, billing: OpenBilling): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const remind = () => {
    running = sendTrialReminders(billing).catch((error: unknown) => {
      app.log.error({ err: error }, 'Reminders of ending trials failed');
    });
  };
  app.addHook('onListen', async () => {
    remind();
    timer = setInterval(remind, REMINDER_INTERVAL).unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await running;
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
