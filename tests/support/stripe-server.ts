import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Catalogue } from 'stripe-sandbox/server/catalogue';
import { createSandbox, type Sandbox } from 'stripe-sandbox/server';
import type { Database } from '../../server/platform/database/client.ts';

/** The faults of a call. */
export type Fault = 'time-out' | 'lost connection' | 'conflict' | 'rate-limit' | 'error';

/** Whether the fault happens before or after the call takes effect. */
export type Moment = 'before' | 'after';

export interface Webhook {
  type: string;
  body: string;
  signature: string;
}

export interface StripeServer {
  /** For `STRIPE_API_BASE`. */
  url: string;
  sandbox: Sandbox;
  /** The calls, such as `POST /v1/customers`. */
  calls: string[];
  /** All signed webhooks, in the order of the events. */
  webhooks: Webhook[];
  /** The receiver of webhooks; null drops them. */
  deliverTo(receiver: ((webhook: Webhook) => Promise<void>) | null): void;
  /** Makes the next such call (`POST /v1/customers`) fail once. */
  failNext(call: string, fault: Fault, moment?: Moment): void;
  /** Makes the first attempt of each distinct call fail; its retry succeeds. */
  failEachOnce(fault: Fault, moment: Moment): void;
  /** Cancels all faults. */
  heal(): void;
  close(): Promise<void>;
}

interface Options {
  db: Database;
  catalogue: Catalogue;
  webhookSecret: string;
  /** The current time, for the sandbox. */
  now?: () => Date;
}

/** Serves the sandbox on a port, for a server with `STRIPE_API_BASE`, and injects faults. */
export async function startStripeServer(options: Options): Promise<StripeServer> {
  const calls: string[] = [];
  const webhooks: Webhook[] = [];
  let receiver: ((webhook: Webhook) => Promise<void>) | null = null;
  const order = new FaultOrder();
  const sandbox = createSandbox({
    ...options,
    async deliver(body, signature) {
      const webhook = { type: typeOf(body), body, signature };
      if (!webhooks.some((known) => known.body === body)) webhooks.push(webhook);
      await receiver?.(webhook);
    },
  });
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(asError(error)));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', 'http://stripe.test');
    const call = `${request.method ?? 'GET'} ${pathname}`;
    const body = await text(request);
    calls.push(call);
    const fault = order.take(call, `${call}${search}\n${body}`);
    if (fault?.moment === 'before') {
      fail(response, fault.kind);
      return;
    }
    const key = request.headers['idempotency-key'];
    const answered = await sandbox.answer({
      method: request.method ?? 'GET',
      path: pathname,
      query: search.slice(1),
      body,
      idempotencyKey: typeof key === 'string' ? key : undefined,
    });
    if (fault) fail(response, fault.kind);
    else send(response, answered.status, answered.body);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');

  return {
    url: `http://127.0.0.1:${address.port}`,
    sandbox,
    calls,
    webhooks,
    deliverTo(next) {
      receiver = next;
    },
    failNext: (call, kind, moment = 'before') => order.next(call, { kind, moment }),
    failEachOnce: (kind, moment) => order.each({ kind, moment }),
    heal: () => order.heal(),
    async close() {
      await sandbox.settled();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

interface OrderedFault {
  kind: Fault;
  moment: Moment;
}

/** Decides which calls fail: selected ones once, or each distinct one once. */
class FaultOrder {
  #chosen: { call: string; fault: OrderedFault }[] = [];
  #each: OrderedFault | undefined;
  readonly #met = new Set<string>();

  next(call: string, fault: OrderedFault): void {
    this.#chosen.push({ call, fault });
  }

  each(fault: OrderedFault): void {
    this.#each = fault;
    this.#met.clear();
  }

  heal(): void {
    this.#each = undefined;
    this.#chosen = [];
  }

  take(call: string, request: string): OrderedFault | undefined {
    const index = this.#chosen.findIndex((chosen) => chosen.call === call);
    if (index >= 0) return this.#chosen.splice(index, 1)[0]?.fault;
    if (this.#each === undefined || this.#met.has(request)) return undefined;
    this.#met.add(request);
    return this.#each;
  }
}

function fail(response: ServerResponse, fault: Fault): void {
  // Sends nothing, so the client times out.
  if (fault === 'time-out') return;
  if (fault === 'lost connection') return void response.destroy();
  const { status, ...error } = failures[fault];
  send(response, status, { error });
}

const failures = {
  conflict: {
    status: 409,
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: 'There is currently another in-progress request using this Idempotency Key.',
  },
  'rate-limit': {
    status: 429,
    type: 'invalid_request_error',
    code: 'rate_limit',
    message: 'Request rate limit exceeded.',
  },
  error: { status: 500, type: 'api_error', message: 'An unknown error occurred.' },
};

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': `req_${crypto.randomUUID()}`,
  });
  response.end(JSON.stringify(body));
}

function typeOf(body: string): string {
  const event: unknown = JSON.parse(body);
  return typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : '';
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
