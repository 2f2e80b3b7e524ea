import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '../../testing.ts';
import { payerOf } from '../testing/payer.ts';

const testApp = await openTestApp();
const { mails, mailer, signIn } = testApp;

const newcomer = async (role: 'teacher' | 'student') =>
  payerOf(testApp, await signIn({ role, subscribed: false, tokens: 10_000 }));

type Person = Awaited<ReturnType<typeof newcomer>>;
let teacher: Person;

/** A paid subscription to Teacher Plus. */
beforeEach(async () => {
  teacher = await newcomer('teacher');
  await teacher.subscribe('teacher_plus_month');
  await teacher.pass(14);
});

const subscription = async (person: Person) => (await person.status()).subscriptions[0];
const invoices = async (person: Person) => (await person.get(`billing/invoices/${person.id}`)).json().items;

describe('a trial', () => {
  test('becomes a paid month when it ends', async () => {
    expect(await subscription(teacher)).toMatchObject({
      status: 'active',
      trial_ends_at: null,
      is_active: true,
    });
    expect((await invoices(teacher))[0]).toMatchObject({
      status: 'paid',
      total: 900,
      description: expect.any(String),
    });
  });

  test('of a student ends with the credits of the plan, which a renewal resets', async () => {
    const student = await newcomer('student');
    await student.subscribe('student_plus_month');
    await student.pass(7);
    expect((await student.status()).remaining_credit).toBe(1_520_000);
    await student.pass(31);
    expect((await student.status()).remaining_credit).toBe(1_520_000);
  });

  test('followed by a paid year grants credits every month', async () => {
    const student = await newcomer('student');
    await student.subscribe('student_pro_year');
    await student.pass(7);
    for (const days of [0, 31, 31]) {
      await student.pass(days || 1);
      expect((await student.status()).remaining_credit).toBe(2_020_000);
    }
  });
});

describe('cancelling', () => {
  test('keeps access until the period ends, and can be undone', async () => {
    const cancelled = (await teacher.post('subscription/cancel', {})).json().subscriptions[0];
    expect(cancelled).toMatchObject({ is_active: true, cancel_at_period_end: true });
    expect(cancelled.ends_at).toBe(cancelled.current_period_end);
    const running = (await teacher.post('subscription/cancel/undo', {})).json().subscriptions[0];
    expect(running).toMatchObject({ cancel_at_period_end: false, ends_at: null });
    await teacher.pass(31);
    expect(await subscription(teacher)).toMatchObject({ status: 'active' });
  });

  test('takes effect at the end of the period', async () => {
    await teacher.post('subscription/cancel', {});
    await teacher.pass(31);
    expect(await teacher.status()).toMatchObject({
      plan_name: null,
      subscriptions: [{ status: 'canceled' }],
    });
    const answer = await teacher.post('subscription/cancel', {});
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'You have no subscription.']);
  });
});

