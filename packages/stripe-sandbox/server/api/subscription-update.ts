import { z } from 'zod';
import { bill, type PaymentMode } from '../collection/bill.ts';
import type { Store } from '../store/store.ts';
import { discountFields, newDiscounts } from './discounts.ts';
import { currentPeriodEnd, itemOf } from '../rules/due.ts';
import { invalidRequest } from '../objects/api-error.ts';
import { newId } from '../objects/ids.ts';
import { periodLine, periodOf } from '../rules/lines.ts';
import type { InvoiceLine } from '../objects/invoice-objects.ts';
import type { Subscription } from '../objects/subscription-objects.ts';
import { emptied, flag, metadata, operation, whole, words } from './operation.ts';
import { periodEnd } from '../rules/period.ts';
import { changePrice } from '../rules/price-change.ts';
import { dropPendingUpdate, saveSubscription } from '../collection/settle.ts';
import { cancelingAtPeriodEnd, renewed, withPeriod } from '../rules/subscription.ts';
import {
  liveSubscription,
  requireOwnMethod,
  paymentBehavior,
  priceNamed,
  productName,
} from './subscriptions.ts';
import { needPendable, withPendingUpdate } from '../rules/pending-update.ts';
import { rejectUnpaid } from '../collection/unpaid.ts';

export const changedItem = z.strictObject({
  id: z.string().optional(),
  price: z.string(),
  quantity: z.literal('1').optional(),
});

export const prorationBehavior = z
  .enum(['create_prorations', 'always_invoice', 'none'])
  .default('create_prorations');

const changes = {
  items: z.tuple([changedItem]).optional(),
  proration_behavior: prorationBehavior,
  proration_date: whole.optional(),
  payment_behavior: paymentBehavior.or(z.literal('pending_if_incomplete')),
  off_session: flag.optional(),
  cancel_at_period_end: flag.optional(),
  cancellation_details: z.strictObject({ comment: words.optional(), feedback: words.optional() }).optional(),
  default_payment_method: z.string().optional(),
  pause_collection: z
    .union([
      emptied,
      z.strictObject({
        behavior: z.enum(['void', 'keep_as_draft', 'mark_uncollectible']),
        resumes_at: whole.optional(),
      }),
    ])
    .optional(),
  trial_end: z.union([z.literal('now'), whole]).optional(),
  billing_cycle_anchor: z.strictObject({ type: z.enum(['now', 'unchanged']) }).optional(),
  discounts: discountFields,
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  description: words.optional(),
  metadata: metadata.optional(),
};

type Changes = z.output<z.ZodObject<typeof changes, z.core.$strict>>;

export const subscriptionUpdate = operation(
  'POST /v1/subscriptions/:id',
  changes,
  async (store, given, id) => {
    if (given.payment_behavior === 'pending_if_incomplete') needPendable(given);
    const before = await withoutPendingUpdate(store, await liveSubscription(store, id), given);
    if (given.cancel_at_period_end !== undefined && before.schedule) throw managedBySchedule(before.schedule);
    await requireOwnMethod(
      store,
      await store.need('customer', before.customer),
      given.default_payment_method,
    );
    const settled = withSettings(store, before, given);
    const moved = withAnchor(store, withTrialEnd(store, settled, given), given);
    const { subscription, lines, isBilledNow } = withItems(store, moved, given);
    const startsPeriod =
      before.billing_cycle_anchor !== moved.billing_cycle_anchor && moved.status !== 'trialing';
    const first = startsPeriod && !isBilledNow ? [wholePeriod(store, subscription)] : [];
    const isBilled =
      startsPeriod || isBilledNow || (lines.length > 0 && given.proration_behavior === 'always_invoice');
    const isPending = isBilled && given.payment_behavior === 'pending_if_incomplete';
    const after = isPending ? withPendingUpdate(before, subscription, store.now) : subscription;
    await saveSubscription(store, before, after);
    if (isBilled) {
      const invoice = await bill(store, after, [...lines, ...first], {
        reason: 'subscription_update',
        paymentMode: paymentModeOf(given),
        prorationDate: given.proration_date ?? store.now,
      });
      if (given.payment_behavior === 'error_if_incomplete') await rejectUnpaid(store, invoice);
    } else {
      for (const line of lines) await savePendingLine(store, subscription, line);
    }
    return store.need('subscription', id);
  },
);

/** A new change replaces a pending one. */
async function withoutPendingUpdate(store: Store, subscription: Subscription, { items }: Changes) {
  if (subscription.pending_update === null || items === undefined) return subscription;
  await dropPendingUpdate(store, subscription);
  return store.need('subscription', subscription.id);
}

const managedBySchedule = (id: string) =>
  invalidRequest(
    `The subscription is managed by the subscription schedule \`${id}\`, and updating any cancelation behavior directly is not allowed.`,
  );

