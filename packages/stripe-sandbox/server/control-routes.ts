import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import type { BrowserSandbox } from './browser-actions.ts';
import { read } from './read-body.ts';

const DAY = 86_400_000;

const move = z.strictObject({ advance_days: z.number().positive().max(800) });
const dashboardAction = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('refund'), amount: z.int().positive().optional() }),
  z.strictObject({ action: z.literal('dispute') }),
  z.strictObject({ action: z.literal('close_dispute'), outcome: z.enum(['won', 'lost']) }),
]);

/** The routes of clock and dashboard, for demonstrations and tests. */
export function addControlRoutes(
  app: FastifyInstance,
  sandbox: BrowserSandbox,
  options: RouteShorthandOptions,
): void {
  app.get('/sandbox/clock', options, async () => ({ now: await sandbox.now() }));
  app.post<{ Body: unknown }>('/sandbox/clock', options, async (request, reply) => {
    const { advance_days: days } = read(move, request.body);
    await sandbox.advance(new Date((await sandbox.now()).getTime() + days * DAY));
    return reply.send({ now: await sandbox.now() });
  });
  app.post<{ Params: { id: string }; Body: unknown }>(
    '/sandbox/payments/:id',
    options,
    async (request, reply) => {
      const { status, body } = await sandbox.returnPayment(
        request.params.id,
        read(dashboardAction, request.body),
      );
      return reply.code(status).send(body);
    },
  );
}
