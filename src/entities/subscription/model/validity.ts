/** What the server says of one subscription, as far as its validity goes. */
export type Standing = {
  is_active: boolean;
  is_paused: boolean;
  status: string;
  /** ISO times; null where there is no such end. */
  trial_ends_at: string | null;
  ends_at: string | null;
};

const NEVER_VALID = ['canceled', 'incomplete', 'incomplete_expired'];

/** Whether a subscription opens what needs one. An end that falls on this very moment has come. */
export function isValidSubscription(subscription: Standing, now: Date): boolean {
  const { is_active, is_paused, status, trial_ends_at, ends_at } = subscription;
  if (is_paused || NEVER_VALID.includes(status)) return false;
  return isAhead(trial_ends_at, now) || (is_active && (ends_at === null || isAhead(ends_at, now)));
}

/** Whether somebody with these subscriptions has a valid one among them. */
export const isValid = ({ subscriptions }: { subscriptions: readonly Standing[] }, now: Date): boolean =>
  subscriptions.some((subscription) => isValidSubscription(subscription, now));

const isAhead = (time: string | null, now: Date): boolean =>
  time !== null && Date.parse(time) > now.getTime();
