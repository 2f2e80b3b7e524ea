import type { Plan, SubscriptionRequest } from '../generated/schemas/index.ts';
import { Problem } from '../platform/problem.ts';
import type { Billing } from './billing.ts';
import { BAD_COUPON, findDiscount } from './coupons.ts';
import { ensureCustomer, type Payer, presentDetails } from './customers.ts';
import { priceAtStripe } from './prices.ts';
import { listSubscriptions } from './record.ts';
import { requireOwnCard } from './saved-cards.ts';
import { askStripe } from './stripe-client.ts';

/** What Stripe will be asked for. */
export interface Wish {
  customer: string;
  price: string;
  card: string;
  trialDays: number;
  discounts: ({ coupon: string } | { promotion_code: string })[];
}

/** Checks the wish and makes ready what it needs: the customer, the card as the one to pay with, the address. */
export async function readWish(
  billing: Billing,
  payer: Payer,
  plan: Plan,
  request: SubscriptionRequest,
): Promise<Wish> {
  const customer = await ensureCustomer(billing, payer);
  await requireOwnCard(billing, customer, request.payment_method_id);
  const discount =
    request.coupon === undefined ? undefined : await findDiscount(billing.stripe, request.coupon);
  if (discount === null) throw Problem.field('coupon', BAD_COUPON);
  await askStripe(() =>
    billing.stripe.customers.update(customer, {
      invoice_settings: { default_payment_method: request.payment_method_id },
      ...(request.billing_details && presentDetails(request.billing_details)),
    }),
  );
  return {
    customer,
    price: await priceAtStripe(billing.stripe, plan),
    card: request.payment_method_id,
    trialDays: await trialDaysOf(billing, payer, plan),
    discounts: discount ? [discount] : [],
  };
}

/** A trial is for those who never had a subscription. */
export async function trialDaysOf({ db }: Billing, payer: Payer, plan: Plan): Promise<number> {
  const had = (await listSubscriptions(db, payer.id)).some(({ hasBegun }) => hasBegun);
  return had ? 0 : plan.trial_days;
}
