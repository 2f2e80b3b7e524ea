import type { Stripe } from 'stripe';
import type { Plan } from '../generated/schemas/index.ts';
import { monthsOf } from './plans.ts';
import { askStripe } from './stripe-client.ts';

/**
 * The id of a plan's price at Stripe, found by its lookup key. The first to ask for a price that the account does not have, or has with
 * another amount, makes it: plans.ts is the only place where prices stand.
 */
export async function priceAtStripe(stripe: Stripe, plan: Plan): Promise<string> {
  const { data } = await askStripe(() =>
    stripe.prices.list({ lookup_keys: [plan.price_id], active: true, limit: 1 }),
  );
  const [price] = data;
  if (price?.unit_amount === plan.amount && price.currency === plan.currency) return price.id;
  return makePrice(stripe, plan);
}

async function makePrice(stripe: Stripe, plan: Plan): Promise<string> {
  const product = await ensureProduct(stripe, plan);
  const terms = `${plan.price_id}-${plan.amount}-${plan.currency}`;
  const { id } = await askStripe(() =>
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

/** A plan is one product with a price for each interval. */
async function ensureProduct(stripe: Stripe, plan: Plan): Promise<string> {
  const { data } = await askStripe(() => stripe.products.list({ ids: [plan.plan_id], limit: 1 }));
  const [product] = data;
  if (product) return product.id;
  const made = await askStripe(() =>
    stripe.products.create(
      { id: plan.plan_id, name: plan.name },
      { idempotencyKey: `product-${plan.plan_id}` },
    ),
  );
  return made.id;
}
