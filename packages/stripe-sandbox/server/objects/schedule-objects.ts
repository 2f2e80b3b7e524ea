import type { Base, Metadata } from './base-object.ts';

export interface SchedulePhase {
  start_date: number;
  end_date: number;
  items: { price: string; quantity: 1 }[];
  discounts: { discount: string | null; coupon: null; promotion_code: null }[];
  proration_behavior: 'create_prorations' | 'always_invoice' | 'none';
}

/** Changes a subscription at the end of its period. */
export interface SubscriptionSchedule extends Base<'subscription_schedule'> {
  status: 'active' | 'released';
  customer: string;
  subscription: string | null;
  released_subscription: string | null;
  end_behavior: 'release';
  metadata: Metadata;
  phases: SchedulePhase[];
}
