import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../testing.ts';
import { halfMillion } from '../testing/half-million.ts';
import { payerOf } from '../testing/payer.ts';

const testApp = await openTestApp();
const { billing, signIn } = testApp;

/** A student after a cancelled trial, so that the next subscription is paid at once. */
async function returningStudent() {
  const person = payerOf(testApp, await signIn({ role: 'student', subscribed: false, tokens: 10_000 }));
  await person.subscribe('student_plus_month');
  await person.post('subscription/cancel', {});
  await person.pass(8);
  return person;
}

const invoicesOf = async (person: Person) => (await person.get(`billing/invoices/${person.id}`)).json().items;

type Person = Awaited<ReturnType<typeof returningStudent>>;

async function payWith(person: Person, testCard: string): Promise<void> {
  const card = await person.saveCard(testCard);
  await person.post('subscription/update-payment-method', { payment_method_id: card });
}

/** A student whose upgrade waits for the bank, with the client secret of its payment. */
async function changeAwaitingBank(): Promise<{ person: Person; clientSecret: string }> {
  const person = await returningStudent();
  await person.subscribe('student_plus_month');
  await payWith(person, 'pm_card_authenticationRequired');
  const change = await person.post('subscriptions/change', { price_id: 'student_pro_month' });
  return { person, clientSecret: change.json().clientSecret };
}

describe('a payment that waits for the bank', () => {
  test('is voided when the user picks another plan in a second tab', async () => {
    const person = await returningStudent();
    const first = (await person.subscribe('student_plus_month', 'pm_card_authenticationRequired')).json();
    expect(first.status).toBe('requires_action');
    const second = await person.subscribe('student_pro_month');
    expect(second.json()).toMatchObject({ status: 'active' });

    const late = await person.confirmPayment(first.clientSecret, 'complete');
    expect(late.status).toBe(400);
    const statuses = (await invoicesOf(person)).map(
      ({ total, status }: { total: number; status: string }) => [total, status],
    );
    expect(statuses).toEqual([
      [900, 'paid'],
      [500, 'void'],
      [0, 'paid'],
    ]);
  });

  test('is voided when the subscription it belongs to expires', async () => {
    const person = await returningStudent();
    const first = (await person.subscribe('student_plus_month', 'pm_card_authenticationRequired')).json();
    await person.pass(2);
    expect((await person.confirmPayment(first.clientSecret, 'complete')).status).toBe(400);
    expect((await invoicesOf(person))[0]).toMatchObject({ status: 'void' });
  });

  test('is voided when the account is deleted', async () => {
    const person = await returningStudent();
    const first = (await person.subscribe('student_plus_month', 'pm_card_authenticationRequired')).json();
    const pack = (await person.post('payments/intents', halfMillion)).json();
    const deleted = await testApp.app.inject({
      method: 'DELETE',
      url: '/api/account',
      headers: person.headers,
      payload: { password: 'a long phrase' },
    });
    expect(deleted.statusCode).toBe(204);
    expect((await person.confirmPayment(first.clientSecret, 'complete')).status).toBe(400);
    expect((await person.pay(pack.clientSecret, 'pm_card_visa')).status).toBe(400);
  });

  test('of a change of plan is voided when the user cancels the plan instead', async () => {
    const { person, clientSecret } = await changeAwaitingBank();
    await person.post('subscription/cancel', {});
    expect((await person.confirmPayment(clientSecret, 'complete')).status).toBe(400);
    expect(await person.status()).toMatchObject({
      price_id: 'student_plus_month',
      subscriptions: [{ cancel_at_period_end: true }, {}],
    });
  });

  test.each([
    ['changes to another plan', 'student_pro_quarter', null],
    ['changes to the same plan again', 'student_pro_month', null],
    [
      'changes to another plan with a card that needs no authentication',
      'student_pro_quarter',
      'pm_card_visa',
    ],
    ['chooses the current plan again', 'student_plus_month', null],
  ])('of a change of plan is voided when the user %s in a second tab', async (_, price_id, testCard) => {
    const { person, clientSecret } = await changeAwaitingBank();
    if (testCard !== null) await payWith(person, testCard);
    const second = await person.post('subscriptions/change', { price_id });
    expect(second.statusCode).toBe(200);
    await person.sandbox.settled();
    const before = await person.status();

    const late = await person.confirmPayment(clientSecret, 'complete');
    expect(late.status).toBe(400);
    expect(await person.status()).toEqual(before);
    const { data } = await billing.stripe.invoices.list({ status: 'open' });
    expect(data.length).toBe(second.json().clientSecret === undefined ? 0 : 1);
  });

  test('is voided when a renewal is never paid and the plan ends', async () => {
    const person = await returningStudent();
    await person.subscribe('student_plus_month');
    const card = await person.saveCard('pm_card_chargeCustomerFail');
    await person.post('subscription/update-payment-method', { payment_method_id: card });
    await person.pass(31);
    await person.pass(30);
    expect((await person.status()).subscriptions[0]).toMatchObject({ status: 'canceled' });
    const { data } = await billing.stripe.invoices.list({ status: 'open' });
    expect(data).toEqual([]);
  });
});
