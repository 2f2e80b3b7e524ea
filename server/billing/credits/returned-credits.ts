import type { CreditMonth } from './credit-month.ts';

/** Time that a payment bought, in seconds. Credited unused time has negative credits. */
export interface PaidLine {
  start: number;
  end: number;
  /** The credits of a whole month. */
  monthly: number;
}

/** What was paid and what of it went back, in minor units. */
export interface Money {
  paid: number;
  returned: number;
}

const DAY = 86_400_000;

/** The credits that a payment bought in a credit month, by the days that its lines cover. */
export function creditsBought(
  { start, rates }: Pick<CreditMonth, 'start' | 'rates'>,
  lines: readonly PaidLine[],
): number {
  const dayOf = (seconds: number) => Math.floor((seconds * 1000 - Date.parse(start)) / DAY);
  const sum = rates.reduce(
    (total, _, day) =>
      total +
      lines
        .filter((line) => day >= dayOf(line.start) && day < dayOf(line.end))
        .reduce((rate, { monthly }) => rate + monthly, 0),
    0,
  );
  return Math.max(0, Math.floor(sum / rates.length));
}

/**
 * The credits to revoke, in proportion to the money returned. Rounded up, so that none remain unpaid. At most those `granted` so
 * far: a later grant of the month is revoked when it comes, if the payment's credits went into it.
 */
export const creditsReturned = (
  { credits, granted }: { credits: number; granted: number },
  { paid, returned }: Money,
): number =>
  paid <= 0 ? 0 : Math.min(granted, Math.ceil(credits * Math.min(1, Math.max(0, returned) / paid)));

interface Sides {
  input: number;
  output: number;
}

/**
 * What to book so that `target` credits are revoked in total: below zero takes unused credits, above zero gives back.
 * Credits used before stay used, so nothing is booked for them later.
 */
export function bookingOf(state: {
  /** The previous target and the new one, per side. */
  before: Sides;
  target: Sides;
  /** Booked so far, at least zero. */
  revoked: Sides;
  unused: Sides;
}): Sides {
  const one = (side: keyof Sides) => {
    const { before, target, revoked, unused } = state;
    const isMore = target[side] > before[side];
    const change = isMore
      ? -Math.max(0, Math.min(target[side] - before[side], unused[side]))
      : Math.max(0, revoked[side] - target[side]);
    return change + 0;
  };
  return { input: one('input'), output: one('output') };
}
