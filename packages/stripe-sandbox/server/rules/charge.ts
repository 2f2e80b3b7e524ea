import { newId } from '../objects/ids.ts';
import type { PaymentIntent, PaymentMethod } from '../objects/card-objects.ts';
import type { BalanceTransaction, Charge, Dispute, Refund } from '../objects/charge-objects.ts';
import { DAY } from './period.ts';

/** Seconds that Stripe gives for evidence. */
const EVIDENCE_TIME = 14 * DAY;

export const chargeOf = (intent: PaymentIntent, method: PaymentMethod, now: number): Charge => ({
  id: newId('charge'),
  object: 'charge',
  created: now,
  livemode: false,
  amount: intent.amount,
  amount_captured: intent.amount,
  amount_refunded: 0,
  balance_transaction: null,
  billing_details: method.billing_details,
  captured: true,
  currency: intent.currency,
  customer: intent.customer,
  description: intent.description,
  disputed: false,
  failure_code: null,
  failure_message: null,
  metadata: intent.metadata,
  paid: true,
  payment_intent: intent.id,
  payment_method: method.id,
  receipt_email: intent.receipt_email,
  refunded: false,
  status: 'succeeded',
});

/** The amount that can still be refunded or disputed. */
export const remainingOf = ({ amount, amount_refunded: refunded }: Charge): number => amount - refunded;

export function withRefund(charge: Charge, amount: number): Charge {
  const refunded = charge.amount_refunded + amount;
  return { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount };
}

export const refundOf = (
  charge: Charge,
  { amount, reason, now }: { amount: number; reason: Refund['reason']; now: number },
): Refund => ({
  id: newId('refund'),
  object: 'refund',
  created: now,
  amount,
  balance_transaction: null,
  charge: charge.id,
  currency: charge.currency,
  metadata: {},
  payment_intent: charge.payment_intent,
  reason,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
});

/** A dispute whose amount the bank withdraws at once, as for cards. */
export function disputeOf(charge: Charge, now: number): Dispute {
  const amount = remainingOf(charge);
  const id = newId('dispute');
  return {
    id,
    object: 'dispute',
    created: now,
    livemode: false,
    amount,
    balance_transactions: [],
    charge: charge.id,
    currency: charge.currency,
    evidence_details: {
      due_by: now + EVIDENCE_TIME,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'general',
    status: 'needs_response',
  };
}

export const withdrawn = (dispute: Dispute, now: number): Dispute =>
  withTransaction(dispute, -dispute.amount, 'dispute', now);

export const reinstated = (dispute: Dispute, now: number): Dispute =>
  withTransaction(dispute, dispute.amount, 'dispute_reversal', now);

function withTransaction(
  dispute: Dispute,
  amount: number,
  category: BalanceTransaction['reporting_category'],
  now: number,
): Dispute {
  const transaction: BalanceTransaction = {
    id: newId('balance_transaction'),
    object: 'balance_transaction',
    amount,
    created: now,
    currency: dispute.currency,
    fee: 0,
    net: amount,
    reporting_category: category,
    source: dispute.id,
    status: 'available',
    type: 'adjustment',
  };
  return { ...dispute, balance_transactions: [...dispute.balance_transactions, transaction] };
}

export const isOpen = ({ status }: Dispute): boolean =>
  status === 'needs_response' || status === 'under_review';
