import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Limit } from '../../platform/http/limits.ts';
import { Problem } from '../../platform/problem.ts';
import { billingFields, expiryFields } from './payment-methods.ts';
import type { BrowserAction, IntentKind, Sandbox } from './sandbox.ts';

const DAY = 86_400_000;
/** By address; a whole class may pay from one. */
const standardLimit: Limit = { max: 300, seconds: 60 };
const SMALL_BODY = 8 * 1024;

const kinds: Readonly<Record<string, IntentKind>> = {
  setup_intents: 'setup_intent',
  payment_intents: 'payment_intent',
};

const secret = z.string().min(10).max(200);
const confirmation = z.strictObject({
  client_secret: secret,
  payment_method: z
    .string()
    .regex(/^pm_\w{1,80}$/)
    .optional(),
  billing_details: billingFields.optional(),
  card: expiryFields.optional(),
});
const holderAnswer = z.strictObject({ client_secret: secret, answer: z.enum(['complete', 'fail']) });

/**
 * What Stripe.js would ask of Stripe, for the sandbox's stand-in in the browser. Nobody signs in here: a client secret opens its own
 * intent. With `clock` anybody may move the sandbox's time forward, so that belongs to a demonstration.
 */
export function browserRoutes(
  app: FastifyInstance,
  sandbox: Sandbox,
  { clock, limit = standardLimit }: { clock: boolean; limit?: Limit },
): void {
  const onRequest = countCalls(app, limit);

  app.post<{ Params: { intents: string; id: string; action: string } }>(
    '/sandbox/stripe/v1/:intents/:id/:action',
    { onRequest, bodyLimit: SMALL_BODY },
    async (request, reply) => {
      const { intents, id, action } = request.params;
      const kind = kinds[intents];
      const asked = readAction(action, request.body);
      if (kind === undefined || asked === undefined) throw new Problem('not_found');
      const { status, body } = await sandbox.browse(kind, id, asked.client_secret, asked.action);
      return reply.header('cache-control', 'no-store').code(status).send(body);
    },
  );

  if (!clock) return;
  const move = z.strictObject({ advance_days: z.number().positive().max(800) });
  app.get('/sandbox/clock', { onRequest }, async () => ({ now: await sandbox.now() }));
  app.post<{ Body: unknown }>(
    '/sandbox/clock',
    { onRequest, bodyLimit: SMALL_BODY },
    async (request, reply) => {
      const asked = move.safeParse(request.body);
      if (!asked.success) throw Problem.field('advance_days', 'Say how many days, up to 800.');
      await sandbox.advance(new Date((await sandbox.now()).getTime() + asked.data.advance_days * DAY));
      return reply.send({ now: await sandbox.now() });
    },
  );
}

function readAction(
  name: string,
  body: unknown,
): { client_secret: string; action: BrowserAction } | undefined {
  if (holdsCardNumber(body)) throw new Problem('bad_request', 'A card number must not be sent here.');
  if (name === 'confirm') {
    const { client_secret, payment_method, ...card } = read(confirmation, body);
    return { client_secret, action: { action: 'confirm', payment_method, ...card } };
  }
  if (name === 'answer') {
    const { client_secret, answer } = read(holderAnswer, body);
    return { client_secret, action: { action: 'answer', answer } };
  }
  return undefined;
}

function read<Shape>(schema: z.ZodType<Shape>, body: unknown): Shape {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new Problem('bad_request');
  return parsed.data;
}

/**
 * Twelve digits or more in a row, whatever stands between them: such a text is refused unread and unkept. Digits of a name or of an
 * e-mail address are none.
 */
const holdsCardNumber = (body: unknown) =>
  /(?<!\w)(?:\d[ -]?){11,18}\d(?![\w@])/.test(JSON.stringify(body ?? ''));

function countCalls(app: FastifyInstance, { max, seconds }: Limit) {
  const count = app.createRateLimit({ max, timeWindow: seconds * 1000, keyGenerator: ({ ip }) => ip });
  return async (request: FastifyRequest) => {
    const state = await count(request);
    if (!state.isAllowed && state.isExceeded) {
      throw new Problem('too_many_requests', undefined, { retryAfter: state.ttlInSeconds });
    }
  };
}
