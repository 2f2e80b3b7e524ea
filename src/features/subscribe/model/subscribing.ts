import type { BillingDetails } from '@/shared/api/invoices';
import type { SubscriptionStatus } from '@/shared/api/subscriptions';

/** What somebody wants to subscribe to, and who pays. */
export type Order = {
  userId: string;
  priceId: string;
  /** Credits a month; null when nothing is counted. */
  tokensLimit: number | null;
  trialDays: number;
  coupon: string | null;
  details: BillingDetails;
};

/** One wish to subscribe. Its key goes with every call that could subscribe twice. */
export type Attempt = Order & { key: string };

/** A card that the provider has confirmed and keeps. */
export type ConfirmedCard = { setupIntentId: string; paymentMethodId: string };

/** How far an attempt has come: what must be kept to take it up again. */
export type Progress = { attempt: Attempt; card: ConfirmedCard | null };

/** What the last look at the server said of the credits. */
export type Granted = { trialing: boolean; tokens: number };

/** How far subscribing is; impossible combinations do not type-check. */
export type Subscribing =
  | { state: 'idle' }
  | { state: 'claiming'; order: Order }
  | { state: 'asking'; progress: Progress; otherwise: 'give up' | 'go on'; tries: number }
  | { state: 'creatingSetupIntent'; attempt: Attempt }
  | { state: 'confirmingCard'; attempt: Attempt; clientSecret: string }
  | { state: 'creatingSubscription'; attempt: Attempt; card: ConfirmedCard; tries: number }
  | { state: 'confirmingExtraStep'; attempt: Attempt; card: ConfirmedCard; clientSecret: string }
  | { state: 'polling'; attempt: Attempt; card: ConfirmedCard | null; granted: Granted }
  | { state: 'refreshingPaymentMethods'; attempt: Attempt; card: ConfirmedCard | null; granted: Granted }
  | { state: 'done'; attempt: Attempt; granted: Granted }
  | Failed;

export type Failed = {
  state: 'failed';
  message: string;
  /** What went wrong is about the card: another one may do. */
  ofCard: boolean;
  /** Where it stands, the outcome is not known: another try goes on under the same key. */
  progress: Progress | null;
};

/**
 * What is to be kept of an attempt, so that it can be taken up again: null where nothing is, undefined while it is being found
 * out whether something was kept before.
 */
export function progressOf(state: Subscribing): Progress | null | undefined {
  switch (state.state) {
    case 'claiming':
      return undefined;
    case 'idle':
    case 'done':
      return null;
    case 'asking':
    case 'failed':
      return state.progress;
    case 'creatingSetupIntent':
    case 'confirmingCard':
      return { attempt: state.attempt, card: null };
    case 'creatingSubscription':
    case 'confirmingExtraStep':
    case 'polling':
    case 'refreshingPaymentMethods':
      return { attempt: state.attempt, card: state.card };
  }
}

/** The attempt that is under way or has just ended well. */
export function attemptOf(state: Subscribing): Attempt | null {
  if (state.state === 'asking') return state.progress.attempt;
  return 'attempt' in state ? state.attempt : null;
}

/** Whether an attempt may begin, or begin again. */
export const isOpen = ({ state }: Subscribing): boolean => state === 'idle' || state === 'failed';

/** Whether nothing is under way. */
export const isAtRest = (subscribing: Subscribing): boolean =>
  isOpen(subscribing) || subscribing.state === 'done';

/** What a look at the server answers, as far as it matters here. */
export type Status = Pick<SubscriptionStatus, 'total_credit' | 'remaining_credit' | 'subscriptions'>;
