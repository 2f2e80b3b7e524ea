import type { InvoiceReturn } from '../../generated/schemas/index.ts';
import type { StripeCharge, StripeDispute } from './stripe-shapes.ts';

export interface MoneyReturned {
  /** In minor units, at most what was paid. */
  returned: number;
  /** Whether all of it is gone for good: refunded, or lost in a dispute. */
  isFinal: boolean;
  isDisputed: boolean;
  state: InvoiceReturn;
}

/** The part of a payment that refunds and disputes have returned. An inquiry of the bank withdraws nothing. */
export function moneyReturned(
  { amount, amount_refunded: refunded }: Pick<StripeCharge, 'amount' | 'amount_refunded'>,
  disputes: readonly StripeDispute[],
): MoneyReturned {
  const lost = disputes.filter(({ status }) => status === 'lost');
  const returned = Math.min(amount, refunded + sum(disputes));
  const isDisputed = disputes.some(({ status }) => contested.has(status));
  return {
    returned,
    isFinal: amount > 0 && refunded + sum(lost) >= amount,
    isDisputed: disputes.length > 0,
    state: stateOf({ refunded, amount, isDisputed }),
  };
}

/** A dispute that was won or withdrawn, and an inquiry, do not count. */
const contested = new Set(['needs_response', 'under_review', 'lost']);

function stateOf(given: { refunded: number; amount: number; isDisputed: boolean }): InvoiceReturn {
  if (given.isDisputed) return 'disputed';
  if (given.refunded <= 0) return 'none';
  return given.refunded < given.amount ? 'partly_refunded' : 'refunded';
}

const sum = (disputes: readonly StripeDispute[]) =>
  disputes.reduce((total, dispute) => total + withdrawnBy(dispute), 0);

/**
 * The part of the dispute that the bank has withdrawn and not returned. Transactions may be in another currency than the
 * payment, so only their proportion counts.
 */
function withdrawnBy({ amount, balance_transactions: transactions }: StripeDispute): number {
  const withdrawn = transactions.reduce((total, one) => total + Math.max(0, -one.amount), 0);
  const net = transactions.reduce((total, one) => total - one.amount, 0);
  return withdrawn === 0 ? 0 : Math.round(amount * Math.max(0, net / withdrawn));
}
