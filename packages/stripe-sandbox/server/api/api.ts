import { createHash } from 'node:crypto';
import type { Store } from '../store/store.ts';
import { chargeOperations } from './charges.ts';
import { customerOperations } from './customers.ts';
import { eventOperations } from './events.ts';
import { expand } from './expand.ts';
import { ApiError } from '../objects/api-error.ts';
import { type Form, readForm } from './form.ts';
import { invoiceOperations } from './invoices.ts';
import type { StoredResponse } from '../objects/objects.ts';
import { matchPath, type Operation } from './operation.ts';
import { paymentIntentOperations } from './payment-intents.ts';
import { paymentMethodOperations } from './payment-methods.ts';
import { saleOperations } from './catalogue.ts';
import { setupIntentOperations } from './setup-intents.ts';
import { scheduleOperations } from './subscription-schedules.ts';
import { subscriptionUpdate } from './subscription-update.ts';
import { subscriptionOperations } from './subscriptions.ts';
import { RolledBack } from '../collection/unpaid.ts';

const operations: readonly Operation[] = [
  ...customerOperations,
  ...paymentMethodOperations,
  ...setupIntentOperations,
  ...paymentIntentOperations,
  ...chargeOperations,
  ...saleOperations,
  ...subscriptionOperations,
  subscriptionUpdate,
  ...scheduleOperations,
  ...invoiceOperations,
  ...eventOperations,
];

export interface ApiRequest {
  method: string;
  path: string;
  query: string;
  body: string;
  idempotencyKey: string | undefined;
}

export interface ApiAnswer {
  status: number;
  body: Record<string, unknown>;
  isReplay?: boolean;
}

/**
 * Answers a request to Stripe’s API. Repeats the response for a known idempotency key, and rejects
 * that key with another request. Throws errors that must roll back; a decline is returned, because
 * it is stored.
 */
export async function answer(store: Store, request: ApiRequest): Promise<ApiAnswer> {
  const { idempotencyKey: key, method } = request;
  if (key === undefined || method !== 'POST') return run(store, request);
  const id = `idem_${key}`;
  const fingerprint = createHash('sha256').update(`${request.path}\n${request.body}`).digest('hex');
  const stored = await store.find('stored_response', id);
  if (stored !== undefined) {
    if (stored.request !== fingerprint) throw reusedKey(key);
    return { status: stored.status, body: stored.body, isReplay: true };
  }
  const response = await run(store, request);
  const { status, body } = response;
  await store.save<StoredResponse>({
    id,
    object: 'stored_response',
    created: store.now,
    livemode: false,
    request: fingerprint,
    status,
    body,
  });
  return response;
}

async function run(store: Store, { method, path, query, body }: ApiRequest): Promise<ApiAnswer> {
  const { expand: paths, ...form } = readForm(method === 'POST' ? body : query);
  const found = find(method, path);
  if (found === undefined) {
    throw new ApiError(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${path}).`);
  }
  try {
    const object = await found.operation.run(store, found.values, form);
    return { status: 200, body: await expand(store, object, pathsOf(paths)) };
  } catch (error) {
    if (error instanceof ApiError && error.type === 'card_error' && !(error instanceof RolledBack)) {
      return { status: error.status, body: error.body };
    }
    throw error;
  }
}

function find(method: string, path: string) {
  for (const operation of operations) {
    const values = operation.method === method ? matchPath(operation, path) : undefined;
    if (values !== undefined) return { operation, values };
  }
  return undefined;
}

const pathsOf = (paths: Form[string] | undefined): string[] =>
  Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : [];

const reusedKey = (key: string) =>
  new ApiError(
    400,
    'idempotency_error',
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  );
