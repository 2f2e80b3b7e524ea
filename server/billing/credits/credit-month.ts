import { addMonths, monthsSince } from './credit-period.ts';

/**
 * The credit month in progress. Every day of it is granted once, at the rate of the best plan that is paid for that day, so a
 * change of plan or interval grants nothing twice.
 */
export interface CreditMonth {
  subscriptionId: string;
  /** The start of uninterrupted paid time, from which months are counted. ISO 8601, like the others. */
  anchor: string;
  start: string;
  end: string;
  /** For each day the monthly credits that are paid for; 0 is an unpaid day. */
  rates: number[];
}

/** The paid period of a subscription at one moment. */
export interface PaidTime {
  subscriptionId: string;
  start: Date;
  end: Date;
  /** The credits of a whole month. */
  monthly: number;
}

const DAY = 86_400_000;

/** The credits of the days that are paid for, out of those of a whole month. */
export const creditsOfMonth = ({ rates }: CreditMonth): number =>
  Math.floor(rates.reduce((sum, rate) => sum + rate, 0) / rates.length);

/**
 * The credit month that contains `now`, with the days of `paid` added. Days that have passed keep their rate, so an upgrade counts
 * from today. Months are counted on across changes of plan, and from a new anchor after a gap in the payments.
 */
export function advanceMonth(before: CreditMonth | null, paid: PaidTime, now: Date): CreditMonth {
  const month = monthOf(before, paid, now);
  const dayOf = (moment: Date) => Math.floor((moment.getTime() - Date.parse(month.start)) / DAY);
  const [first, end, today] = [dayOf(paid.start), dayOf(paid.end), dayOf(now)];
  const rates = month.rates.map((rate, day) => {
    const isPaid = day >= first && day < end;
    const isSettled = day < today && rate > 0;
    return isPaid && !isSettled ? Math.max(rate, paid.monthly) : rate;
  });
  return { ...month, rates };
}

function monthOf(before: CreditMonth | null, paid: PaidTime, now: Date): CreditMonth {
  const continues = before !== null && before.subscriptionId === paid.subscriptionId && !hasGap(before, paid);
  if (continues && now < new Date(before.end)) return before;
  return newMonth(paid.subscriptionId, continues ? new Date(before.anchor) : paid.start, now);
}

/** Whether unpaid days lie between the month's paid days and the start of the paid period. */
function hasGap({ start, end, rates }: CreditMonth, paid: PaidTime): boolean {
  if (paid.start > new Date(end)) return true;
  const firstDay = Math.floor((paid.start.getTime() - Date.parse(start)) / DAY);
  return firstDay > 0 && rates[firstDay - 1] === 0;
}

function newMonth(subscriptionId: string, anchor: Date, now: Date): CreditMonth {
  const months = monthsSince(anchor, now);
  const [start, end] = [addMonths(anchor, months), addMonths(anchor, months + 1)];
  const days = Math.round((end.getTime() - start.getTime()) / DAY);
  return {
    subscriptionId,
    anchor: anchor.toISOString(),
    start: start.toISOString(),
    end: end.toISOString(),
    rates: Array.from({ length: days }, () => 0),
  };
}
