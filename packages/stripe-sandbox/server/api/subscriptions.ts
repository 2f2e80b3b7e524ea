import { z } from 'zod';
import { bill, type PaymentMode } from '../collection/bill.ts';
import type { Store } from '../store/store.ts';
import { liveCustomer } from './customers.ts';
import { discountFields, newDiscounts } from './discounts.ts';
import { missing, invalidRequest } from '../objects/api-error.ts';
import { newId } from '../objects/ids.ts';
import { periodLine, periodOf, trialLine } from '../rules/lines.ts';
import type { Customer } from '../objects/objects.ts';
import type { Price } from '../objects/catalogue-objects.ts';
import type { Subscription } from '../objects/subscription-objects.ts';
import { flag, listFields, metadata, operation, whole, words } from './operation.ts';
import { page } from './page.ts';
import { DAY, periodEnd } from '../rules/period.ts';
import { endSubscription, saveSubscription } from '../collection/settle.ts';
import { isOver } from '../rules/subscription.ts';
import { rejectUnpaid } from '../collection/unpaid.ts';

export const paymentBehavior = z
  .enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete'])
  .default('allow_incomplete');

const creation = {
  customer: z.string(),
  items: z.tuple([z.strictObject({ price: z.string(), quantity: z.literal('1').optional() })]),
  default_payment_method: z.string().optional(),
  payment_behavior: paymentBehavior,
  payment_settings: z
    .strictObject({
      save_default_payment_method: z.enum(['on_subscription', 'off']).optional(),
      payment_method_types: z.tuple([z.literal('card')]).optional(),
    })
    .optional(),
  off_session: flag.optional(),
  trial_period_days: whole.pipe(z.number().min(0).max(730)).optional(),
  trial_end: z.union([z.literal('now'), whole]).optional(),
  trial_settings: z
    .strictObject({
      end_behavior: z.strictObject({ missing_payment_method: z.enum(['cancel', 'create_invoice']) }),
    })
    .optional(),
  cancel_at_period_end: flag.optional(),
  discounts: discountFields,
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  description: words.optional(),
  metadata: metadata.optional(),
};

type Creation = z.output<z.ZodObject<typeof creation, z.core.$strict>>;

export const subscriptionOperations = [
  operation('POST /v1/subscriptions', creation, async (store, given) => {
    const customer = await liveCustomer(store, given.customer, 'customer');
    const price = priceNamed(store, given.items[0].price);
    await requireOwnMethod(store, customer, given.default_payment_method);
    const subscription = await store.save(begin(store, customer, price, given));
    await store.announce('customer.subscription.created', subscription);
    const { id } = subscription.items.data[0] ?? {};
    const product = productName(store, price);
    const sold = { subscription: subscription.id, item: id ?? '', price, product };
    const line = (subscription.status === 'trialing' ? trialLine : periodLine)(sold, periodOf(subscription));
    const invoice = await bill(store, subscription, [line], {
      reason: 'subscription_create',
      paymentMode: paymentModeOf(given),
    });
    if (given.payment_behavior === 'error_if_incomplete') await rejectUnpaid(store, invoice);
    return store.need('subscription', subscription.id);
  }),
  operation('GET /v1/subscriptions/:id', {}, (store, _, id) => store.need('subscription', id)),
  operation(
    'GET /v1/subscriptions',
    {
      ...listFields,
      customer: z.string().optional(),
      status: z.string().optional(),
    },
    (store, { customer, status, ...cursor }) =>
      page(store, '/v1/subscriptions', 'subscription', cursor, {
        customer,
        matching: { status: status === undefined || status === 'all' ? undefined : [status] },
        except: status === undefined ? { status: ['canceled', 'incomplete_expired'] } : {},
      }),
  ),
  operation(
    'DELETE /v1/subscriptions/:id',
    {
      invoice_now: flag.optional(),
      prorate: flag.optional(),
      cancellation_details: z.strictObject({ comment: words.optional() }).optional(),
    },
    async (store, _, id) => {
      const subscription = await liveSubscription(store, id);
      return endSubscription(store, subscription, 'cancellation_requested');
    },
  ),
  operation('POST /v1/subscriptions/:id/resume', {}, async (store, _, id) => {
    const subscription = await liveSubscription(store, id);
    return saveSubscription(store, subscription, { ...subscription, pause_collection: null });
  }),
];

