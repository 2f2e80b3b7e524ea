import type { Stripe } from 'stripe';
import type { Plan, SubscriptionPreview } from '../../generated/schemas/index.ts';
import type { Billing } from '../stripe/billing.ts';
import { findDiscount, FIRST_PAYMENT_ONLY, INVALID_COUPON } from '../plans/coupons.ts';
import { hashesOf } from '../offers/used-offers.ts';
import { ensureCustomer, type Payer } from '../customers/customers.ts';
import { presentLine, sumsOf } from '../invoices/invoice-lines.ts';
import { invoiceShape, type StripeInvoice } from '../invoices/invoice-shape.ts';
import { isLater, requireChangeable, requirePlan } from './lifecycle.ts';
import { ensureStripePrice } from '../plans/prices.ts';
import { findLive } from './synchronise.ts';
import { callStripe } from '../stripe/client.ts';
import { discountedShape } from '../stripe/discounted-shape.ts';
import { dateOf, secondsOf } from '../stripe/shapes.ts';
import type { SubscriptionRow } from './subscription-row.ts';
import { mayUse, trialDaysOf } from './order.ts';

const DAY = 86_400_000;

/**
 * The cost of subscribing, of changing a live subscription or, for its own price, of its next
 * period. Changes nothing.
 */
export async function previewSubscription(
  billing: Billing,
  payer: Payer,
  { price_id, coupon }: { price_id: string; coupon?: string },
): Promise<SubscriptionPreview> {
  const plan = requirePlan(payer, price_id);
  const live = await findLive(billing.db, payer.id);
  const hasBegun = live !== undefined && live.status !== 'incomplete';
  if (hasBegun) await requireChangeable(billing, payer.id);
  if (hasBegun && renewsAs(live, plan)) return previewNext(billing, payer, live, coupon);
  if (hasBegun && isLater(live, plan)) return previewLater(billing, payer, plan, live, coupon);
  if (hasBegun && live.status !== 'trialing') return previewChange(billing, payer, plan, live, coupon);
  return previewFirst(billing, payer, plan, hasBegun ? live : undefined, coupon);
}

const renewsAs = ({ priceId, scheduleId, cancelAtPeriodEnd }: SubscriptionRow, plan: Plan): boolean =>
  priceId === plan.price_id && scheduleId === null && !cancelAtPeriodEnd;

/** The invoice of the next period, with the discount that runs. */
async function previewNext(
  billing: Billing,
  payer: Payer,
  { id, currentPeriodEnd }: SubscriptionRow,
  coupon: string | undefined,
): Promise<SubscriptionPreview> {
  const invoice = await preview(billing, payer, { subscription: id });
  return {
    ...forNewOnly(coupon),
    ...presentSums(invoice),
    due_now: 0,
    trial_days: 0,
    next_payment_at: currentPeriodEnd.toISOString(),
    proration_date: null,
  };
}

/** The first invoice that will be paid. During a trial only its end is added. */
async function previewFirst(
  billing: Billing,
  payer: Payer,
  plan: Plan,
  trial: SubscriptionRow | undefined,
  coupon: string | undefined,
): Promise<SubscriptionPreview> {
  const hashes = await hashesOf(billing, payer);
  const discount = coupon === undefined ? undefined : await discountFor(billing, trial, coupon);
  const isAllowed = !discount || (await mayUse(billing, payer, discount, hashes));
  const price = await ensureStripePrice(billing.stripe, plan);
  const invoice = await preview(
    billing,
    payer,
    trial
      ? { subscription: trial.id, subscription_details: { items: [{ id: trial.itemId, price }] } }
      : {
          subscription_details: { items: [{ price }] },
          automatic_tax: { enabled: billing.withTax },
          ...(discount && isAllowed && { discounts: [{ promotion_code: discount.promotion_code }] }),
        },
  );
  const days = trial ? 0 : await trialDaysOf(billing, payer, plan, hashes);
  const trialEnd =
    trial?.trialEndsAt ?? (days > 0 ? new Date((await billing.now()).getTime() + days * DAY) : null);
  const periodEnd = invoice.lines.data[0]?.period.end;
  return {
    ...(isAllowed ? couponResult(discount) : { valid: false, message: FIRST_PAYMENT_ONLY }),
    ...presentSums(invoice),
    due_now: trialEnd === null ? invoice.amount_due : 0,
    trial_days: days,
    next_payment_at:
      trialEnd?.toISOString() ?? (periodEnd === undefined ? null : dateOf(periodEnd).toISOString()),
    proration_date: null,
  };
}

