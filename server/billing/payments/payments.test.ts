import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../testing.ts';
import { halfMillion } from '../testing/half-million.ts';
import { payerOf } from '../testing/payer.ts';

const testApp = await openTestApp();
const { app, billing, signIn } = testApp;

const newcomer = async () => payerOf(testApp, await signIn({ subscribed: false }));
type Person = Awaited<ReturnType<typeof newcomer>>;

const cards = async (person: Person) =>
  (await person.get(`billing/payment-methods/${person.id}`)).json().payment_methods;
const deleteCard = (person: Person, cardId: string) =>
  app.inject({
    method: 'DELETE',
    url: `/api/billing/payment-methods/${person.id}/${cardId}`,
    headers: person.headers,
  });
const names = (list: { brand: string; default: boolean }[]) =>
  list.map(({ brand, default: is }) => [brand, is]);

describe('cards', () => {
  test('are an empty list for a new user', async () => {
    expect(await cards(await newcomer())).toEqual([]);
  });

  test('are saved, and the default comes first', async () => {
    const person = await newcomer();
    await person.subscribe('teacher_pro_month');
    const second = await person.saveCard('pm_card_mastercard');
    expect(names(await cards(person))).toEqual([
      ['visa', true],
      ['mastercard', false],
    ]);
    const chosen = await person.post('subscription/update-payment-method', { payment_method_id: second });
    expect(names(chosen.json().payment_methods)).toEqual([
      ['mastercard', true],
      ['visa', false],
    ]);
  });

  test('can be deleted except the last one of a live subscription', async () => {
    const person = await newcomer();
    await person.subscribe('teacher_pro_month');
    await person.saveCard('pm_card_mastercard');
    const [visa] = await cards(person);
    expect((await deleteCard(person, visa.id)).statusCode).toBe(204);
    const [rest, ...others] = await cards(person);
    expect([rest.brand, rest.default, others]).toEqual(['mastercard', true, []]);
    const rejected = await deleteCard(person, rest.id);
    expect([rejected.statusCode, rejected.json().message]).toEqual([
      409,
      'Your subscription is paid with this card. Add another card first.',
    ]);
    await person.post('subscription/cancel', {});
    await person.pass(15);
    expect((await deleteCard(person, rest.id)).statusCode).toBe(204);
    expect(await cards(person)).toEqual([]);
  });

  test('of another user are not found', async () => {
    const [owner, other] = [await newcomer(), await newcomer()];
    const card = await owner.saveCard();
    await other.saveCard();
    expect((await deleteCard(other, card)).statusCode).toBe(404);
    expect(await cards(owner)).toHaveLength(1);
  });
});

describe('credit packs', () => {
  test('charge their price and grant their credits once', async () => {
    const person = await newcomer();
    const { credit_packs } = (await person.get('billing/credit-packs')).json();
    const [pack] = credit_packs;
    const card = await person.saveCard();
    const request = { amount: pack.amount, currency: pack.currency, description: pack.name };
    const [one, two] = [
      await person.post('payments/intents', request, 'purchase-1'),
      await person.post('payments/intents', request, 'purchase-1'),
    ];
    expect(one.json().clientSecret).toBe(two.json().clientSecret);
    const intent = await billing.stripe.paymentIntents.retrieve(one.json().clientSecret.split('_secret_')[0]);
    expect(intent).toMatchObject({ amount: pack.amount, currency: 'usd', description: pack.name });

    const before = (await person.status()).remaining_credit;
    await person.pay(one.json().clientSecret, card);
    expect((await person.status()).remaining_credit).toBe(before + pack.credits);
  });

  test('that do not exist are rejected', async () => {
    const answer = await (await newcomer()).post('payments/intents', {
      ...halfMillion,
      description: 'Credits for nothing',
    });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { description: ['This pack does not exist. Choose another one.'] },
    ]);
  });

  test.each([{ amount: 1 }, { currency: 'jpy' }])('for another price, %j, are rejected', async (other) => {
    const answer = await (await newcomer()).post('payments/intents', { ...halfMillion, ...other });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { amount: ['The price of this pack has changed. Reload the page to see it.'] },
    ]);
  });
});

describe('invoices', () => {
  test('are paged newest first, and each has its billing address', async () => {
    const person = await newcomer();
    const address = { line1: '1 Harbour Street', city: 'Portland', state: 'ME', postal_code: '04101' };
    const billing_details = { name: 'Harborview School', email: 'office@school.test', address };
    await person.subscribe('teacher_pro_month', 'pm_card_visa', { billing_details });
    await person.pass(14);
    await person.pass(31);
    const page = async (query: string) => (await person.get(`billing/invoices/${person.id}?${query}`)).json();
    const first = await page('limit=2');
    expect(first.items.map(({ total }: { total: number }) => total)).toEqual([1500, 1500]);
    const rest = await page(`limit=2&cursor=${first.next_cursor}`);
    expect([rest.items.length, rest.items[0].total, rest.next_cursor]).toEqual([1, 0, null]);

    const whole = (await person.get(`billing/invoices/${person.id}/${first.items[0].id}`)).json();
    expect(whole).toMatchObject({
      status: 'paid',
      subtotal: 1500,
      discount: 0,
      total: 1500,
      amount_paid: 1500,
      amount_due: 0,
      details: { ...billing_details, address: { ...address, country: 'US' } },
    });
    expect(whole.lines).toHaveLength(1);
  });

  test('of another user are not found', async () => {
    const [owner, other] = [await newcomer(), await newcomer()];
    await owner.subscribe('teacher_pro_month');
    await other.subscribe('teacher_pro_month');
    const { items } = (await owner.get(`billing/invoices/${owner.id}`)).json();
    expect((await other.get(`billing/invoices/${other.id}/${items[0].id}`)).statusCode).toBe(404);
    expect((await owner.get(`billing/invoices/${owner.id}/${items[0].id}`)).statusCode).toBe(200);
  });
});

