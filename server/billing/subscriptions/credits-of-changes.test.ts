import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../testing.ts';
import { ledger } from '../credits/tables.ts';
import { payerOf } from '../testing/payer.ts';

const testApp = await openTestApp();
const { signIn } = testApp;

/** The welcome credits of {@link payingStudent}, which do not expire. */
const WELCOME = 20_000;

async function payingStudent(price: string) {
  const person = payerOf(testApp, await signIn({ role: 'student', subscribed: false, tokens: 10_000 }));
  await person.subscribe(price);
  await person.pass(7);
  return person;
}

type Person = Awaited<ReturnType<typeof payingStudent>>;
const credits = async (person: Person) => (await person.status()).remaining_credit - WELCOME;
const change = (person: Person, price_id: string) => person.post('subscriptions/change', { price_id });

describe('credits belong to a month, whatever changes', () => {
  test('switching between monthly and yearly refills nothing', async () => {
    const person = await payingStudent('student_plus_month');
    expect(await credits(person)).toBe(1_500_000);
    for (const interval of ['year', 'month', 'year']) {
      await person.pass(2);
      await change(person, `student_plus_${interval}`);
      expect(await granted(person)).toBe(1_500_000);
    }
  });

  test('an upgrade grants the difference, as far as the rest of the month is paid', async () => {
    const early = await payingStudent('student_plus_month');
    await change(early, 'student_pro_month');
    expect(await credits(early)).toBe(2_000_000);
    const late = await payingStudent('student_plus_month');
    await late.pass(27);
    await change(late, 'student_pro_month');
    expect(await credits(late)).toBeLessThan(1_600_000);
  });

  test('a month is not granted before it is paid', async () => {
    const person = await payingStudent('student_plus_month');
    const card = await person.saveCard('pm_card_chargeCustomerFail');
    await person.post('subscription/update-payment-method', { payment_method_id: card });
    await person.pass(32);
    expect((await person.status()).subscriptions[0]).toMatchObject({ status: 'past_due' });
    expect(await granted(person)).toBe(1_500_000);
  });
});

/** All credits that plans have granted since the trial. */
async function granted(person: Person): Promise<number> {
  const rows = await testApp.db.select().from(ledger);
  return rows
    .filter(
      ({ userId, kind, reason }) => userId === person.id && kind === 'grant' && reason?.startsWith('period:'),
    )
    .reduce((sum, { input, output }) => sum + input + output, -100_000);
}
