import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { openTestSandbox, START } from './testing/test-sandbox.ts';

const { sandbox, stripe, customerWith } = await openTestSandbox();

const daysOn = (days: number) => new Date(START.getTime() + days * 86_400_000);

const subscribe = (customer: string, more: Partial<Stripe.SubscriptionCreateParams>) =>
  stripe.subscriptions.create({
    customer,
    items: [{ price: 'pro_month' }],
    expand: ['latest_invoice'],
    ...more,
  });

test('a coupon applies for its duration, and tax is added after it', async () => {
  const { customer } = await customerWith('pm_card_visa');
  await stripe.customers.update(customer, { address: { country: 'US', state: 'WA', postal_code: '98405' } });
  const { data } = await stripe.promotionCodes.list({ code: 'fall20', active: true });
  const subscription = await subscribe(customer, {
    discounts: [{ promotion_code: data[0]?.id ?? '' }],
    automatic_tax: { enabled: true },
  });
  expect(subscription.latest_invoice).toMatchObject({
    subtotal: 1500,
    total_discount_amounts: [{ amount: 300 }],
    total_taxes: [{ amount: 78, taxable_amount: 1200 }],
    total: 1278,
  });

  await sandbox.advance(daysOn(130));
  const invoices = (await stripe.invoices.list({ customer })).data.map(({ total }) => total);
  expect(invoices).toEqual([1598, 1598, 1278, 1278, 1278]);
});

test('an expired coupon is rejected', async () => {
  const { customer } = await customerWith('pm_card_visa');
  const rejected = subscribe(customer, { discounts: [{ coupon: 'gone' }] });
  await expect(rejected).rejects.toMatchObject({ statusCode: 400, code: 'coupon_expired' });
});
