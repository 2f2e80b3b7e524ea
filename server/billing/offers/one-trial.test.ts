import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../testing.ts';
import { payerOf } from '../testing/payer.ts';
import { normalAddress } from './person.ts';
import { usedOffers } from './tables.ts';

const testApp = await openTestApp();
const { app, db, signIn } = testApp;

const student = async (email: string) =>
  payerOf(testApp, await signIn({ role: 'student', subscribed: false, tokens: 10_000, email }));

type Person = Awaited<ReturnType<typeof student>>;

const remove = ({ headers }: Person) =>
  app.inject({ method: 'DELETE', url: '/api/account', headers, payload: { password: 'a long phrase' } });

async function order(person: Person, more: object = {}, holder = 'Ada Byron') {
  const payment_method_id = await person.saveCard('pm_card_visa', holder);
  const answer = await person.post('subscriptions/create', {
    price_id: 'student_plus_month',
    payment_method_id,
    ...more,
  });
  await person.sandbox.settled();
  return answer;
}

const preview = async (person: Person, more: object = {}) =>
  (await person.post('preview-subscription', { price_id: 'student_plus_month', ...more })).json();

describe('one trial per person', () => {
  test('survives the deletion of the account: the address is recognised', async () => {
    const first = await student('Ada.Byron+one@gmail.com'.toLowerCase());
    expect((await order(first)).json()).toMatchObject({ status: 'trialing' });
    expect((await remove(first)).statusCode).toBe(204);

    const second = await student('adabyron@gmail.com');
    expect(await preview(second)).toMatchObject({ trial_days: 0, due_now: 500 });
    const bought = await order(second, {}, 'Another Holder');
    expect(bought.json()).toMatchObject({ status: 'active' });
  });

  test('survives the deletion of the account: the card is recognised, and nothing is charged unseen', async () => {
    const first = await student('ada@school.test');
    await order(first);
    await remove(first);

    const second = await student('eve@school.test');
    const shown = await preview(second);
    expect(shown).toMatchObject({ trial_days: 7, due_now: 0 });
    const rejected = await order(second, { trial_days: shown.trial_days });
    expect([rejected.statusCode, rejected.json().message]).toEqual([
      409,
      'This card was already used for a free trial. Nothing was charged. Check the new amount, then confirm to pay today.',
    ]);
    const again = await preview(second);
    expect(again).toMatchObject({ trial_days: 0, due_now: 500 });
    expect((await order(second, { trial_days: again.trial_days })).json()).toMatchObject({
      status: 'active',
    });
  });

  test('of two accounts with one card that subscribe at once', async () => {
    const people = await Promise.all([student('one@school.test'), student('two@school.test')]);
    const answers = await Promise.all(people.map((person) => order(person)));
    const statuses = new Set(answers.map((answer) => answer.json().status));
    expect(statuses).toEqual(new Set(['active', 'trialing']));
  });

  test('another person gets one', async () => {
    await order(await student('one@school.test'));
    const other = await order(await student('two@school.test'), {}, 'Grace Hopper');
    expect(other.json()).toMatchObject({ status: 'trialing' });
  });

  test('stores hashes only, and no account after its deletion', async () => {
    const person = await student('ada@school.test');
    await order(person);
    await remove(person);
    const rows = await db.select().from(usedOffers);
    expect(rows.map(({ userId }) => userId)).toEqual([null, null]);
    expect(JSON.stringify(rows)).not.toMatch(/ada|school|sandbox/i);
  });

  test.each([
    ['A.d.a+news@Gmail.com', 'ada@gmail.com'],
    ['ada@googlemail.com', 'ada@gmail.com'],
    ['a.d.a+x@School.test', 'a.d.a@school.test'],
  ])('knows %s as %s', (email, normal) => expect(normalAddress(email)).toBe(normal));
});

describe('a coupon for the first payment', () => {
  const FIRST_ONLY = 'This coupon is for the first payment only.';

  test('reduces the first payment once', async () => {
    const person = await student('ada@school.test');
    await order(person, { coupon: 'WELCOME20' });
    await person.pass(7);
    await person.post('subscriptions/change', { price_id: 'student_pro_month' });
    await person.pass(31);
    const { items } = (await person.get(`billing/invoices/${person.id}`)).json();
    expect(items.map(({ total }: { total: number }) => total)).toEqual([900, 400, 400, 0]);
  });

  test('is rejected after a payment, also for a new account of the person', async () => {
    const person = await student('ada@school.test');
    await order(person);
    await person.pass(7);
    await person.post('subscription/cancel', {});
    await person.pass(31);
    expect(await preview(person, { coupon: 'WELCOME20' })).toMatchObject({
      valid: false,
      message: FIRST_ONLY,
    });
    const again = await order(person, { coupon: 'WELCOME20' });
    expect([again.statusCode, again.json().errors]).toEqual([422, { coupon: [FIRST_ONLY] }]);

    await remove(person);
    const next = await student('ada@school.test');
    expect((await order(next, { coupon: 'WELCOME20' })).statusCode).toBe(422);
    expect((await order(next, { coupon: 'HALF' })).statusCode).toBe(201);
  });
});
