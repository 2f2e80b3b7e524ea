import { z } from 'zod';
import { bill, type Presence } from './bill.ts';
import type { Book } from './book.ts';
import { discountFields, newDiscounts } from './discounts.ts';
import { currentPeriodEnd, itemOf } from './due.ts';
import { refused } from './fault.ts';
import { newId } from './ids.ts';
import { periodLine, periodOf } from './lines.ts';
import type { InvoiceLine } from './invoice-objects.ts';
import type { Subscription } from './subscription-objects.ts';
import { emptied, flag, metadata, operation, whole, words } from './operation.ts';
import { periodEnd } from './period.ts';
import { changePrice } from './price-change.ts';
import { dropPendingUpdate, saveSubscription } from './settle.ts';
import { cancelingAtPeriodEnd, renewed, withPeriod } from './subscription.ts';
import {
  liveSubscription,
  needOwnMethod,
  paymentBehavior,
  priceNamed,
  productName,
} from './subscriptions.ts';
import { needPendable, withPendingUpdate } from './pending-update.ts';
import { refuseUnpaid } from './unpaid.ts';

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
  async (book, given, id) => {
    if (given.payment_behavior === 'pending_if_incomplete') needPendable(given);
    const before = await withoutPendingUpdate(book, await liveSubscription(book, id), given);
    await needOwnMethod(book, await book.need('customer', before.customer), given.default_payment_method);
    const settled = withSettings(book, before, given);
    const moved = withAnchor(book, withTrialEnd(book, settled, given), given);
    const { subscription, lines, isAskedNow } = withItems(book, moved, given);
    const beginsAnew =
      before.billing_cycle_anchor !== moved.billing_cycle_anchor && moved.status !== 'trialing';
    const first = beginsAnew && !isAskedNow ? [wholePeriod(book, subscription)] : [];
    const isBilled =
      beginsAnew || isAskedNow || (lines.length > 0 && given.proration_behavior === 'always_invoice');
    const waits = isBilled && given.payment_behavior === 'pending_if_incomplete';
    const after = waits ? withPendingUpdate(before, subscription, book.now) : subscription;
    await saveSubscription(book, before, after);
    if (isBilled) {
      const invoice = await bill(book, after, [...lines, ...first], {
        reason: 'subscription_update',
        presence: presenceOf(given),
        prorationDate: given.proration_date ?? book.now,
      });
      if (given.payment_behavior === 'error_if_incomplete') await refuseUnpaid(book, invoice);
    } else {
      for (const line of lines) await keepLine(book, subscription, line);
    }
    return book.need('subscription', id);
  },
);

/** Another change takes the place of one that waits. */
async function withoutPendingUpdate(book: Book, subscription: Subscription, { items }: Changes) {
  if (subscription.pending_update === null || items === undefined) return subscription;
  await dropPendingUpdate(book, subscription);
  return book.need('subscription', subscription.id);
}

function withItems(book: Book, subscription: Subscription, given: Changes) {
  const [item] = given.items ?? [];
  if (item === undefined) return { subscription, lines: [], isAskedNow: false };
  if (item.id !== itemOf(subscription.items.data).id) {
    throw refused(`No such subscription item: '${item.id ?? ''}'`, {
      code: 'resource_missing',
      param: 'items[0][id]',
    });
  }
  const change = changePrice(subscription, priceNamed(book, item.price), {
    at: prorationMoment(book, subscription, given.proration_date),
    nameOf: (price) => productName(book, price),
  });
  if (given.proration_behavior !== 'none') return change;
  return { ...change, lines: change.isAskedNow ? change.lines.filter(({ amount }) => amount > 0) : [] };
}

/** A preview is kept to the cent by sending its moment along; it has to lie in the period. */
export function prorationMoment(book: Book, subscription: Subscription, asked: number | undefined): number {
  if (asked === undefined) return book.now;
  const { start, end } = periodOf(subscription);
  if (asked < start || asked > end) {
    throw refused('The proration date must be in the current period.', { param: 'proration_date' });
  }
  return asked;
}

function withSettings(book: Book, subscription: Subscription, given: Changes): Subscription {
  const { cancel_at_period_end: ends, pause_collection: pause, default_payment_method: method } = given;
  const asked =
    ends === undefined || ends === subscription.cancel_at_period_end
      ? subscription
      : cancelingAtPeriodEnd(subscription, ends, book.now);
  return {
    ...asked,
    ...(method !== undefined && { default_payment_method: method === '' ? null : method }),
    ...(pause !== undefined && {
      pause_collection: pause && { behavior: pause.behavior, resumes_at: pause.resumes_at ?? null },
    }),
    ...(given.cancellation_details && {
      cancellation_details: { ...asked.cancellation_details, ...given.cancellation_details },
    }),
    ...(given.automatic_tax && {
      automatic_tax: { ...asked.automatic_tax, enabled: given.automatic_tax.enabled },
    }),
    ...(given.description !== undefined && { description: given.description }),
    metadata: { ...asked.metadata, ...given.metadata },
    ...(given.discounts !== undefined && discountsOf(book, asked, given.discounts)),
  };
}

function discountsOf(book: Book, subscription: Subscription, asked: Changes['discounts']) {
  const { id, customer, hidden, trial_end: trialEnd, status } = subscription;
  const start = status === 'trialing' && trialEnd !== null ? trialEnd : book.now;
  const discounts = newDiscounts(book, asked, { customer, subscription: id, start }).map(
    ({ discount }) => discount,
  );
  return { discounts: discounts.map((discount) => discount.id), hidden: { ...hidden, discounts } };
}

function withTrialEnd(book: Book, subscription: Subscription, { trial_end: end }: Changes): Subscription {
  if (end === undefined || subscription.status !== 'trialing') return subscription;
  const { start } = periodOf(subscription);
  const at = end === 'now' ? book.now : end;
  const moved = {
    ...withPeriod(subscription, { start, end: at }),
    trial_end: at,
    billing_cycle_anchor: at,
    cancel_at: subscription.cancel_at_period_end ? at : subscription.cancel_at,
  };
  return end === 'now' ? renewed(moved) : moved;
}

/** A period that begins now and is asked for whole; what is left of the old one is not given back. */
function withAnchor(book: Book, subscription: Subscription, given: Changes): Subscription {
  if (given.billing_cycle_anchor?.type !== 'now' || subscription.status === 'trialing') return subscription;
  if (given.proration_behavior !== 'none') {
    throw refused(
      'The sandbox moves a period without setting off the old one: proration_behavior must be none.',
    );
  }
  const { price } = itemOf(subscription.items.data);
  const end = periodEnd(book.now, price.recurring, 1);
  return { ...withPeriod(subscription, { start: book.now, end }), billing_cycle_anchor: book.now };
}

function wholePeriod(book: Book, subscription: Subscription): InvoiceLine {
  const { id, price } = itemOf(subscription.items.data);
  const sold = { subscription: subscription.id, item: id, price, product: productName(book, price) };
  return periodLine(sold, { start: book.now, end: currentPeriodEnd(subscription) });
}

const keepLine = (book: Book, { id, customer }: Subscription, line: InvoiceLine) =>
  book.save({
    id: newId('pending_line'),
    object: 'pending_line',
    created: book.now,
    livemode: false,
    customer,
    subscription: id,
    line,
  });

function presenceOf({ payment_behavior: behavior, off_session: isAlone }: Changes): Presence {
  if (behavior === 'default_incomplete') return 'later';
  return isAlone === true ? 'nobody' : 'holder';
}
