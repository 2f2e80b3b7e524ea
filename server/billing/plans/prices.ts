import type { Stripe } from 'stripe';
import type { Plan } from '../../generated/schemas/index.ts';
import { monthsOf } from './plans.ts';
import { callStripe } from '../stripe/client.ts';

/**
 * The id of a plan's price at Stripe, found by its lookup key. Creates it when Stripe has none or
 * one with another amount: plans.ts is the only source of prices.
 */
export async function ensureStripePrice(stripe: Stripe, plan: Plan): Promise<string> {
  const { data } = await callStripe(() =>
    stripe.prices.list({ lookup_keys: [plan.price_id], active: true, limit: 1 }),
  );
  const [price] = data;
  if (price?.unit_amount === plan.amount && price.currency === plan.currency) return price.id;
  return createPrice(stripe, plan);
}

async function createPrice(stripe: Stripe, plan: Plan): Promise<string> {
  const product = await ensureProduct(stripe, plan);
  const terms = `${plan.price_id}-${plan.amount}-${plan.currency}`;
  const { id } = await callStripe(() =>
    stripe.prices.create(
      {
        product,
        currency: plan.currency,
        unit_amount: plan.amount,
        recurring: recurringOf(plan),
        lookup_key: plan.price_id,
        transfer_lookup_key: true,
        metadata: { price_id: plan.price_id },
      },
      { idempotencyKey: `price-${terms}` },
    ),
  );
  return id;
}

const recurringOf = ({ interval }: Plan) =>
  interval === 'year'
    ? { interval: 'year' as const }
    : { interval: 'month' as const, interval_count: monthsOf[interval] };

/** A plan is one Stripe product with one price per interval. */
async function ensureProduct(stripe: Stripe, plan: Plan): Promise<string> {
  const { data } = await callStripe(() => stripe.products.list({ ids: [plan.plan_id], limit: 1 }));
  const [product] = data;
  if (product) return product.id;
  const created = await callStripe(() =>
    stripe.products.create(
      { id: plan.plan_id, name: plan.name },
      { idempotencyKey: `product-${plan.plan_id}` },
    ),
  );
  return created.id;
}