function withItems(store: Store, subscription: Subscription, given: Changes) {
  const [item] = given.items ?? [];
  if (item === undefined) return { subscription, lines: [], isBilledNow: false };
  if (item.id !== itemOf(subscription.items.data).id) {
    throw invalidRequest(`No such subscription item: '${item.id ?? ''}'`, {
      code: 'resource_missing',
      param: 'items[0][id]',
    });
  }
  const change = changePrice(subscription, priceNamed(store, item.price), {
    at: prorationMoment(store, subscription, given.proration_date),
    nameOf: (price) => productName(store, price),
  });
  if (given.proration_behavior !== 'none') return change;
  return { ...change, lines: change.isBilledNow ? change.lines.filter(({ amount }) => amount > 0) : [] };
}

/**
 * The time of a proration. Passing that of a preview gives the same amount; it must be in the
 * current period.
 */
export function prorationMoment(
  store: Store,
  subscription: Subscription,
  requested: number | undefined,
): number {
  if (requested === undefined) return store.now;
  const { start, end } = periodOf(subscription);
  if (requested < start || requested > end) {
    throw invalidRequest('The proration date must be in the current period.', { param: 'proration_date' });
  }
  return requested;
}

function withSettings(store: Store, subscription: Subscription, given: Changes): Subscription {
  const { cancel_at_period_end: ends, pause_collection: pause, default_payment_method: method } = given;
  const requested =
    ends === undefined || ends === subscription.cancel_at_period_end
      ? subscription
      : cancelingAtPeriodEnd(subscription, ends, store.now);
  return {
    ...requested,
    ...(method !== undefined && { default_payment_method: method === '' ? null : method }),
    ...(pause !== undefined && {
      pause_collection: pause && { behavior: pause.behavior, resumes_at: pause.resumes_at ?? null },
    }),
    ...(given.cancellation_details && {
      cancellation_details: { ...requested.cancellation_details, ...given.cancellation_details },
    }),
    ...(given.automatic_tax && {
      automatic_tax: { ...requested.automatic_tax, enabled: given.automatic_tax.enabled },
    }),
    ...(given.description !== undefined && { description: given.description }),
    metadata: { ...requested.metadata, ...given.metadata },
    ...(given.discounts !== undefined && discountsOf(store, requested, given.discounts)),
  };
}

function discountsOf(store: Store, subscription: Subscription, requested: Changes['discounts']) {
  const { id, customer, hidden, trial_end: trialEnd, status } = subscription;
  const start = status === 'trialing' && trialEnd !== null ? trialEnd : store.now;
  const discounts = newDiscounts(store, requested, { customer, subscription: id, start }).map(
    ({ discount }) => discount,
  );
  return { discounts: discounts.map((discount) => discount.id), hidden: { ...hidden, discounts } };
}

function withTrialEnd(store: Store, subscription: Subscription, { trial_end: end }: Changes): Subscription {
  if (end === undefined || subscription.status !== 'trialing') return subscription;
  const { start } = periodOf(subscription);
  const at = end === 'now' ? store.now : end;
  const moved = {
    ...withPeriod(subscription, { start, end: at }),
    trial_end: at,
    billing_cycle_anchor: at,
    cancel_at: subscription.cancel_at_period_end ? at : subscription.cancel_at,
  };
  return end === 'now' ? renewed(moved) : moved;
}

/** Starts a new, fully billed period; the old one is not credited. */
function withAnchor(store: Store, subscription: Subscription, given: Changes): Subscription {
  if (given.billing_cycle_anchor?.type !== 'now' || subscription.status === 'trialing') return subscription;
  if (given.proration_behavior !== 'none') {
    throw invalidRequest(
      'The sandbox does not prorate a new billing period: proration_behavior must be none.',
    );
  }
  const { price } = itemOf(subscription.items.data);
  const end = periodEnd(store.now, price.recurring, 1);
  return { ...withPeriod(subscription, { start: store.now, end }), billing_cycle_anchor: store.now };
}

function wholePeriod(store: Store, subscription: Subscription): InvoiceLine {
  const { id, price } = itemOf(subscription.items.data);
  const sold = { subscription: subscription.id, item: id, price, product: productName(store, price) };
  return periodLine(sold, { start: store.now, end: currentPeriodEnd(subscription) });
}

const savePendingLine = (store: Store, { id, customer }: Subscription, line: InvoiceLine) =>
  store.save({
    id: newId('pending_line'),
    object: 'pending_line',
    created: store.now,
    livemode: false,
    customer,
    subscription: id,
    line,
  });

function paymentModeOf({ payment_behavior: behavior, off_session: offSession }: Changes): PaymentMode {
  if (behavior === 'default_incomplete') return 'later';
  return offSession === true ? 'off_session' : 'on_session';
}
