import { describe, expect, test, vi } from 'vitest';
import { openTestApp } from '../../testing.ts';
import { ledger } from '../credits/tables.ts';
import { changePlan, creditsOf, payingStudent, type PayingStudent } from '../testing/paying-student.ts';

const testApp = await openTestApp();

describe('credits belong to a month, whatever changes', () => {
  test('switching between monthly and yearly refills nothing', async () => {
    const person = await payingStudent(testApp, 'student_plus_month');
    expect(await creditsOf(person)).toBe(1_500_000);
    for (const interval of ['year', 'month', 'year']) {
      await person.pass(2);
      await changePlan(person, `student_plus_${interval}`);
      expect(await granted(person)).toBe(1_500_000);
    }
  });

  test('an upgrade grants the difference, as far as the rest of the month is paid', async () => {
    const early = await payingStudent(testApp, 'student_plus_month');
    await changePlan(early, 'student_pro_month');
    expect(await creditsOf(early)).toBe(2_000_000);
    const late = await payingStudent(testApp, 'student_plus_month');
    await late.pass(27);
    await changePlan(late, 'student_pro_month');
    expect(await creditsOf(late)).toBeLessThan(1_600_000);
  });

  test('a new month of a paid year is granted when the status is read, once', async () => {
    const person = await payingStudent(testApp, 'student_plus_year');
    await person.pass(40);
    await person.status();
    expect(await granted(person)).toBe(3_000_000);
    // Every page reads the status, so within a month that must lock and write nothing.
    const transaction = vi.spyOn(testApp.db, 'transaction');
    const left = await creditsOf(person);
    const transactions = transaction.mock.calls.length;
    transaction.mockRestore();
    expect([left, transactions]).toEqual([1_500_000, 0]);
  });

  test('a month is not granted before it is paid', async () => {
    const person = await payingStudent(testApp, 'student_plus_month');
    const card = await person.saveCard('pm_card_chargeCustomerFail');
    await person.post('subscription/update-payment-method', { payment_method_id: card });
    await person.pass(32);
    expect((await person.status()).subscriptions[0]).toMatchObject({ status: 'past_due' });
    expect(await granted(person)).toBe(1_500_000);
  });
});

/** All credits that plans have granted since the trial. */
async function granted(person: PayingStudent): Promise<number> {
  const rows = await testApp.db.select().from(ledger);
  return rows
    .filter(
      ({ userId, kind, reason }) => userId === person.id && kind === 'grant' && reason?.startsWith('period:'),
    )
    .reduce((sum, { input, output }) => sum + input + output, -100_000);
}
