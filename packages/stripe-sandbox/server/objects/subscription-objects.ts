import type { ApiList, Base, Metadata } from './base-object.ts';
import type { Price } from './catalogue-objects.ts';

/** Stored in its subscription; other objects refer to it by id. */
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

/** A change that takes effect with the payment of the latest invoice. */
export interface PendingUpdate {
  billing_cycle_anchor: number | null;
  expires_at: number;
  subscription_items: SubscriptionItem[];
  trial_end: null;
  trial_from_plan: null;
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
  pending_update: PendingUpdate | null;
  schedule?: string | null;
  automatic_tax: { enabled: boolean; liability: null; disabled_reason: null };
  description: string | null;
  metadata: Metadata;
  hidden: { discounts: Discount[]; trialEndAnnounced: boolean };
}
