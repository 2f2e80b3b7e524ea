/**
 * Stripe's objects with the fields that its API version 2026-10-28 gives them and that a client of ours may read. `hidden` is what only
 * the sandbox knows; it never leaves.
 */
export type Metadata = Record<string, string>;

export interface Address {
  line1: string | null;
  line2: string | null;
  city: string | null;
  state: string | null;
  postal_code: string | null;
  country: string | null;
}

interface Base<Name extends string> {
  id: string;
  object: Name;
  created: number;
  livemode: false;
}

export interface Customer extends Base<'customer'> {
  email: string | null;
  name: string | null;
  phone: string | null;
  description: string | null;
  address: Address | null;
  /** Below zero it is a credit that the next invoice uses. */
  balance: number;
  currency: string | null;
  delinquent: boolean;
  invoice_prefix: string;
  next_invoice_sequence: number;
  invoice_settings: { default_payment_method: string | null };
  default_source: null;
  shipping: null;
  tax_exempt: 'none';
  metadata: Metadata;
  deleted?: true;
}

export interface BillingDetails {
  name: string | null;
  email: string | null;
  phone: string | null;
  address: Address;
}

export interface PaymentMethod extends Base<'payment_method'> {
  type: 'card';
  customer: string | null;
  billing_details: BillingDetails;
  card: {
    brand: string;
    display_brand: string;
    country: string;
    exp_month: number;
    exp_year: number;
    fingerprint: string;
    funding: string;
    last4: string;
    checks: { address_line1_check: null; address_postal_code_check: null; cvc_check: 'pass' };
    networks: { available: string[]; preferred: null };
    three_d_secure_usage: { supported: true };
    wallet: null;
  };
  metadata: Metadata;
  hidden: { testCard: string; isSetUp: boolean };
}

export interface CardError {
  type: 'card_error';
  code: string;
  decline_code?: string;
  message: string;
  payment_method_type: 'card';
}

export interface NextAction {
  type: 'use_stripe_sdk';
  use_stripe_sdk: { type: 'sandbox_challenge' };
}

export interface SetupIntent extends Base<'setup_intent'> {
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  client_secret: string;
  customer: string | null;
  payment_method: string | null;
  payment_method_types: string[];
  usage: string;
  description: string | null;
  next_action: NextAction | null;
  last_setup_error: CardError | null;
  latest_attempt: null;
  cancellation_reason: string | null;
  metadata: Metadata;
}

export interface PaymentIntent extends Base<'payment_intent'> {
  status: 'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'succeeded' | 'canceled';
  client_secret: string;
  amount: number;
  amount_received: number;
  amount_capturable: 0;
  currency: string;
  customer: string | null;
  description: string | null;
  payment_method: string | null;
  payment_method_types: string[];
  setup_future_usage: string | null;
  receipt_email: string | null;
  next_action: NextAction | null;
  last_payment_error: CardError | null;
  latest_charge: string | null;
  capture_method: 'automatic';
  confirmation_method: 'automatic';
  canceled_at: number | null;
  cancellation_reason: string | null;
  metadata: Metadata;
  hidden: { invoice: string | null };
}

export interface Recurring {
  interval: 'month' | 'year';
  interval_count: number;
  usage_type: 'licensed';
  meter: null;
  trial_period_days: null;
}

export interface Price extends Base<'price'> {
  active: true;
  billing_scheme: 'per_unit';
  currency: string;
  lookup_key: string;
  metadata: Metadata;
  nickname: string | null;
  product: string;
  recurring: Recurring;
  tax_behavior: 'exclusive';
  type: 'recurring';
  unit_amount: number;
  unit_amount_decimal: string;
}

export interface Product extends Base<'product'> {
  active: true;
  name: string;
  description: null;
  default_price: null;
  images: string[];
  metadata: Metadata;
  type: 'service';
}

export interface Coupon extends Base<'coupon'> {
  name: string | null;
  percent_off: number | null;
  amount_off: number | null;
  currency: string | null;
  duration: 'once' | 'repeating' | 'forever';
  duration_in_months: number | null;
  max_redemptions: number | null;
  redeem_by: number | null;
  times_redeemed: number;
  valid: boolean;
  metadata: Metadata;
}

export interface PromotionCode extends Base<'promotion_code'> {
  active: boolean;
  code: string;
  customer: null;
  expires_at: number | null;
  max_redemptions: number | null;
  metadata: Metadata;
  promotion: { type: 'coupon'; coupon: string };
  restrictions: { first_time_transaction: false; minimum_amount: null; minimum_amount_currency: null };
  times_redeemed: number;
}

/** Kept inside its subscription; elsewhere it is named by its id. */
export interface Discount {
  id: string;
  object: 'discount';
  customer: string | null;
  subscription: string | null;
  promotion_code: string | null;
  source: { type: 'coupon'; coupon: string };
  start: number;
  end: number | null;
  invoice: null;
  invoice_item: null;
  subscription_item: null;
  checkout_session: null;
}

export interface ApiList<Item> {
  object: 'list';
  url: string;
  has_more: boolean;
  data: Item[];
}

export interface SubscriptionItem {
  id: string;
  object: 'subscription_item';
  created: number;
  current_period_start: number;
  current_period_end: number;
  discounts: string[];
  metadata: Metadata;
  price: Price;
  quantity: 1;
  subscription: string;
  tax_rates: [];
}

export type SubscriptionStatus =
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'incomplete'
  | 'incomplete_expired'
  | 'canceled';

export interface PauseCollection {
  behavior: 'void' | 'keep_as_draft' | 'mark_uncollectible';
  resumes_at: number | null;
}

export interface Subscription extends Base<'subscription'> {
  status: SubscriptionStatus;
  customer: string;
  currency: string;
  items: ApiList<SubscriptionItem>;
  billing_cycle_anchor: number;
  start_date: number;
  trial_start: number | null;
  trial_end: number | null;
  trial_settings: { end_behavior: { missing_payment_method: 'cancel' | 'create_invoice' } };
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  cancellation_details: { comment: string | null; feedback: string | null; reason: string | null };
  ended_at: number | null;
  collection_method: 'charge_automatically';
  default_payment_method: string | null;
  discounts: string[];
  latest_invoice: string | null;
  pause_collection: PauseCollection | null;
  pending_setup_intent: null;
  pending_update: null;
  automatic_tax: { enabled: boolean; liability: null; disabled_reason: null };
  description: string | null;
  metadata: Metadata;
  hidden: { discounts: Discount[]; trialEndAnnounced: boolean };
}

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

/** A line that waits for the subscription's next invoice. */
export interface PendingLine extends Base<'pending_line'> {
  customer: string;
  subscription: string;
  line: InvoiceLine;
}

export interface Event extends Base<'event'> {
  type: string;
  api_version: string;
  data: { object: Record<string, unknown>; previous_attributes?: Record<string, unknown> };
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  hidden: { attempts: number; nextAttemptAt: number | null };
}

/** The answer to a request that carried an `Idempotency-Key`. */
export interface KeptAnswer extends Base<'kept_answer'> {
  request: string;
  status: number;
  body: Record<string, unknown>;
}

export type Stored =
  | Customer
  | PaymentMethod
  | SetupIntent
  | PaymentIntent
  | Subscription
  | Invoice
  | PendingLine
  | Event
  | KeptAnswer;

export type Kind = Stored['object'];
export type Of<Name extends Kind> = Extract<Stored, { object: Name }>;
