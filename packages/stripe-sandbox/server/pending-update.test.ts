import type { Stripe } from 'stripe';
import { beforeEach, expect, test } from 'vitest';
import { openTestSandbox, START } from './testing/test-sandbox.ts';

const { sandbox, stripe, types, events, customerWith } = await openTestSandbox();

let customer: string;
let subscription: Stripe.Subscription;

/** An active subscription whose card requires authentication for each payment. */
beforeEach(async () => {
  ({ customer } = await customerWith('pm_card_authenticationRequired'));
  const { id } = await stripe.subscriptions.create({ customer, items: [{ price: 'plus_month' }] });
  await answer(id, 'complete');
  subscription = await stripe.subscriptions.retrieve(id);
  await sandbox.settled();
  events.length = 0;
});

const read = () => stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
const priceOf = ({ items }: Stripe.Subscription) => items.data[0]?.price.id;

async function newestInvoice(id: string): Promise<Stripe.Invoice> {
  const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(id, {
    expand: ['latest_invoice.confirmation_secret'],
  });
  if (invoice === null || typeof invoice === 'string') throw new Error('not expanded');
  return invoice;
}

async function answer(id: string, holder: 'complete' | 'fail') {
  const secret = (await newestInvoice(id)).confirmation_secret?.client_secret ?? '';
  const [intent = ''] = secret.split('_secret_');
  return sandbox.browse('payment_intent', intent, secret, { action: 'answer', answer: holder });
}

const change = (price: string, more: Stripe.SubscriptionUpdateParams = {}) =>
  stripe.subscriptions.update(subscription.id, {
    items: [{ id: subscription.items.data[0]?.id ?? '', price }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
    ...more,
  });

test('a change that requires authentication is pending until it is paid', async () => {
  const waiting = await change('pro_month');
  expect([waiting.status, priceOf(waiting)]).toEqual(['active', 'plus_month']);
  expect(waiting.pending_update).toMatchObject({
    expires_at: START.getTime() / 1000 + 23 * 3600,
    subscription_items: [{ price: { id: 'pro_month' } }],
  });
  await answer(subscription.id, 'complete');
  await sandbox.settled();
  const changed = await read();
  expect([changed.status, priceOf(changed), changed.pending_update]).toEqual(['active', 'pro_month', null]);
  expect(changed.latest_invoice).toMatchObject({ status: 'paid' });
  expect(types()).toContain('customer.subscription.pending_update_applied');
});

test('another interval starts with the payment of its first period', async () => {
  const end = subscription.items.data[0]?.current_period_end;
  const waiting = await change('pro_year');
  expect(waiting.items.data[0]?.current_period_end).toBe(end);
  await answer(subscription.id, 'complete');
  expect((await read()).items.data[0]?.current_period_end).toBe(Date.UTC(2027, 10, 20, 10) / 1000);
});

test('a declined payment leaves it pending, and voiding the invoice cancels it', async () => {
  await change('pro_month');
  await answer(subscription.id, 'fail');
  const waiting = await read();
  expect([waiting.status, waiting.pending_update === null]).toEqual(['active', false]);
  expect(waiting.latest_invoice).toMatchObject({ status: 'open', next_payment_attempt: null });

  await stripe.invoices.voidInvoice((await newestInvoice(subscription.id)).id ?? '');
  const left = await read();
  expect([left.status, priceOf(left), left.pending_update]).toEqual(['active', 'plus_month', null]);
});

test('it expires after 23 hours', async () => {
  await change('pro_month');
  await sandbox.advance(new Date(START.getTime() + 86_400_000));
  await sandbox.settled();
  const left = await read();
  expect([left.status, priceOf(left), left.pending_update]).toEqual(['active', 'plus_month', null]);
  expect(left.latest_invoice).toMatchObject({ status: 'void' });
  expect(types()).toContain('customer.subscription.pending_update_expired');
});

test('another change replaces it', async () => {
  await change('pro_month');
  const { id } = await newestInvoice(subscription.id);
  await change('pro_year');
  expect((await stripe.invoices.retrieve(id ?? '')).status).toBe('void');
  await answer(subscription.id, 'complete');
  expect(priceOf(await read())).toBe('pro_year');
});

test('without authentication it is made at once', async () => {
  const method = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  await stripe.subscriptions.update(subscription.id, { default_payment_method: method.id });
  const changed = await change('pro_month');
  expect([priceOf(changed), changed.pending_update]).toEqual(['pro_month', null]);
});

test('other parameters are rejected with it', async () => {
  await expect(change('pro_month', { cancel_at_period_end: false })).rejects.toMatchObject({
    statusCode: 400,
    param: 'cancel_at_period_end',
  });
});
