import { expect, test } from 'vitest';
import { plans } from '../../server/billing/plans/plans.ts';
import { findInCatalogue, priceIds } from '../../src/entities/plan/model/catalogue.ts';

test('the catalogue has features for exactly the prices on sale', () => {
  expect(plans.map(({ price_id }) => price_id).toSorted()).toEqual(priceIds.toSorted());
});

test.each(plans)('$price_id is the same plan and interval on both sides', (plan) => {
  expect(findInCatalogue(plan.price_id)).toMatchObject({ planId: plan.plan_id, interval: plan.interval });
});

test.each(plans.filter(({ tokens_limit }) => tokens_limit !== null))(
  'the features of $price_id mention its credits',
  ({ price_id, tokens_limit }) => {
    const credits = `${(tokens_limit ?? 0) / 1_000_000}M monthly AI credits`;
    expect(findInCatalogue(price_id)?.features).toContainEqual({ label: credits, included: true });
  },
);
