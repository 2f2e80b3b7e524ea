import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { ledger } from '../credits/tables.ts';
import { openTestApp } from '../../testing.ts';
import { payerOf } from '../testing/payer.ts';

const testApp = await openTestApp();
const { mails, mailer, signIn } = testApp;

const newcomer = async (role: 'teacher' | 'student') =>
  payerOf(testApp, await signIn({ role, subscribed: false, tokens: 10_000 }));

type Person = Awaited<ReturnType<typeof newcomer>>;

/** A subscription whose card requires authentication for each later payment. */
async function payingWithQuestions(role: 'teacher' | 'student', price: string): Promise<Person> {
  const person = await newcomer(role);
  await person.subscribe(price);
  await person.pass(14);
  const card = await person.saveCard('pm_card_authenticationRequired');
  await person.post('subscription/update-payment-method', { payment_method_id: card });
  return person;
}

let teacher: Person;
beforeEach(async () => {
  teacher = await payingWithQuestions('teacher', 'teacher_plus_month');
});

const subscription = async (person: Person) => (await person.status()).subscriptions[0];
const poll = async (person: Person) => (await person.get(`subscriptions/status/${person.id}`)).json();
const newestInvoice = async (person: Person) =>
  (await person.get(`billing/invoices/${person.id}`)).json().items[0];

const bookings = ({ id }: Person) => testApp.db.$count(ledger, eq(ledger.userId, id));

describe('a change of plan', () => {
  const change = (price_id = 'teacher_pro_month') => teacher.post('subscriptions/change', { price_id });

  test('is pending until authentication, and then made', async () => {
    const asked = (await change()).json();
    expect(asked).toMatchObject({ plan_name: 'Teacher Plus', subscriptions: [{ status: 'active' }] });
    expect(asked.clientSecret).toMatch(/^pi_\w+_secret_/);

    await teacher.confirmPayment(asked.clientSecret, 'complete');
    expect(await teacher.status()).toMatchObject({ plan_name: 'Teacher Pro', price_id: 'teacher_pro_month' });
    expect(await newestInvoice(teacher)).toMatchObject({ status: 'paid' });
  });

  test('is cancelled, with nothing due, when authentication fails', async () => {
    await teacher.confirmPayment((await change()).json().clientSecret, 'fail');
    expect(await poll(teacher)).toMatchObject({ plan_name: 'Teacher Plus' });
    expect(await newestInvoice(teacher)).toMatchObject({ status: 'void' });
    expect(await subscription(teacher)).toMatchObject({ status: 'active', past_due: false });
    await mailer.settled();
    expect(mails).toEqual([]);

    const again = (await change()).json();
    await teacher.confirmPayment(again.clientSecret, 'complete');
    expect(await teacher.status()).toMatchObject({ plan_name: 'Teacher Pro' });
  });

  test('expires within a day without authentication', async () => {
    const { clientSecret } = (await change()).json();
    expect((await poll(teacher)).plan_name).toBe('Teacher Plus');
    expect(await newestInvoice(teacher)).toMatchObject({ status: 'open' });
    await teacher.pass(1);
    expect(await newestInvoice(teacher)).toMatchObject({ status: 'void' });
    const late = await teacher.confirmPayment(clientSecret, 'complete');
    expect(late.body).toHaveProperty('error');
    expect(await teacher.status()).toMatchObject({ plan_name: 'Teacher Plus' });
  });

  test('leaves the credits of paid months unchanged while pending', async () => {
    const student = await payingWithQuestions('student', 'student_plus_year');
    const { clientSecret } = (
      await student.post('subscriptions/change', { price_id: 'student_pro_year' })
    ).json();
    await student.confirmPayment(clientSecret, 'fail');
    await poll(student);
    const before = await bookings(student);
    await student.pass(31);
    expect((await student.status()).remaining_credit).toBe(1_520_000);
    expect(await bookings(student)).toBeGreaterThan(before);
  });

  test('is rejected while the subscription is cancelled', async () => {
    await teacher.post('subscription/cancel', {});
    const rejected = await change();
    expect([rejected.statusCode, rejected.json().message]).toEqual([
      409,
      'Your plan is cancelled. Keep it first, then change it.',
    ]);
    expect(await subscription(teacher)).toMatchObject({ cancel_at_period_end: true });
  });
});

describe('resuming after an unpaid period', () => {
  async function resume() {
    await teacher.post('subscriptions/pause', {});
    await teacher.pass(40);
    return (await teacher.post('subscriptions/resume', {})).json();
  }

  test('waits for authentication of its payment, without an email', async () => {
    const resumed = await resume();
    expect(resumed.subscriptions[0]).toMatchObject({ is_paused: false, status: 'past_due' });
    await teacher.confirmPayment(resumed.clientSecret, 'complete');
    expect(await subscription(teacher)).toMatchObject({ status: 'active', past_due: false });
    expect(await newestInvoice(teacher)).toMatchObject({ status: 'paid', total: 900 });
    await mailer.settled();
    expect(mails).toEqual([]);
  });

  test('is past due when authentication fails, and can be paid later with the same card', async () => {
    await teacher.confirmPayment((await resume()).clientSecret, 'fail');
    expect(await poll(teacher)).toMatchObject({ subscriptions: [{ status: 'past_due', past_due: true }] });
    const [card] = (await teacher.get(`billing/payment-methods/${teacher.id}`)).json().payment_methods;
    const again = await teacher.post('subscription/update-payment-method', { payment_method_id: card.id });
    await teacher.confirmPayment(again.json().clientSecret, 'complete');
    expect(await subscription(teacher)).toMatchObject({ status: 'active' });
  });
});
