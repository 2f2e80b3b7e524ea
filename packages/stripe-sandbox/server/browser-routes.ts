import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import { billingFields, expiryFields } from './api/payment-methods.ts';
import type { BrowserAction, BrowserSandbox, IntentKind } from './browser-actions.ts';
import { addControlRoutes } from './control-routes.ts';
import { ApiError, invalidRequest } from './objects/api-error.ts';
import { read } from './read-body.ts';

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

export interface BrowserRouteOptions {
  /**
   * Adds the routes that advance the clock and that refund and dispute payments. Any visitor may
   * call them, so they are for demo mode only.
   */
  controls: boolean;
  /** Runs before each call, such as the host's rate limit. */
  onRequest: onRequestAsyncHookHandler;
}

/**
 * The routes for the stand-in for Stripe.js. They need no signed-in user, because a client secret
 * gives access to its intent only. Errors have Stripe’s format, except those that `onRequest`
 * throws.
 */
export function addBrowserRoutes(
  app: FastifyInstance,
  sandbox: BrowserSandbox,
  { controls, onRequest }: BrowserRouteOptions,
): void {
  const options = { onRequest, bodyLimit: SMALL_BODY, errorHandler: answerApiError };

  app.post<{ Params: { intents: string; id: string; action: string } }>(
    '/sandbox/stripe/v1/:intents/:id/:action',
    options,
    async (request, reply) => {
      const { intents, id, action } = request.params;
      const kind = kinds[intents];
      const call = readCall(action, request.body);
      if (kind === undefined || call === undefined) throw unknownPath(request);
      const { status, body } = await sandbox.browse(kind, id, call.client_secret, call.action);
      return reply.header('cache-control', 'no-store').code(status).send(body);
    },
  );

  if (!controls) return;
  addControlRoutes(app, sandbox, options);
}

function answerApiError(error: unknown, _: FastifyRequest, reply: FastifyReply): void {
  if (!(error instanceof ApiError)) throw error;
  void reply.code(error.status).send(error.body);
}

const unknownPath = ({ method, url }: FastifyRequest) =>
  new ApiError(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${url}).`);

function readCall(name: string, body: unknown): { client_secret: string; action: BrowserAction } | undefined {
  if (holdsCardNumber(body)) throw invalidRequest('A card number must not be sent here.');
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

/**
 * Finds twelve to nineteen digits, separators allowed. Digits inside a word or an email address do
 * not count.
 */
const holdsCardNumber = (body: unknown) =>
  /(?<!\w)(?:\d[ -]?){11,18}\d(?![\w@])/.test(JSON.stringify(body ?? ''));