describe('pausing', () => {
  test('closes gated templates and charges nothing', async () => {
    const paused = (await teacher.post('subscriptions/pause', {})).json().subscriptions[0];
    expect(paused).toMatchObject({ is_paused: true, is_active: false });
    await teacher.pass(31);
    expect(
      (await invoices(teacher)).filter(({ status }: { status: string }) => status === 'paid'),
    ).toHaveLength(2);
  });

  test('within a paid period resumes in it', async () => {
    const before = await subscription(teacher);
    await teacher.post('subscriptions/pause', {});
    await teacher.pass(3);
    const resumed = (await teacher.post('subscriptions/resume', {})).json().subscriptions[0];
    expect(resumed).toMatchObject({
      is_paused: false,
      is_active: true,
      current_period_end: before.current_period_end,
    });
  });

  test('past the end of a period starts and charges a new one', async () => {
    await teacher.post('subscriptions/pause', {});
    await teacher.pass(40);
    const resumed = (await teacher.post('subscriptions/resume', {})).json().subscriptions[0];
    expect(resumed).toMatchObject({ is_paused: false, is_active: true, status: 'active' });
    const [newest] = await invoices(teacher);
    expect(newest).toMatchObject({ status: 'paid', total: 900 });
    const days =
      (Date.parse(resumed.current_period_end) - (await testApp.billing.now()).getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(27);
  });
});

describe('changing the plan', () => {
  const preview = async (price_id: string) =>
    (await teacher.post('preview-subscription', { price_id })).json();

  test('charges what the preview showed', async () => {
    await teacher.pass(10);
    const shown = await preview('teacher_pro_month');
    expect(shown).toMatchObject({ valid: true, currency: 'usd', trial_days: 0 });
    expect(shown.lines.map(({ proration }: { proration: boolean }) => proration)).toEqual([true, true]);
    expect(shown.due_now).toBeGreaterThan(0);
    expect(shown.due_now).toBeLessThan(600);
    const changed = await teacher.post('subscriptions/change', {
      price_id: 'teacher_pro_month',
      proration_date: shown.proration_date,
    });
    expect(changed.json()).toMatchObject({ plan_name: 'Teacher Pro', price_id: 'teacher_pro_month' });
    expect((await invoices(teacher))[0]).toMatchObject({ status: 'paid', total: shown.total });
  });

  test('ignores a proration date that no preview gave', async () => {
    const { current_period_end: end } = await subscription(teacher);
    const shown = await preview('teacher_pro_month');
    await teacher.post('subscriptions/change', {
      price_id: 'teacher_pro_month',
      proration_date: Math.floor(Date.parse(end) / 1000) - 1,
    });
    const [newest] = await invoices(teacher);
    expect(Math.abs(newest.total - shown.total)).toBeLessThanOrEqual(1);
  });

  test('with a failed payment changes nothing', async () => {
    const card = await teacher.saveCard('pm_card_chargeCustomerFail');
    await teacher.post('subscription/update-payment-method', { payment_method_id: card });
    const declined = await teacher.post('subscriptions/change', { price_id: 'teacher_pro_year' });
    expect([declined.statusCode, declined.json().message]).toEqual([402, 'Your card was declined.']);
    expect(await teacher.status()).toMatchObject({ price_id: 'teacher_plus_month' });
  });

  test('undoes a cancellation', async () => {
    await teacher.post('subscription/cancel', {});
    const changed = await teacher.post('subscriptions/change', { price_id: 'teacher_pro_month' });
    expect(changed.json().subscriptions[0]).toMatchObject({ cancel_at_period_end: false, ends_at: null });
  });

  test('on trial costs nothing before the trial ends', async () => {
    const other = await newcomer('teacher');
    await other.subscribe('teacher_plus_month');
    const shown = (await other.post('preview-subscription', { price_id: 'teacher_pro_year' })).json();
    expect(shown).toMatchObject({ total: 13_500, due_now: 0 });
    const changed = (await other.post('subscriptions/change', { price_id: 'teacher_pro_year' })).json();
    expect(changed.subscriptions[0]).toMatchObject({ status: 'trialing', price_id: 'teacher_pro_year' });
    expect(shown.next_payment_at).toBe(changed.subscriptions[0].trial_ends_at);
    await other.pass(14);
    expect((await invoices(other))[0]).toMatchObject({ status: 'paid', total: 13_500 });
  });
});

describe('a renewal that fails', () => {
  beforeEach(async () => {
    const card = await teacher.saveCard('pm_card_chargeCustomerFail');
    await teacher.post('subscription/update-payment-method', { payment_method_id: card });
    await teacher.pass(31);
  });

  test('is past due with the next attempt, and sends one email', async () => {
    expect(await subscription(teacher)).toMatchObject({
      status: 'past_due',
      is_active: true,
      past_due: true,
      next_payment_attempt: expect.any(String),
    });
    await mailer.settled();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [teacher.email, 'Your payment did not go through'],
    ]);
    expect(mails[0]?.text).toContain('/teacher/accounts/billing');
  });

  test('is paid at once with another card', async () => {
    const card = await teacher.saveCard();
    const answer = await teacher.post('subscription/update-payment-method', { payment_method_id: card });
    const { payment_methods, clientSecret } = answer.json();
    expect(payment_methods[0]).toMatchObject({ id: card, default: true, brand: 'visa', last4: '4242' });
    expect(clientSecret).toBeNull();
    expect(await subscription(teacher)).toMatchObject({ status: 'active', past_due: false });
  });

  test('is paid after authentication with another card', async () => {
    const card = await teacher.saveCard('pm_card_authenticationRequired');
    const choose = () => teacher.post('subscription/update-payment-method', { payment_method_id: card });
    const { clientSecret } = (await choose()).json();
    expect(clientSecret).toMatch(/^pi_/);
    expect(await subscription(teacher)).toMatchObject({ status: 'past_due', past_due: true });

    await teacher.confirmPayment(clientSecret, 'fail');
    expect(await subscription(teacher)).toMatchObject({ past_due: true });

    await teacher.confirmPayment((await choose()).json().clientSecret, 'complete');
    expect(await subscription(teacher)).toMatchObject({ status: 'active', past_due: false });
    expect((await invoices(teacher))[0]).toMatchObject({ status: 'paid' });
  });

  test('returns the bank’s message when the other card is declined too', async () => {
    const card = await teacher.saveCard('pm_card_chargeCustomerFail');
    const answer = await teacher.post('subscription/update-payment-method', { payment_method_id: card });
    expect([answer.statusCode, answer.json().message]).toEqual([402, 'Your card was declined.']);
    expect(await subscription(teacher)).toMatchObject({ past_due: true });
  });

  test('closes gated templates after the last attempt', async () => {
    await teacher.pass(60);
    const { status, is_active } = await subscription(teacher);
    expect([['canceled', 'unpaid'].includes(status), is_active]).toEqual([true, false]);
  });
});
