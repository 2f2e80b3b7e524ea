import type { FastifyInstance } from 'fastify';
import { answer, type ApiAnswer, type ApiRequest } from './api/api.ts';
import { expand } from './api/expand.ts';
import { applyAction, type BrowserAction, type IntentKind } from './browser-actions.ts';
import { addBrowserRoutes, type BrowserRouteOptions } from './browser-routes.ts';
import { runScheduledChange } from './collection/scheduled-changes.ts';
import { applyDashboardAction, type DashboardAction } from './dashboard-actions.ts';
import type { Database } from './database.ts';
import { ApiError, missing } from './objects/api-error.ts';
import { type Catalogue, Shop } from './store/catalogue.ts';
import { lockClock, moveClock, readClock } from './store/clock.ts';
import { type Deliver, deliverDue } from './store/delivery.ts';
import { deleteExpired } from './store/retention.ts';
import { Store } from './store/store.ts';

export interface SandboxOptions {
  db: Database;
  catalogue: Catalogue;
  /** The secret that signs the webhooks. */
  webhookSecret: string;
  /** Delivers a webhook; if it rejects, the delivery is retried. */
  deliver: Deliver;
  /** The system time; the sandbox's clock may be ahead of it. */
  now?: () => Date;
  log?: { error(details: object, message: string): void };
}

/**
 * Implements Stripe’s API; pass `fetch` to the `stripe` package as its HTTP client. All state is in
 * the database, so any process may answer. Never call it inside a transaction of the same database.
 */
export class Sandbox {
  readonly #options: SandboxOptions;
  readonly #shop: Shop;
  readonly #systemTime: () => Date;
  #deliveries: Promise<void> = Promise.resolve();

  constructor(options: SandboxOptions) {
    this.#options = options;
    this.#shop = Shop.of(options.catalogue);
    this.#systemTime = options.now ?? (() => new Date());
  }

  fetch = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { pathname, search } = new URL(url instanceof Request ? url.url : url);
    const headers = new Headers(init.headers);
    const { status, body, isReplay } = await this.answer({
      method: init.method ?? 'GET',
      path: pathname,
      query: search.slice(1),
      body: typeof init.body === 'string' ? init.body : '',
      idempotencyKey: headers.get('idempotency-key') ?? undefined,
    });
    return Response.json(body, {
      status,
      headers: {
        'request-id': `req_${crypto.randomUUID()}`,
        ...(isReplay && { 'idempotent-replayed': 'true' }),
      },
    });
  };

  /** The response to a request, errors included. */
  async answer(request: ApiRequest): Promise<ApiAnswer> {
    const cause = { id: null, idempotency_key: request.idempotencyKey ?? null };
    return this.#change((store) => answer(store, request), cause);
  }

  /** Applies a browser’s action to the intent of its client secret. */
  async browse(kind: IntentKind, id: string, secret: string, action: BrowserAction): Promise<ApiAnswer> {
    return this.#change(async (store) => {
      const intent = await store.find(kind, id);
      if (intent === undefined || intent.client_secret !== secret) throw missing(kind, id, 'intent');
      try {
        return {
          status: 200,
          body: await expand(store, await applyAction(store, intent, action), ['payment_method']),
        };
      } catch (error) {
        if (error instanceof ApiError && error.type === 'card_error') {
          return { status: error.status, body: error.body };
        }
        throw error;
      }
    });
  }

  /** Refunds or disputes the payment of an invoice or of a payment intent, as in Stripe's dashboard. */
  async returnPayment(payment: string, action: DashboardAction): Promise<ApiAnswer> {
    return this.#change(async (store) => ({
      status: 200,
      body: await expand(store, await applyDashboardAction(store, payment, action), []),
    }));
  }

  /** Adds the routes of the stand-in for Stripe.js, and with `controls` those of clock and dashboard. */
  mount(app: FastifyInstance, options: BrowserRouteOptions): void {
    addBrowserRoutes(app, this, options);
  }

  /** The sandbox's time. */
  async now(): Promise<Date> {
    return new Date((await readClock(this.#options.db, this.#systemTime())) * 1000);
  }

  /**
   * Advances the clock: applies every change due until then at its time, and delivers its webhooks.
   */
  async advance(to: Date): Promise<void> {
    await moveClock(this.#options.db, this.#systemTime(), to);
    await this.catchUp();
  }

  /** Applies due changes, retries failed deliveries and deletes expired data. */
  async catchUp(): Promise<void> {
    while (await this.#step());
    this.#deliverSoon();
    await this.settled();
    await deleteExpired(this.#options.db, await readClock(this.#options.db, this.#systemTime()));
  }

  /** Resolves once all webhooks so far are delivered or have failed. */
  async settled(): Promise<void> {
    let last: Promise<void> | undefined;
    while (last !== this.#deliveries) {
      last = this.#deliveries;
      await last;
    }
  }

  async #change(work: (store: Store) => Promise<ApiAnswer>, cause?: Store['cause']): Promise<ApiAnswer> {
    while (await this.#step());
    try {
      return await this.#options.db.transaction(async (tx) => {
        const now = await lockClock(tx, this.#systemTime());
        return work(await Store.open(tx, this.#shop, now, cause));
      });
    } catch (error) {
      if (error instanceof ApiError) return { status: error.status, body: error.body };
      throw error;
    } finally {
      this.#deliverSoon();
    }
  }

  /** Applies the next due change at its due time; returns false if there is none. */
  async #step(): Promise<boolean> {
    return this.#options.db.transaction(async (tx) => {
      const now = await lockClock(tx, this.#systemTime());
      const next = await (await Store.open(tx, this.#shop, now)).due();
      if (next === undefined) return false;
      await runScheduledChange(await Store.open(tx, this.#shop, next.at), next.object);
      return true;
    });
  }

  /** Delivers events after the response, as Stripe does, one at a time. */
  #deliverSoon(): void {
    const { db, webhookSecret: secret, deliver, log } = this.#options;
    this.#deliveries = this.#deliveries
      .then(async () => deliverDue(db, { secret, deliver, now: await readClock(db, this.#systemTime()) }))
      .catch((error: unknown) => log?.error({ err: error }, 'The sandbox could not deliver its webhooks'));
  }
}

export const createSandbox = (options: SandboxOptions) => new Sandbox(options);
