import type { Granted, Status } from './subscribing';

/** How long to poll for the credits, in milliseconds. */
export const POLL_TIMEOUT = 15_000;
/** The time between two polls, in milliseconds. */
export const POLL_INTERVAL = 1200;
/** A trial's credits are granted once there are at least this many. */
const TRIAL_CREDITS = 10_000;

/** Reads trial and credits from a status. The server's clock decides whether a trial runs. */
export const grantedIn = ({ subscriptions, remaining_credit }: Status): Granted => ({
  trialing: subscriptions.some(({ status }) => status === 'trialing'),
  tokens: remaining_credit,
});

/** Whether the credits are granted: the first ones of a trial, or all of a limited plan. */
export function areCreditsGranted(status: Status, tokensLimit: number | null): boolean {
  const { trialing, tokens } = grantedIn(status);
  if (trialing) return tokens >= TRIAL_CREDITS;
  return tokensLimit === null || status.total_credit >= tokensLimit;
}
