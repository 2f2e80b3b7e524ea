import type { Plan, SubscriptionRequest } from '../../generated/schemas/index.ts';
import { Problem } from '../../platform/problem.ts';
import type { Billing } from '../stripe/billing.ts';
import { type Discount, findDiscount, FIRST_PAYMENT_ONLY, INVALID_COUPON } from '../plans/coupons.ts';
import { hashesOf, hasPaid, isUsedElsewhere, markUsed } from '../offers/used-offers.ts';
import { ensureCustomer, type Payer, presentDetails } from '../customers/customers.ts';
import { ensureStripePrice } from '../plans/prices.ts';
import { listSubscriptions } from './synchronise.ts';
import { requireOwnCard } from '../customers/require-own-card.ts';
import { callStripe } from '../stripe/client.ts';

/** The subscription that Stripe is asked to create. */
export interface Order {
  customer: string;
  price: string;
  card: string;
  trialDays: number;
  discounts: { promotion_code: string }[];
}

/** Validates the request and prepares the customer: default card and billing address. */
export async function prepareOrder(
  billing: Billing,
  payer: Payer,
  plan: Plan,
  request: SubscriptionRequest,
): Promise<Order> {
  const customer = await ensureCustomer(billing, payer);
  await requireOwnCard(billing, customer, request.payment_method_id);
  const hashes = await hashesOf(billing, payer);
  const discount =
    request.coupon === undefined ? null : await requireDiscount(billing, payer, request.coupon, hashes);
  const trialDays = await claimTrial(billing, payer, plan, hashes, request.trial_days);
  if (discount?.isForFirstPayment) await markUsed(billing.db, payer.id, 'first-payment-coupon', hashes);
  await callStripe(() =>
    billing.stripe.customers.update(customer, {
      invoice_settings: { default_payment_method: request.payment_method_id },
      ...(request.billing_details && presentDetails(request.billing_details)),
    }),
  );
  return {
    customer,
    price: await ensureStripePrice(billing.stripe, plan),
    card: request.payment_method_id,
    trialDays,
    discounts: discount ? [{ promotion_code: discount.promotion_code }] : [],
  };
}

/** The discount of a code; rejects a code that is not valid for this person. */
async function requireDiscount(
  billing: Billing,
  payer: Payer,
  code: string,
  hashes: readonly string[],
): Promise<Discount> {
  const discount = await findDiscount(billing.stripe, code);
  if (discount === null) throw Problem.field('coupon', INVALID_COUPON);
  if (!(await mayUse(billing, payer, discount, hashes))) throw Problem.field('coupon', FIRST_PAYMENT_ONLY);
  return discount;
}

/** Whether a person may use a discount: one for the first payment only before it, and with one account. */
export async function mayUse(
  { db }: Billing,
  { id }: Payer,
  { isForFirstPayment }: Discount,
  hashes: readonly string[],
): Promise<boolean> {
  if (!isForFirstPayment) return true;
  return !(await hasPaid(db, id, hashes)) && !(await isUsedElsewhere(db, id, 'first-payment-coupon', hashes));
}

/** Days of trial; zero for a person who has had a subscription, with this account or another one. */
export async function trialDaysOf(
  { db }: Billing,
  payer: Payer,
  plan: Plan,
  hashes: readonly string[],
): Promise<number> {
  const had = (await listSubscriptions(db, payer.id)).some(({ hasBegun }) => hasBegun);
  return had || (await isUsedElsewhere(db, payer.id, 'trial', hashes)) ? 0 : plan.trial_days;
}

/**
 * Uses up the person's trial and returns its days. Rejects when the page showed a trial that only the new card rules out, because
 * the user would be charged today without having seen it. The next preview knows the card.
 */
async function claimTrial(
  billing: Billing,
  payer: Payer,
  plan: Plan,
  hashes: readonly string[],
  shownDays: number | undefined,
): Promise<number> {
  const [address = ''] = hashes;
  const couldTry = (await trialDaysOf(billing, payer, plan, [address])) > 0;
  await markUsed(billing.db, payer.id, 'trial', hashes);
  const days = await trialDaysOf(billing, payer, plan, hashes);
  if (days === 0 && couldTry && shownDays !== undefined && shownDays > 0) {
    throw new Problem('conflict', CARD_HAD_TRIAL);
  }
  return days;
}

const CARD_HAD_TRIAL =
  'This card was already used for a free trial. Nothing was charged. Check the new amount, then confirm to pay today.';
