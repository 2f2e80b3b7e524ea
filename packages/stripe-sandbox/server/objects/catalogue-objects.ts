import type { Base, Metadata } from './base-object.ts';

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
  lookup_key: string | null;
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
  restrictions: { first_time_transaction: boolean; minimum_amount: null; minimum_amount_currency: null };
  times_redeemed: number;
}
