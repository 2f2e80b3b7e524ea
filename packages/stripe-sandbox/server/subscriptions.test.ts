import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { openTestSandbox, START } from './testing/test-sandbox.ts';

const { sandbox, stripe, events, types, customerWith } = await openTestSandbox();

const daysOn = (days: number) => new Date(START.getTime() + days * 86_400_000);
const statusOf = async (id: string) => (await stripe.subscriptions.retrieve(id)).status;

const subscribe = (customer: string, more: Partial<Stripe.SubscriptionCreateParams> = {}) =>
  stripe.subscriptions.create({
    customer,
    items: [{ price: 'pro_month' }],
    expand: ['latest_invoice.confirmation_secret'],
    ...more,
  });

function invoiceOf({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice {
  if (invoice === null || typeof invoice === 'string') throw new Error('not expanded');
  return invoice;
}

test('an accepted card pays at once, with events in order', async () => {
  const { customer } = await customerWith('pm_card_visa');
  const subscription = await subscribe(customer);
  await sandbox.settled();

  expect(subscription.status).toBe('active');
  expect(invoiceOf(subscription)).toMatchObject({ status: 'paid', total: 1500, amount_paid: 1500 });
  expect(types()).toEqual([
    'customer.subscription.created',
    'invoice.created',
    'invoice.finalized',
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
    'invoice.paid',
    'invoice.payment_succeeded',
    'customer.subscription.updated',
  ]);
  expect(events.at(-1)?.data.previous_attributes).toMatchObject({ status: 'incomplete' });
});

test('a card that fails later leaves the subscription incomplete, and it expires', async () => {
  const { customer } = await customerWith('pm_card_chargeCustomerFail');
  const subscription = await subscribe(customer);
  expect(subscription.status).toBe('incomplete');
  expect(invoiceOf(subscription).confirmation_secret?.client_secret).toMatch(/^pi_\w+_secret_/);

  await sandbox.advance(daysOn(1));
  expect(await statusOf(subscription.id)).toBe('incomplete_expired');
});

test('an incomplete subscription becomes active once another card pays its invoice', async () => {
  const { customer } = await customerWith('pm_card_chargeCustomerFail');
  const subscription = await subscribe(customer);
  const secret = invoiceOf(subscription).confirmation_secret?.client_secret ?? '';
  const [id = ''] = secret.split('_secret_');
  await sandbox.browse('payment_intent', id, secret, { action: 'confirm', payment_method: 'pm_card_visa' });

  expect(await statusOf(subscription.id)).toBe('active');
});

test('with error_if_incomplete a declined card leaves no objects', async () => {
  const { customer, card } = await customerWith('pm_card_chargeCustomerFail');
  const refusal = subscribe(customer, {
    default_payment_method: card,
    payment_behavior: 'error_if_incomplete',
  });
  await expect(refusal).rejects.toMatchObject({
    statusCode: 402,
    code: 'card_declined',
    decline_code: 'generic_decline',
  });

  const { data } = await stripe.subscriptions.list({ customer, status: 'all' });
  expect(data).toEqual([]);
});

test('the first payment waits for authentication by the cardholder', async () => {
  const { customer } = await customerWith('pm_card_authenticationRequired');
  const subscription = await subscribe(customer);
  const secret = invoiceOf(subscription).confirmation_secret?.client_secret ?? '';
  const [id = ''] = secret.split('_secret_');
  expect(subscription.status).toBe('incomplete');
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe('requires_action');

  const failed = await sandbox.browse('payment_intent', id, secret, { action: 'answer', answer: 'fail' });
  expect(failed).toMatchObject({
    status: 402,
    body: { error: { code: 'payment_intent_authentication_failure' } },
  });
  expect(await statusOf(subscription.id)).toBe('incomplete');

  await sandbox.browse('payment_intent', id, secret, {
    action: 'confirm',
    payment_method: 'pm_card_authenticationRequired',
  });
  await sandbox.browse('payment_intent', id, secret, { action: 'answer', answer: 'complete' });
  expect(await statusOf(subscription.id)).toBe('active');
});

test('a trial is free, sends trial_will_end three days before its end, and is then charged', async () => {
  const { customer } = await customerWith('pm_card_visa');
  const subscription = await subscribe(customer, { trial_period_days: 14 });
  expect(subscription).toMatchObject({ status: 'trialing', latest_invoice: { status: 'paid', total: 0 } });

  await sandbox.advance(daysOn(11));
  expect(types().at(-1)).toBe('customer.subscription.trial_will_end');
  await sandbox.advance(daysOn(14));
  const paid = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
  expect(paid).toMatchObject({
    status: 'active',
    latest_invoice: { billing_reason: 'subscription_cycle', amount_paid: 1500 },
  });
  const [item] = paid.items.data;
  expect(new Date((item?.current_period_end ?? 0) * 1000)).toEqual(new Date('2027-01-04T10:00:00Z'));
});

test('a failed renewal is retried, and the subscription ends after the last attempt', async () => {
  const { customer } = await customerWith('pm_card_chargeCustomerFail');
  const subscription = await subscribe(customer, { trial_period_days: 7 });
  const seen: string[] = [];
  for (const day of [7, 9.9, 10, 15, 21.9, 22]) {
    await sandbox.advance(daysOn(day));
    seen.push(await statusOf(subscription.id));
  }
  expect(seen).toEqual(['past_due', 'past_due', 'past_due', 'past_due', 'past_due', 'canceled']);
  expect(types().filter((type) => type === 'invoice.payment_failed')).toHaveLength(4);
  expect(types().at(-1)).toBe('customer.subscription.deleted');
});

test('a past-due subscription is active again once another card pays', async () => {
  const { customer } = await customerWith('pm_card_chargeCustomerFail');
  const subscription = await subscribe(customer, { trial_period_days: 7 });
  await sandbox.advance(daysOn(8));
  const good = await stripe.paymentMethods.attach('pm_card_mastercard', { customer });
  const renewed = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
  await stripe.invoices.pay(invoiceOf(renewed).id, { payment_method: good.id });

  expect(await statusOf(subscription.id)).toBe('active');
});

test('a cancellation takes effect with the period, and can be undone until then', async () => {
  const { customer } = await customerWith('pm_card_visa');
  const { id } = await subscribe(customer);
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await stripe.subscriptions.update(id, { cancel_at_period_end: false });
  await sandbox.advance(daysOn(31));
  expect(await statusOf(id)).toBe('active');

  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await sandbox.advance(daysOn(70));
  expect(await statusOf(id)).toBe('canceled');
});

test('a pause collects nothing; resuming with a new period charges it', async () => {
  const { customer } = await customerWith('pm_card_visa');
  const { id } = await subscribe(customer);
  await stripe.subscriptions.update(id, { pause_collection: { behavior: 'void' } });
  await sandbox.advance(daysOn(40));
  const [newest] = (await stripe.invoices.list({ subscription: id })).data;
  expect(newest?.status).toBe('void');

  const resumed = await stripe.subscriptions.update(id, {
    pause_collection: '',
    billing_cycle_anchor: { type: 'now' },
    proration_behavior: 'none',
    payment_behavior: 'error_if_incomplete',
    expand: ['latest_invoice'],
  });
  expect(resumed).toMatchObject({ pause_collection: null, latest_invoice: { status: 'paid', total: 1500 } });
  expect(resumed.items.data[0]?.current_period_start).toBe(daysOn(40).getTime() / 1000);
});

test('an upgrade within a period charges the prorated difference of its preview', async () => {
  const { customer } = await customerWith('pm_card_visa');
  const { id, items } = await subscribe(customer, { items: [{ price: 'plus_month' }] });
  await sandbox.advance(daysOn(15));
  const change = {
    items: [{ id: items.data[0]?.id ?? '', price: 'pro_month' }],
    proration_behavior: 'always_invoice' as const,
    proration_date: daysOn(15).getTime() / 1000,
  };
  const preview = await stripe.invoices.createPreview({
    customer,
    subscription: id,
    subscription_details: change,
  });
  const changed = await stripe.subscriptions.update(id, { ...change, expand: ['latest_invoice'] });

  expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-450, 750]);
  expect(preview.total).toBe(300);
  expect(invoiceOf(changed)).toMatchObject({
    total: 300,
    status: 'paid',
    billing_reason: 'subscription_update',
  });
});

