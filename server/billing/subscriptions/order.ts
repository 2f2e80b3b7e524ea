import type { Plan, SubscriptionRequest } from '../../generated/schemas/index.ts';
import { Problem } from '../../platform/problem.ts';
import type { Billing } from '../stripe/billing.ts';
import { INVALID_COUPON, findDiscount } from '../plans/coupons.ts';
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
  const discount =
    request.coupon === undefined ? undefined : await findDiscount(billing.stripe, request.coupon);
  if (discount === null) throw Problem.field('coupon', INVALID_COUPON);
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
    trialDays: await trialDaysOf(billing, payer, plan),
    discounts: discount ? [{ promotion_code: discount.promotion_code }] : [],
  };
}

/** Days of trial; zero for a user who has had a subscription. */
export async function trialDaysOf({ db }: Billing, payer: Payer, plan: Plan): Promise<number> {
  const had = (await listSubscriptions(db, payer.id)).some(({ hasBegun }) => hasBegun);
  return had ? 0 : plan.trial_days;
}
