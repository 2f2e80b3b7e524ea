import { describe, expect, test } from 'vitest';
import { advanceMonth, creditsOfMonth, type CreditMonth, type PaidTime } from './credit-month.ts';

const at = (text: string) => new Date(`${text}T10:00:00Z`);
const PLUS = 1_500_000;
const PRO = 2_000_000;

const paid = (start: string, end: string, monthly = PLUS, subscriptionId = 'sub_1'): PaidTime => ({
  subscriptionId,
  start: at(start),
  end: at(end),
  monthly,
});

/** The credits of the month after each snapshot in turn. */
function totals(...steps: [PaidTime, string][]): number[] {
  let month: CreditMonth | null = null;
  return steps.map(([time, now]) => {
    month = advanceMonth(month, time, at(now));
    return creditsOfMonth(month);
  });
}

const june = paid('2026-06-01', '2026-07-01');

describe('a credit month', () => {
  test('has the credits of the plan, as often as it is read', () => {
    expect(totals([june, '2026-06-01'], [june, '2026-06-30'])).toEqual([PLUS, PLUS]);
  });

  test('is not refilled by switching between monthly and yearly', () => {
    const switches: [PaidTime, string][] = ['03', '05', '07', '09', '11'].map((day, index) => [
      paid(`2026-06-${day}`, index % 2 === 0 ? `2027-06-${day}` : `2026-07-${day}`),
      `2026-06-${day}`,
    ]);
    expect(totals([june, '2026-06-01'], ...switches)).toEqual([PLUS, PLUS, PLUS, PLUS, PLUS, PLUS]);
  });

  test('grants the difference of an upgrade for the days that are left, today included', () => {
    const pro = paid('2026-06-01', '2026-07-01', PRO);
    expect(totals([june, '2026-06-01'], [pro, '2026-06-01'])).toEqual([PLUS, PRO]);
    expect(totals([june, '2026-06-01'], [pro, '2026-06-16'])).toEqual([PLUS, PLUS + 250_000]);
    expect(totals([june, '2026-06-01'], [pro, '2026-06-30'])).toEqual([PLUS, 1_516_666]);
  });

  test('grants nothing for going back and upgrading again', () => {
    const pro = paid('2026-06-01', '2026-07-01', PRO);
    const steps: [PaidTime, string][] = [
      [june, '2026-06-01'],
      [pro, '2026-06-16'],
      [june, '2026-06-16'],
      [pro, '2026-06-16'],
    ];
    expect(totals(...steps)).toEqual([PLUS, 1_750_000, 1_750_000, 1_750_000]);
  });

  test('at the end of a year that began within a month has the credits of the paid days only', () => {
    const year = paid('2026-06-11', '2027-06-11');
    const next = paid('2027-06-11', '2028-06-11');
    expect(
      totals([june, '2026-06-01'], [year, '2026-06-11'], [year, '2027-06-02'], [next, '2027-06-11']),
    ).toEqual([PLUS, PLUS, 500_000, PLUS]);
  });

  test('is counted anew from a payment after a gap', () => {
    const month = advanceMonth(
      advanceMonth(null, june, at('2026-06-01')),
      paid('2026-07-11', '2026-08-11'),
      at('2026-07-12'),
    );
    expect([month.start, creditsOfMonth(month)]).toEqual(['2026-07-11T10:00:00.000Z', PLUS]);
  });

  test('of another subscription is counted from its own start', () => {
    const other = paid('2026-06-20', '2026-07-20', PRO, 'sub_2');
    expect(totals([june, '2026-06-01'], [other, '2026-06-20'])).toEqual([PLUS, PRO]);
  });
});
