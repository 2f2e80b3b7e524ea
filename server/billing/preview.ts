import type { Stripe } from 'stripe';
import type { Plan, SubscriptionPreview } from '../generated/schemas/index.ts';
import type { Billing } from './billing.ts';
import { BAD_COUPON, findDiscount } from './coupons.ts';
import { ensureCustomer, type Payer } from './customers.ts';
import { presentLine, sumsOf } from './invoice-lines.ts';
import { requireChangeable, requirePlan } from './lifecycle.ts';
import { priceAtStripe } from './prices.ts';
import { findLive } from './record.ts';
import { askStripe } from './stripe-client.ts';
import { dateOf, secondsOf } from './stripe-shapes.ts';
import type { SubscriptionRow } from './subscription-row.ts';
import { trialDaysOf } from './wish.ts';

const DAY = 86_400_000;

/** What subscribing, or changing a live subscription, would cost; nothing is changed. */
export async function previewSubscription(
  billing: Billing,
  payer: Payer,
  { price_id, coupon }: { price_id: string; coupon?: string },
): Promise<SubscriptionPreview> {
  const plan = requirePlan(payer, price_id);
  const live = await findLive(billing.db, payer.id);
  const isBegun = live !== undefined && live.status !== 'incomplete';
  if (isBegun) await requireChangeable(billing, payer.id);
  if (isBegun && live.status !== 'trialing') return previewChange(billing, payer, plan, live, coupon);
  return previewFirst(billing, payer, plan, isBegun ? live : undefined, coupon);
}

/** The first invoice that will be paid. Of a trial that is running only the end is told. */
async function previewFirst(
  billing: Billing,
  payer: Payer,
  plan: Plan,
  trial: SubscriptionRow | undefined,
  coupon: string | undefined,
): Promise<SubscriptionPreview> {
  const discount = coupon === undefined ? undefined : await discountFor(billing, trial, coupon);
  const invoice = await preview(billing, payer, {
    subscription_details: { items: [{ price: await priceAtStripe(billing.stripe, plan) }] },
    automatic_tax: { enabled: billing.withTax },
    ...(discount && { discounts: [discount] }),
  });
  const days = trial ? 0 : await trialDaysOf(billing, payer, plan);
  const trialEnd =
    trial?.trialEndsAt ?? (days > 0 ? new Date((await billing.now()).getTime() + days * DAY) : null);
  const periodEnd = invoice.lines.data[0]?.period.end;
  return {
    ...verdictOn(discount),
    ...presentSums(invoice),
    due_now: trialEnd === null ? invoice.amount_due : 0,
    trial_days: days,
    next_payment_at:
      trialEnd?.toISOString() ?? (periodEnd === undefined ? null : dateOf(periodEnd).toISOString()),
    proration_date: null,
  };
}

/** The invoice of the difference, from this moment on. */
async function previewChange(
  billing: Billing,
  payer: Payer,
  plan: Plan,
  live: SubscriptionRow,
  coupon: string | undefined,
): Promise<SubscriptionPreview> {
  const since = secondsOf(await billing.now());
  const invoice = await preview(billing, payer, {
    subscription: live.id,
    subscription_details: {
      items: [{ id: live.itemId, price: await priceAtStripe(billing.stripe, plan) }],
      proration_behavior: 'always_invoice',
      proration_date: since,
    },
  });
  const ends = invoice.lines.data.map(({ period }) => period.end);
  return {
    ...(coupon === undefined ? { valid: true } : { valid: false, message: COUPON_IS_FOR_NEW }),
    ...presentSums(invoice),
    due_now: invoice.amount_due,
    trial_days: 0,
    next_payment_at: ends.length === 0 ? null : dateOf(Math.max(...ends)).toISOString(),
    proration_date: since,
  };
}

const COUPON_IS_FOR_NEW = 'A coupon is for a new subscription.';

/** Null when it is not valid, or not for this. */
async function discountFor({ stripe }: Billing, trial: SubscriptionRow | undefined, coupon: string) {
  return trial === undefined ? findDiscount(stripe, coupon) : null;
}

const verdictOn = (discount: object | null | undefined): Pick<SubscriptionPreview, 'valid' | 'message'> =>
  discount === null ? { valid: false, message: BAD_COUPON } : { valid: true };

async function preview(
  billing: Billing,
  payer: Payer,
  params: Stripe.InvoiceCreatePreviewParams,
): Promise<Stripe.Invoice> {
  const customer = await ensureCustomer(billing, payer);
  return askStripe(() => billing.stripe.invoices.createPreview({ customer, ...params }));
}

function presentSums(invoice: Stripe.Invoice) {
  return {
    currency: invoice.currency,
    lines: invoice.lines.data.map(presentLine),
    subtotal: invoice.subtotal,
    ...sumsOf(invoice),
    total: invoice.total,
  };
}