test('a downgrade leaves a credit for the next invoice', async () => {
  const { customer } = await customerWith('pm_card_visa');
  const { id, items } = await subscribe(customer);
  await sandbox.advance(daysOn(15));
  await stripe.subscriptions.update(id, {
    items: [{ id: items.data[0]?.id ?? '', price: 'plus_month' }],
    proration_behavior: 'always_invoice',
  });
  const credited = await stripe.customers.retrieve(customer);
  expect(credited).toMatchObject({ balance: -300 });

  await sandbox.advance(daysOn(31));
  const [newest] = (await stripe.invoices.list({ customer })).data;
  expect(newest).toMatchObject({ total: 900, amount_due: 600, amount_paid: 600 });
});

test('another interval starts a new period', async () => {
  const { customer } = await customerWith('pm_card_visa');
  const { id, items } = await subscribe(customer);
  await sandbox.advance(daysOn(15));
  const changed = await stripe.subscriptions.update(id, {
    items: [{ id: items.data[0]?.id ?? '', price: 'pro_year' }],
    expand: ['latest_invoice'],
  });
  expect(invoiceOf(changed).lines.data.map(({ amount }) => amount)).toEqual([-750, 13_500]);
  expect(changed.items.data[0]?.current_period_end).toBe(Date.parse('2027-12-05T10:00:00Z') / 1000);
});
