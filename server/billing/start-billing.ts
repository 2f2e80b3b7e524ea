import type { FastifyInstance } from 'fastify';
import type { Limit } from '../platform/http/limits.ts';
import type { OpenBilling } from './open-billing.ts';
import { browserRoutes } from './sandbox/browser-routes.ts';
import { webhookRoute } from './webhook.ts';

/** Nobody else tells the sandbox that time has passed. */
const LOOK_EVERY = 10 * 60_000;

/** The routes beside the contract, and what runs while the server listens. */
export async function startBilling(
  app: FastifyInstance,
  billing: OpenBilling,
  { clock, limit }: { clock: boolean; limit: Limit },
): Promise<void> {
  const { sandbox } = billing;
  await webhookRoute(app, billing);
  app.addHook('onListen', async () => void billing.catchUp());
  if (sandbox === undefined) return;
  browserRoutes(app, sandbox, { clock, limit });
  const timer = setInterval(() => void billing.catchUp(), LOOK_EVERY).unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await sandbox.settled();
  });
}