describe('billing details', () => {
  test('default to the account and the United States, and are persisted', async () => {
    const person = await newcomer();
    const path = `billing/details/${person.id}`;
    const empty = { line1: '', city: '', state: '', postal_code: '' };
    expect((await person.get(path)).json()).toEqual({
      name: 'Tess Example',
      email: person.email,
      address: { ...empty, country: 'US' },
    });
    const saved = await app.inject({
      method: 'PUT',
      url: `/api/${path}`,
      headers: person.headers,
      payload: { name: ' Ada ', email: 'ada@school.test', address: { city: 'Lyon', country: 'FR' } },
    });
    const expected = {
      name: 'Ada',
      email: 'ada@school.test',
      address: { ...empty, city: 'Lyon', country: 'FR' },
    };
    expect(saved.json()).toEqual(expected);
    expect((await person.get(path)).json()).toEqual(expected);
  });
});

describe('a preview', () => {
  test('of a new subscription shows the first paid period and what is due now', async () => {
    const person = await newcomer();
    const shown = await person.post('preview-subscription', {
      price_id: 'teacher_pro_quarter',
      coupon: 'WELCOME20',
    });
    expect(shown.json()).toMatchObject({
      valid: true,
      currency: 'usd',
      subtotal: 4050,
      discount: 810,
      tax: 0,
      total: 3240,
      due_now: 0,
      trial_days: 14,
      proration_date: null,
    });
    expect(shown.json().lines).toHaveLength(1);
  });

  test('has the tax of the billing address', async () => {
    const person = await newcomer();
    const seattle = {
      line1: '1 Pine Street',
      city: 'Seattle',
      state: 'WA',
      postal_code: '98101',
      country: 'US',
    };
    await app.inject({
      method: 'PUT',
      url: `/api/billing/details/${person.id}`,
      headers: person.headers,
      payload: { name: 'Ada', email: 'ada@school.test', address: seattle },
    });
    const shown = await person.post('preview-subscription', { price_id: 'teacher_pro_quarter' });
    expect(shown.json()).toMatchObject({ subtotal: 4050, tax: 263, total: 4313 });
  });

  test('ignores an invalid coupon and says so', async () => {
    const person = await newcomer();
    for (const coupon of ['ENDED', 'NONSENSE']) {
      const shown = await person.post('preview-subscription', { price_id: 'teacher_pro_month', coupon });
      expect(shown.json()).toMatchObject({
        valid: false,
        message: 'This coupon is not valid.',
        total: 1500,
        discount: 0,
      });
    }
  });

  const shownTo = async (person: Awaited<ReturnType<typeof newcomer>>, price_id: string) =>
    (await person.post('preview-subscription', { price_id })).json();

  test('of another plan during a trial has the trial’s coupon', async () => {
    const person = await newcomer();
    await person.subscribe('teacher_plus_month', 'pm_card_visa', { coupon: 'WELCOME20' });
    expect(await shownTo(person, 'teacher_pro_year')).toMatchObject({ subtotal: 13_500, discount: 2_700 });
    expect(await shownTo(person, 'teacher_plus_month')).toMatchObject({ due_now: 0, total: 720 });
  });

  test('of the next period has the discount that runs, and is what is charged', async () => {
    const person = await newcomer();
    await person.subscribe('teacher_pro_month', 'pm_card_visa', { coupon: 'HALF' });
    await person.pass(14);
    const next = await shownTo(person, 'teacher_pro_month');
    expect(next).toMatchObject({ subtotal: 1500, discount: 750, total: 750, due_now: 0 });
    expect(next.next_payment_at).toBe((await person.status()).subscriptions[0].current_period_end);
    expect(await shownTo(person, 'teacher_plus_month')).toMatchObject({ subtotal: 900, total: 450 });
    await person.pass(31);
    const { items } = (await person.get(`billing/invoices/${person.id}`)).json();
    expect(items[0]).toMatchObject({ status: 'paid', total: next.total });
  });

  test('after a coupon for one payment was used is without it', async () => {
    const person = await newcomer();
    await person.subscribe('teacher_pro_month', 'pm_card_visa', { coupon: 'WELCOME20' });
    await person.pass(14);
    for (const price of ['teacher_pro_month', 'teacher_plus_month'])
      expect(await shownTo(person, price)).toMatchObject({ discount: 0 });
  });

  test('changes nothing', async () => {
    const person = await newcomer();
    await person.post('preview-subscription', { price_id: 'teacher_pro_month' });
    expect(await person.status()).toMatchObject({ plan_name: null, subscriptions: [] });
    const { data } = await billing.stripe.subscriptions.list({ limit: 10 });
    expect(data).toEqual([]);
  });
});

test('deleting the account ends the subscription and deletes the cards', async () => {
  const person = await newcomer();
  await person.subscribe('teacher_pro_month');
  const deleted = await app.inject({
    method: 'DELETE',
    url: '/api/account',
    headers: person.headers,
    payload: { password: 'a long phrase' },
  });
  expect(deleted.statusCode).toBe(204);
  await billing.sandbox?.settled();
  const { data } = await billing.stripe.subscriptions.list({ limit: 10, status: 'all' });
  expect(data.map(({ status }) => status)).toEqual(['canceled']);
});
