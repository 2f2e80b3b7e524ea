import type { Granted, Status } from './subscribing';

/** Subscribing waits so long for the server to hear of the payment. */
export const POLLING_PATIENCE = 15_000;
/** Between two looks. */
export const POLLING_PAUSE = 1200;
/** A trial has arrived once it holds as many credits. */
const TRIAL_CREDITS = 10_000;

/** What a look at the server says of what was bought. Whether a trial runs is for its clock to say, not for this device's. */
export const grantedIn = ({ subscriptions, remaining_credit }: Status): Granted => ({
  trialing: subscriptions.some(({ status }) => status === 'trialing'),
  tokens: remaining_credit,
});

/** Whether what was bought has arrived: a trial with its first credits, or all credits of the plan where they are counted. */
export function hasArrived(status: Status, tokensLimit: number | null): boolean {
  const { trialing, tokens } = grantedIn(status);
  if (trialing) return tokens >= TRIAL_CREDITS;
  return tokensLimit === null || status.total_credit >= tokensLimit;
}
