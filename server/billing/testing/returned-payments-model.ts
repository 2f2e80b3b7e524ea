import type { CreditMonth } from '../credits/credit-month.ts';
import { bookingOf, creditsBought, creditsReturned, type PaidLine } from '../credits/returned-credits.ts';

const DAY = 86_400;
const PERCENT = 100;

interface Payment {
  subscriptionId: string;
  lines: readonly PaidLine[];
  /** The start of the period that it began; null for an upgrade. */
  beganAt: number | null;
  /** Percent, like `disputed`. */
  refunded: number;
  disputed: number;
  isLost: boolean;
  /** For each month the last booking, and what is revoked. */
  booked: Map<string, { credits: number; granted: number; returned: number; revoked: number }>;
}

/** Payments with refunds and disputes, the bookings that we make for them, and an oracle of what they leave. */
export class ReturnedPaymentsModel {
  readonly #payments: Payment[] = [];

  add(subscriptionId: string, lines: readonly PaidLine[], beganAt: number | null): void {
    this.#payments.push({
      subscriptionId,
      lines,
      beganAt,
      refunded: 0,
      disputed: 0,
      isLost: false,
      booked: new Map(),
    });
  }

  /** Refunds a part of the newest payment, or of one before it. */
  refund(back: number, part: number): void {
    const payment = this.#payments.at(-1 - back);
    if (payment && payment.disputed === 0) payment.refunded = Math.min(PERCENT, payment.refunded + part);
  }

  dispute(back: number): void {
    const payment = this.#payments.at(-1 - back);
    if (payment && !payment.isLost) payment.disputed = PERCENT - payment.refunded;
  }

  close(back: number, isWon: boolean): void {
    const payment = this.#payments.at(-1 - back);
    if (!payment || payment.disputed === 0 || payment.isLost) return;
    if (isWon) payment.disputed = 0;
    else payment.isLost = true;
  }

  /** Whether the payment that began this period was returned for good. */
  isReturned(subscriptionId: string, start: number): boolean {
    return this.#payments.some(
      (payment) =>
        payment.subscriptionId === subscriptionId &&
        payment.beganAt === start &&
        payment.refunded + (payment.isLost ? payment.disputed : 0) >= PERCENT,
    );
  }

  /** Whether money of the time after this moment was returned or is disputed; an upgrade would credit it. */
  isReturnedAfter(subscriptionId: string, now: number): boolean {
    return this.#payments.some(
      (payment) =>
        payment.subscriptionId === subscriptionId &&
        returnedOf(payment) > 0 &&
        payment.lines.some(({ end }) => end > now / 1000),
    );
  }

  /** Books the revocations of a month in which `granted` credits were granted and none used. */
  book(month: CreditMonth, granted: number): void {
    for (const payment of this.#payments) {
      if (payment.subscriptionId !== month.subscriptionId) continue;
      const credits = creditsBought(month, payment.lines);
      const returned = returnedOf(payment);
      const last = payment.booked.get(month.start) ?? { credits, granted, returned: 0, revoked: 0 };
      const { input } = bookingOf({
        before: side(creditsReturned(last, { paid: PERCENT, returned: last.returned })),
        target: side(creditsReturned({ credits, granted }, { paid: PERCENT, returned })),
        revoked: side(last.revoked),
        unused: side(granted - this.revokedIn(month)),
      });
      payment.booked.set(month.start, { credits, granted, returned, revoked: last.revoked - input });
    }
  }

  revokedIn({ subscriptionId, start }: CreditMonth): number {
    return this.#payments
      .filter((payment) => payment.subscriptionId === subscriptionId)
      .reduce((sum, { booked }) => sum + (booked.get(start)?.revoked ?? 0), 0);
  }

  /** The most credits that the money which was not returned allows in a month, day by day; a day counts once it has begun. */
  paidIn(month: CreditMonth): number {
    const start = Date.parse(month.start) / 1000;
    const payments = this.#payments.filter(({ subscriptionId }) => subscriptionId === month.subscriptionId);
    const rateAt = (moment: number) =>
      payments.reduce((sum, payment) => sum + rateBefore(payment, moment), 0);
    const days = month.rates.map((_, day) =>
      Math.max(rateAt(start + day * DAY + 1), rateAt(start + (day + 1) * DAY)),
    );
    const paid = days.reduce((sum, rate) => sum + rate, 0) / days.length;
    // Each revocation is rounded.
    return Math.max(0, paid) + this.#payments.length;
  }
}

const side = (value: number) => ({ input: value, output: 0 });

const returnedOf = ({ refunded, disputed }: Payment) => Math.min(PERCENT, refunded + disputed);

/** What a payment buys until this moment, after its returns. */
function rateBefore(payment: Payment, moment: number): number {
  const bought = payment.lines
    .filter(({ start, end }) => start < moment && end >= moment)
    .reduce((sum, { monthly }) => sum + monthly, 0);
  return bought * (1 - returnedOf(payment) / PERCENT);
}