export async function liveSubscription(store: Store, id: string): Promise<Subscription> {
  const subscription = await store.need('subscription', id);
  if (isOver(subscription)) throw missing('subscription', id);
  return subscription;
}

export function priceNamed(store: Store, id: string): Price {
  const price = store.shop.price(id);
  if (price === undefined) {
    throw invalidRequest(`No such price: '${id}'`, { code: 'resource_missing', param: 'items[0][price]' });
  }
  return price;
}

export const productName = (store: Store, { product }: Price) => store.shop.product(product)?.name ?? product;

/** A card can only pay for its own customer. */
export async function requireOwnMethod(
  store: Store,
  customer: Customer,
  id: string | undefined,
): Promise<void> {
  if (id === undefined || id === '') return;
  const method = await store.need('payment_method', id, 'default_payment_method');
  if (method.customer !== customer.id) {
    throw invalidRequest(
      `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
      { code: 'resource_missing', param: 'default_payment_method' },
    );
  }
}

function paymentModeOf({ payment_behavior: behavior, off_session: offSession }: Creation): PaymentMode {
  if (behavior === 'default_incomplete') return 'later';
  return offSession === true ? 'off_session' : 'on_session';
}

function trialEndOf({ trial_end: end, trial_period_days: days }: Creation, now: number): number | null {
  if (typeof end === 'number') return end > now ? end : null;
  return end === undefined && days !== undefined && days > 0 ? now + days * DAY : null;
}

/** A subscription is incomplete until its first payment; a trial needs none. */
function begin(store: Store, customer: Customer, price: Price, given: Creation): Subscription {
  const { now } = store;
  const id = newId('subscription');
  const trialEnd = trialEndOf(given, now);
  const discounts = newDiscounts(store, given.discounts, {
    customer: customer.id,
    subscription: id,
    start: trialEnd ?? now,
  }).map(({ discount }) => discount);
  const end = trialEnd ?? periodEnd(now, price.recurring, 1);
  const cancels = given.cancel_at_period_end ?? false;
  return {
    id,
    object: 'subscription',
    created: now,
    livemode: false,
    status: trialEnd === null ? 'incomplete' : 'trialing',
    customer: customer.id,
    currency: price.currency,
    items: {
      object: 'list',
      url: `/v1/subscription_items?subscription=${id}`,
      has_more: false,
      data: [
        {
          id: newId('subscription_item'),
          object: 'subscription_item',
          created: now,
          current_period_start: now,
          current_period_end: end,
          discounts: [],
          metadata: {},
          price,
          quantity: 1,
          subscription: id,
          tax_rates: [],
        },
      ],
    },
    billing_cycle_anchor: trialEnd ?? now,
    start_date: now,
    trial_start: trialEnd === null ? null : now,
    trial_end: trialEnd,
    trial_settings: given.trial_settings ?? { end_behavior: { missing_payment_method: 'create_invoice' } },
    cancel_at: cancels ? end : null,
    cancel_at_period_end: cancels,
    canceled_at: cancels ? now : null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    ended_at: null,
    collection_method: 'charge_automatically',
    default_payment_method: given.default_payment_method ?? null,
    discounts: discounts.map((discount) => discount.id),
    latest_invoice: null,
    pause_collection: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    automatic_tax: { enabled: given.automatic_tax?.enabled ?? false, liability: null, disabled_reason: null },
    description: given.description ?? null,
    metadata: given.metadata ?? {},
    hidden: { discounts, trialEndAnnounced: false },
  };
}
