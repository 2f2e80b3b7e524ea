import { expect, test } from 'vitest';
import { openTestSandbox, testCatalogue } from './testing/test-sandbox.ts';

const { sandbox, stripe, events, customerWith } = await openTestSandbox();

test('an idempotency key returns the same response, and rejects another request', async () => {
  const { customer } = await customerWith('pm_card_visa');
  const options = { idempotencyKey: 'once' };
  const order = { customer, items: [{ price: 'pro_month' }] };
  const one = await stripe.subscriptions.create(order, options);
  const again = await stripe.subscriptions.create(order, options);
  expect(again.id).toBe(one.id);
  expect((await stripe.subscriptions.list({ customer })).data).toHaveLength(1);

  const other = stripe.subscriptions.create({ customer, items: [{ price: 'plus_month' }] }, options);
  await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
});

test('two concurrent requests with one key have one effect', async () => {
  const { customer } = await customerWith('pm_card_visa');
  const create = () =>
    stripe.subscriptions.create({ customer, items: [{ price: 'pro_month' }] }, { idempotencyKey: 'both' });
  const [one, other] = await Promise.all([create(), create()]);
  expect(one.id).toBe(other.id);
});

test('lists are paged, newest first', async () => {
  const { id: customer } = await stripe.customers.create();
  for (const card of ['pm_card_visa', 'pm_card_mastercard', 'pm_card_amex']) {
    await stripe.paymentMethods.attach(card, { customer });
  }
  const first = await stripe.customers.listPaymentMethods(customer, { limit: 2 });
  expect(first.data.map(({ card }) => card?.brand)).toEqual(['amex', 'mastercard']);
  expect(first.has_more).toBe(true);

  const all = await stripe.customers
    .listPaymentMethods(customer, { limit: 2 })
    .autoPagingToArray({ limit: 10 });
  expect(all.map(({ card }) => card?.last4)).toEqual(['0005', '4444', '4242']);
});

test('a list of customers leaves out deleted ones', async () => {
  const { id: there } = await stripe.customers.create();
  const { id: gone } = await stripe.customers.create();
  await stripe.customers.del(gone);
  expect((await stripe.customers.list()).data.map(({ id }) => id)).toEqual([there]);
});

test('expand replaces ids by objects', async () => {
  const { customer, card } = await customerWith('pm_card_visa');
  const { id } = await stripe.subscriptions.create({
    customer,
    items: [{ price: 'pro_month' }],
    discounts: [{ coupon: 'fall20' }],
    default_payment_method: card,
  });
  const whole = await stripe.subscriptions.retrieve(id, {
    expand: [
      'customer',
      'default_payment_method',
      'discounts.source.coupon',
      'items.data.price.product',
      'latest_invoice.payments.data.payment.payment_intent',
    ],
  });
  expect(whole).toMatchObject({
    customer: { email: 'amara@school.test' },
    default_payment_method: { card: { last4: '4242' } },
    discounts: [{ source: { coupon: { percent_off: 20 } } }],
    items: { data: [{ price: { product: { name: 'Pro' } } }] },
    latest_invoice: { payments: { data: [{ payment: { payment_intent: { status: 'succeeded' } } }] } },
  });
  expect(JSON.stringify(whole)).not.toContain('hidden');
  expect(JSON.stringify(events)).not.toContain('hidden');
});

test('errors have the types that the package knows', async () => {
  await expect(stripe.customers.retrieve('cus_missing')).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 404,
    code: 'resource_missing',
  });
  await expect(stripe.paymentIntents.create({ amount: 1, currency: 'usd' })).rejects.toMatchObject({
    statusCode: 400,
    param: 'amount',
  });
  const typo = await sandbox.answer({
    method: 'POST',
    path: '/v1/customers',
    query: '',
    body: 'address[stret]=x',
    idempotencyKey: undefined,
  });
  expect(typo).toMatchObject({
    status: 400,
    body: { error: { code: 'parameter_unknown', param: 'address[stret]' } },
  });
  const expanded = stripe.subscriptions.list({ expand: ['data.latest_invoice.payment_intent'] });
  await expect(expanded).resolves.toMatchObject({ data: [] });
});

test('the card of another customer is rejected', async () => {
  const [mine, theirs] = [await customerWith('pm_card_visa'), await customerWith('pm_card_visa')];
  const order = {
    customer: mine.customer,
    items: [{ price: 'pro_month' }],
    default_payment_method: theirs.card,
  };
  await expect(stripe.subscriptions.create(order)).rejects.toMatchObject({ param: 'default_payment_method' });
});

test('prices are found by their lookup keys', async () => {
  const { data } = await stripe.prices.list({ lookup_keys: ['pro_year'], expand: ['data.product'] });
  expect(data).toMatchObject([{ id: 'pro_year', unit_amount: 13_500, product: { name: 'Pro' } }]);
  const all = await stripe.prices.list({ limit: 2 }).autoPagingToArray({ limit: 100 });
  expect(all.map(({ id }) => id)).toEqual(testCatalogue.prices.map(({ id }) => id));
});

test('a new price takes over the lookup key of an older one', async () => {
  const recurring = { interval: 'month' as const, interval_count: 3 };
  const term = { product: 'store', currency: 'usd', unit_amount: 700, recurring, lookup_key: 'book_quarter' };
  await expect(stripe.prices.create(term)).rejects.toMatchObject({ code: 'resource_missing' });
  await stripe.products.create({ id: 'store', name: 'Store' });
  const old = await stripe.prices.create(term);
  await expect(stripe.prices.create({ ...term, unit_amount: 800 })).rejects.toMatchObject({
    param: 'lookup_key',
  });
  const price = await stripe.prices.create({ ...term, unit_amount: 800, transfer_lookup_key: true });

  expect((await stripe.prices.list({ lookup_keys: ['book_quarter'] })).data).toMatchObject([
    { id: price.id },
  ]);
  expect((await stripe.prices.retrieve(old.id)).lookup_key).toBeNull();
  const { customer } = await customerWith('pm_card_visa');
  const bought = await stripe.subscriptions.create({ customer, items: [{ price: price.id }] });
  expect(bought.items.data[0]).toMatchObject({ price: { unit_amount: 800, product: 'store' } });
});

test('events can be listed from a time', async () => {
  await stripe.customers.create();
  await sandbox.settled();
  const { data } = await stripe.events.list({ types: ['customer.created'], created: { gte: 0 } });
  expect(data.map(({ type }) => type)).toEqual(['customer.created']);
  expect(data[0]?.id).toBe(events[0]?.id);
  expect(data[0]?.pending_webhooks).toBe(0);
  expect((await stripe.events.list({ created: { gte: 9_000_000_000 } })).data).toEqual([]);
});

test('a deleted customer leaves no personal data', async () => {
  const { customer } = await customerWith('pm_card_visa');
  await stripe.subscriptions.create({ customer, items: [{ price: 'pro_month' }] });
  await stripe.customers.del(customer);
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
  expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toMatchObject([
    { status: 'canceled' },
  ]);
  await expect(
    stripe.paymentIntents.create({ amount: 500, currency: 'usd', customer }),
  ).rejects.toMatchObject({
    code: 'resource_missing',
  });
});
