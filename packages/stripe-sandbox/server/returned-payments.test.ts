import { afterEach, describe, expect, test } from 'vitest';
import { openTestSandbox } from './testing/test-sandbox.ts';

const { sandbox, stripe, events, types, customerWith, reset } = await openTestSandbox();
afterEach(reset);

/** An id that was not expanded. */
function idOf(value: unknown): string {
  if (typeof value !== 'string') throw new Error('Not an id.');
  return value;
}

/** A paid subscription: its invoice, and its payment. */
async function paidInvoice() {
  const { customer } = await customerWith('pm_card_visa');
  const { latest_invoice: latest } = await stripe.subscriptions.create({
    customer,
    items: [{ price: 'plus_month' }],
    expand: ['latest_invoice.payments'],
  });
  if (latest === null || typeof latest === 'string') throw new Error('The invoice was not expanded.');
  const intentId = idOf(latest.payments?.data[0]?.payment.payment_intent);
  const intent = await stripe.paymentIntents.retrieve(intentId);
  await sandbox.settled();
  return { invoice: latest.id, intent, charge: idOf(intent.latest_charge) };
}

test('a paid invoice has a payment with a charge', async () => {
  const { invoice, intent, charge } = await paidInvoice();
  expect(types()).toContain('charge.succeeded');
  expect(await stripe.charges.retrieve(charge)).toMatchObject({
    object: 'charge',
    amount: 900,
    amount_refunded: 0,
    payment_intent: intent.id,
    status: 'succeeded',
  });
  const payment = { type: 'payment_intent' as const, payment_intent: intent.id };
  const { data } = await stripe.invoicePayments.list({ payment, expand: ['data.invoice'] });
  expect(data).toMatchObject([
    { status: 'paid', amount_paid: 900, payment, invoice: { id: invoice, status: 'paid' } },
  ]);
});

describe('a refund', () => {
  test('is partial, then full, and never more than was paid', async () => {
    const { charge, intent } = await paidInvoice();
    await stripe.refunds.create({ charge, amount: 300, reason: 'requested_by_customer' });
    expect(await stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 300, refunded: false });
    await expect(stripe.refunds.create({ charge, amount: 601 })).rejects.toThrow('greater than');
    await stripe.refunds.create({ payment_intent: intent.id });
    expect(await stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 900, refunded: true });
    await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    const { data } = await stripe.refunds.list({ charge });
    expect(data.map(({ amount, status }) => [amount, status])).toEqual([
      [600, 'succeeded'],
      [300, 'succeeded'],
    ]);
  });

  test('from the dashboard sends its events', async () => {
    const { invoice, charge } = await paidInvoice();
    events.length = 0;
    await sandbox.returnPayment(invoice, { action: 'refund', amount: 100 });
    await sandbox.settled();
    expect(events.map(({ type, data }) => [type, data.object])).toMatchObject([
      ['refund.created', { object: 'refund', amount: 100, charge }],
      ['charge.refunded', { object: 'charge', id: charge, amount_refunded: 100 }],
    ]);
  });
});

describe('a dispute', () => {
  test.each([
    ['won', ['charge.dispute.closed', 'charge.dispute.funds_reinstated'], [-900, 900]],
    ['lost', ['charge.dispute.closed'], [-900]],
  ] as const)('that is %s moves the money accordingly', async (outcome, closing, transactions) => {
    const { invoice, charge } = await paidInvoice();
    events.length = 0;
    await sandbox.returnPayment(invoice, { action: 'dispute' });
    await sandbox.returnPayment(invoice, { action: 'close_dispute', outcome });
    await sandbox.settled();
    expect(types()).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn', ...closing]);
    const { data } = await stripe.disputes.list({ charge });
    expect(data).toMatchObject([{ status: outcome, amount: 900, charge }]);
    expect(data[0]?.balance_transactions.map(({ amount }) => amount)).toEqual(transactions);
  });

  test('is about what was not refunded, and allows no refund while it is open', async () => {
    const { invoice, charge } = await paidInvoice();
    await stripe.refunds.create({ charge, amount: 300 });
    await sandbox.returnPayment(invoice, { action: 'dispute' });
    const { data } = await stripe.disputes.list({ charge });
    expect(data).toMatchObject([{ status: 'needs_response', amount: 600 }]);
    await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({ code: 'charge_disputed' });
    expect(await stripe.disputes.close(data[0]?.id ?? '')).toMatchObject({ status: 'lost' });
  });
});

test('an invoice without a payment cannot be refunded', async () => {
  const { customer } = await customerWith('pm_card_visa');
  const { latest_invoice: invoice } = await stripe.subscriptions.create({
    customer,
    items: [{ price: 'plus_month' }],
    trial_period_days: 7,
  });
  expect(await sandbox.returnPayment(idOf(invoice), { action: 'refund' })).toMatchObject({ status: 404 });
});
