import type { Store } from '../store/store.ts';
import { invalidRequest, visible } from '../objects/api-error.ts';
import type { Kind } from '../objects/objects.ts';
import { invoicePaymentOf } from '../rules/invoice-payment.ts';

type Json = Record<string, unknown>;

/** Replaces ids by objects along paths such as `latest_invoice.confirmation_secret`. */
export async function expand(store: Store, object: object, paths: readonly string[]): Promise<Json> {
  let expanded: Json = { ...object };
  for (const path of paths) expanded = await along(store, expanded, path.split('.'), path);
  return shown(expanded);
}

async function along(store: Store, object: Json, [key = '', ...rest]: string[], path: string): Promise<Json> {
  const found = key in object ? object[key] : await included(store, object, key);
  if (found === undefined)
    throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  const whole = Array.isArray(found)
    ? await Promise.all(found.map((one: unknown) => load(store, object, key, one)))
    : await load(store, object, key, found);
  if (rest.length === 0) return { ...object, [key]: whole };
  const inner = Array.isArray(whole)
    ? await Promise.all(whole.map((one: unknown) => (isJson(one) ? along(store, one, rest, path) : one)))
    : isJson(whole)
      ? await along(store, whole, rest, path)
      : whole;
  return { ...object, [key]: inner };
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** The kinds of object by the prefix of their ids. */
const kinds: readonly [string, Kind][] = [
  ['cus_', 'customer'],
  ['pm_', 'payment_method'],
  ['seti_', 'setup_intent'],
  ['pi_', 'payment_intent'],
  ['ch_', 'charge'],
  ['re_', 'refund'],
  ['du_', 'dispute'],
  ['sub_sched_', 'subscription_schedule'],
  ['sub_', 'subscription'],
  ['in_', 'invoice'],
];

async function load(store: Store, owner: Json, key: string, value: unknown): Promise<unknown> {
  if (typeof value !== 'string') return value;
  if (key === 'product') return store.shop.product(value) ?? value;
  if (key === 'price') return store.shop.price(value) ?? value;
  if (key === 'coupon') return store.shop.coupon(value) ?? value;
  if (key === 'promotion_code') return store.shop.promotionCode(value) ?? value;
  if (value.startsWith('di_'))
    return (await discountsOf(store, owner)).find(({ id }) => id === value) ?? value;
  const kind = kinds.find(([prefix]) => value.startsWith(prefix))?.[1];
  return kind === undefined ? value : ((await store.find(kind, value)) ?? value);
}

async function discountsOf(store: Store, { object, id, hidden }: Json) {
  const name = object === 'subscription' ? id : isJson(hidden) ? hidden['subscription'] : undefined;
  const subscription = typeof name === 'string' ? await store.find('subscription', name) : undefined;
  return subscription?.hidden.discounts ?? [];
}

/** Properties that are present only when expanded. */
async function included(store: Store, { object, id, hidden }: Json, key: string): Promise<unknown> {
  if (object === 'customer' && key === 'subscriptions' && typeof id === 'string') {
    const data = await store.list('subscription', { customer: id, except: { status: ['canceled'] } });
    return { object: 'list', url: `/v1/customers/${id}/subscriptions`, has_more: false, data };
  }
  if (object !== 'invoice' || !isJson(hidden)) return undefined;
  const name = hidden['paymentIntent'];
  const intent = typeof name === 'string' ? await store.find('payment_intent', name) : undefined;
  if (key === 'confirmation_secret') {
    return intent ? { type: 'payment_intent', client_secret: intent.client_secret } : null;
  }
  if (key !== 'payments' || typeof id !== 'string') return undefined;
  const invoice = await store.find('invoice', id);
  return {
    object: 'list',
    url: `/v1/invoice_payments?invoice=${id}`,
    has_more: false,
    data: invoice && intent ? [invoicePaymentOf(invoice, intent)] : [],
  };
}

/** Removes the fields that only the sandbox uses, at any depth. */
function shown(object: Json): Json {
  return Object.fromEntries(Object.entries(visible(object)).map(([key, value]) => [key, shownValue(value)]));
}

function shownValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => shownValue(one));
  return isJson(value) ? shown(value) : value;
}
