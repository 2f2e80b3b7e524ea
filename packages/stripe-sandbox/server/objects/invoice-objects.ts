import type { Address, ApiList, Base, Metadata } from './base-object.ts';

export interface TaxAmount {
  amount: number;
  tax_behavior: 'exclusive';
  tax_rate_details: { tax_rate: string } | null;
  taxability_reason: 'standard_rated' | 'not_subject_to_tax';
  taxable_amount: number;
  type: 'tax_rate_details';
}

export interface InvoiceLine {
  id: string;
  object: 'line_item';
  amount: number;
  subtotal: number;
  currency: string;
  description: string;
  discount_amounts: { amount: number; discount: string }[];
  discountable: boolean;
  discounts: string[];
  invoice: string | null;
  livemode: false;
  metadata: Metadata;
  parent: {
    type: 'subscription_item_details';
    invoice_item_details: null;
    subscription_item_details: {
      invoice_item: null;
      proration: boolean;
      proration_details: null;
      subscription: string | null;
      subscription_item: string;
    };
  };
  period: { start: number; end: number };
  pricing: {
    type: 'price_details';
    price_details: { price: string; product: string };
    unit_amount_decimal: string;
  };
  quantity: 1;
  subscription: string | null;
  taxes: TaxAmount[];
}

export type BillingReason =
  | 'subscription_create'
  | 'subscription_cycle'
  | 'subscription_update'
  | 'upcoming'
  | 'manual';

export interface Invoice extends Base<'invoice'> {
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  number: string | null;
  customer: string;
  customer_email: string | null;
  customer_name: string | null;
  customer_address: Address | null;
  currency: string;
  billing_reason: BillingReason;
  collection_method: 'charge_automatically';
  auto_advance: boolean;
  automatic_tax: {
    enabled: boolean;
    status: 'complete' | 'requires_location_inputs' | null;
    liability: null;
    disabled_reason: null;
    provider: null;
  };
  default_payment_method: string | null;
  discounts: string[];
  lines: ApiList<InvoiceLine>;
  subtotal: number;
  subtotal_excluding_tax: number;
  total: number;
  total_excluding_tax: number;
  total_discount_amounts: { amount: number; discount: string }[];
  total_taxes: TaxAmount[];
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  starting_balance: number;
  ending_balance: number | null;
  attempted: boolean;
  attempt_count: number;
  next_payment_attempt: number | null;
  period_start: number;
  period_end: number;
  parent: {
    type: 'subscription_details';
    quote_details: null;
    subscription_details: { subscription: string; metadata: Metadata; subscription_proration_date?: number };
  } | null;
  description: string | null;
  footer: null;
  hosted_invoice_url: null;
  invoice_pdf: null;
  due_date: null;
  effective_at: number | null;
  status_transitions: {
    finalized_at: number | null;
    paid_at: number | null;
    voided_at: number | null;
    marked_uncollectible_at: number | null;
  };
  metadata: Metadata;
  hidden: { paymentIntent: string | null; subscription: string | null };
}

/** A line for the subscription's next invoice. */
export interface PendingLine extends Base<'pending_line'> {
  customer: string;
  subscription: string;
  line: InvoiceLine;
}
