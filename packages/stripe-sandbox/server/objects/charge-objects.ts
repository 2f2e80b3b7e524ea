import type { Base, Metadata } from './base-object.ts';
import type { BillingDetails } from './card-objects.ts';

/** The money that a payment moved; refunds and disputes return it. */
export interface Charge extends Base<'charge'> {
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  balance_transaction: null;
  billing_details: BillingDetails;
  captured: true;
  currency: string;
  customer: string | null;
  description: string | null;
  disputed: boolean;
  failure_code: null;
  failure_message: null;
  metadata: Metadata;
  paid: true;
  payment_intent: string;
  payment_method: string;
  receipt_email: string | null;
  refunded: boolean;
  status: 'succeeded';
}

export interface Refund extends Omit<Base<'refund'>, 'livemode'> {
  amount: number;
  balance_transaction: null;
  charge: string;
  currency: string;
  metadata: Metadata;
  payment_intent: string;
  reason: 'duplicate' | 'fraudulent' | 'requested_by_customer' | null;
  receipt_number: null;
  source_transfer_reversal: null;
  status: 'succeeded';
  transfer_reversal: null;
}

/** A withdrawal by the bank is below zero, its return above. */
export interface BalanceTransaction {
  id: string;
  object: 'balance_transaction';
  amount: number;
  created: number;
  currency: string;
  fee: 0;
  net: number;
  reporting_category: 'dispute' | 'dispute_reversal';
  source: string;
  status: 'available';
  type: 'adjustment';
}

export type DisputeStatus = 'needs_response' | 'under_review' | 'won' | 'lost';

export interface Dispute extends Base<'dispute'> {
  amount: number;
  balance_transactions: BalanceTransaction[];
  charge: string;
  currency: string;
  evidence_details: {
    due_by: number;
    has_evidence: false;
    past_due: false;
    submission_count: 0;
  };
  is_charge_refundable: boolean;
  metadata: Metadata;
  payment_intent: string;
  reason: string;
  status: DisputeStatus;
}
