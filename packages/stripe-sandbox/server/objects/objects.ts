import type { SubscriptionSchedule } from './schedule-objects.ts';
import type { Address, Base, Metadata } from './base-object.ts';
import type { PaymentIntent, PaymentMethod, SetupIntent } from './card-objects.ts';
import type { Charge, Dispute, Refund } from './charge-objects.ts';
import type { Invoice, PendingLine } from './invoice-objects.ts';
import type { Price, Product } from './catalogue-objects.ts';
import type { Subscription } from './subscription-objects.ts';

export interface Customer extends Base<'customer'> {
  email: string | null;
  name: string | null;
  phone: string | null;
  description: string | null;
  address: Address | null;
  /** A negative balance is a credit, used by the next invoice. */
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

export interface Event extends Base<'event'> {
  type: string;
  api_version: string;
  data: { object: Record<string, unknown>; previous_attributes?: Record<string, unknown> };
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  hidden: { attempts: number; nextAttemptAt: number | null };
}

/** The stored response to a request with an `Idempotency-Key`. */
export interface StoredResponse extends Base<'stored_response'> {
  request: string;
  status: number;
  body: Record<string, unknown>;
}

/**
 * Stripe's objects with the fields of API version 2026-10-28 that a client may read. `hidden` is
 * for the sandbox only and never sent.
 */
export type Stored =
  | Customer
  | PaymentMethod
  | SetupIntent
  | PaymentIntent
  | Charge
  | Refund
  | Dispute
  | Subscription
  | SubscriptionSchedule
  | Invoice
  | PendingLine
  | Price
  | Product
  | Event
  | StoredResponse;

export type Kind = Stored['object'];
export type Of<Name extends Kind> = Extract<Stored, { object: Name }>;