/** The invoice at the end of the period, when a downgrade takes effect. */
async function previewLater(
  billing: Billing,
  payer: Payer,
  plan: Plan,
  { id, currentPeriodEnd }: SubscriptionRow,
  coupon: string | undefined,
): Promise<SubscriptionPreview> {
  const discounts = await discountsAfter(billing, id, currentPeriodEnd);
  const invoice = await preview(billing, payer, {
    subscription_details: { items: [{ price: await ensureStripePrice(billing.stripe, plan) }] },
    automatic_tax: { enabled: billing.withTax },
    ...(discounts.length > 0 && { discounts }),
  });
  return {
    ...forNewOnly(coupon),
    ...presentSums(invoice),
    due_now: 0,
    trial_days: 0,
    next_payment_at: currentPeriodEnd.toISOString(),
    takes_effect_at: currentPeriodEnd.toISOString(),
    proration_date: null,
  };
}

/** The prorated invoice of a change. */
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
      items: [{ id: live.itemId, price: await ensureStripePrice(billing.stripe, plan) }],
      proration_behavior: 'always_invoice',
      proration_date: since,
    },
  });
  const ends = invoice.lines.data.map(({ period }) => period.end);
  return {
    ...forNewOnly(coupon),
    ...presentSums(invoice),
    due_now: invoice.amount_due,
    trial_days: 0,
    next_payment_at: ends.length === 0 ? null : dateOf(Math.max(...ends)).toISOString(),
    proration_date: since,
  };
}

const forNewOnly = (coupon: string | undefined): Pick<SubscriptionPreview, 'valid' | 'message'> =>
  coupon === undefined
    ? { valid: true }
    : { valid: false, message: 'Coupons apply to new subscriptions only.' };

/** The coupons of a subscription that still run when its period ends. */
async function discountsAfter({ stripe }: Billing, id: string, end: Date): Promise<{ coupon: string }[]> {
  const { discounts } = discountedShape.parse(
    await callStripe(() => stripe.subscriptions.retrieve(id, { expand: ['discounts'] })),
  );
  return discounts
    .filter((discount) => discount.end === null || dateOf(discount.end) > end)
    .map(({ coupon }) => ({ coupon }));
}

/** Null if the coupon is invalid or the subscription already exists. */
async function discountFor({ stripe }: Billing, trial: SubscriptionRow | undefined, coupon: string) {
  return trial === undefined ? findDiscount(stripe, coupon) : null;
}

const couponResult = (discount: object | null | undefined): Pick<SubscriptionPreview, 'valid' | 'message'> =>
  discount === null ? { valid: false, message: INVALID_COUPON } : { valid: true };

async function preview(
  billing: Billing,
  payer: Payer,
  params: Stripe.InvoiceCreatePreviewParams,
): Promise<StripeInvoice> {
  const customer = await ensureCustomer(billing, payer);
  return invoiceShape.parse(
    await callStripe(() => billing.stripe.invoices.createPreview({ customer, ...params })),
  );
}

function presentSums(invoice: StripeInvoice) {
  return {
    currency: invoice.currency,
    lines: invoice.lines.data.map(presentLine),
    subtotal: invoice.subtotal,
    ...sumsOf(invoice),
    total: invoice.total,
  };
}
