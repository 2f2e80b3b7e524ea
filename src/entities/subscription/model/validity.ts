/** The fields of a subscription that decide whether it is valid. */
export type SubscriptionPeriod = {
  is_active: boolean;
  is_paused: boolean;
  status: string;
  /** ISO 8601; null without an end. */
  trial_ends_at: string | null;
  ends_at: string | null;
};

const NEVER_VALID = ['canceled', 'incomplete', 'incomplete_expired'];

/** Whether a subscription gives access to gated pages. It has ended at the exact time of its end. */
export function isValidSubscription(subscription: SubscriptionPeriod, now: Date): boolean {
  const { is_active, is_paused, status, trial_ends_at, ends_at } = subscription;
  if (is_paused || NEVER_VALID.includes(status)) return false;
  return isAhead(trial_ends_at, now) || (is_active && (ends_at === null || isAhead(ends_at, now)));
}

type Entitled = {
  subscriptions: readonly SubscriptionPeriod[];
  given: { ends_at: string | null } | null;
};

/** Whether one of a user's subscriptions is valid, or a plan that they have without paying. */
export const isValid = ({ subscriptions, given }: Entitled, now: Date): boolean =>
  subscriptions.some((subscription) => isValidSubscription(subscription, now)) ||
  (given !== null && (given.ends_at === null || isAhead(given.ends_at, now)));

const isAhead = (time: string | null, now: Date): boolean =>
  time !== null && Date.parse(time) > now.getTime();
