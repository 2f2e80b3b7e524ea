import type { Address, Base, Metadata } from './base-object.ts';

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
