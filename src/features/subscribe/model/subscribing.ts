import type { BillingDetails } from '@/shared/api/invoices';
import type { SubscriptionStatus } from '@/shared/api/subscriptions';

/** The chosen plan and the payer. */
export type Order = {
  userId: string;
  priceId: string;
  /** Credits a month; null is unlimited. */
  tokensLimit: number | null;
  trialDays: number;
  coupon: string | null;
  details: BillingDetails;
};

/** An order with the idempotency key of the call that subscribes. */
export type Attempt = Order & { key: string };

/** A card that the card provider has confirmed and saved. */
export type ConfirmedCard = { setupIntentId: string; paymentMethodId: string };

/** The stored attempt. */
export type Progress = { attempt: Attempt; card: ConfirmedCard | null };

/** The credits in the latest status. */
export type Granted = { trialing: boolean; tokens: number };

/** The state of the machine; impossible combinations do not type-check. */
export type Subscribing =
  | { state: 'idle' }
  | { state: 'claiming'; order: Order }
  | { state: 'checkingStatus'; progress: Progress; ifAbsent: 'cancel' | 'continue'; tries: number }
  | { state: 'creatingSetupIntent'; attempt: Attempt }
  | { state: 'confirmingCard'; attempt: Attempt; clientSecret: string }
  | { state: 'creatingSubscription'; attempt: Attempt; card: ConfirmedCard; tries: number }
  | { state: 'confirmingExtraStep'; attempt: Attempt; card: ConfirmedCard; clientSecret: string }
  /** `pausing` is the time between two polls. */
  | {
      state: 'polling' | 'pausing' | 'refreshingPaymentMethods';
      attempt: Attempt;
      card: ConfirmedCard | null;
      granted: Granted;
    }
  | { state: 'done'; attempt: Attempt; granted: Granted }
  | Failed;

export type In<Name extends Subscribing['state']> = Subscribing & { state: Name };

export type Failed = {
  state: 'failed';
  message: string;
  /** Another card may succeed. */
  isCardError: boolean;
  /** Set when the outcome is unknown: the next try continues with the same key. */
  progress: Progress | null;
};

/** The stored attempt: null deletes it, undefined leaves it unchanged. */
export function progressOf(state: Subscribing): Progress | null | undefined {
  switch (state.state) {
    case 'claiming':
      return undefined;
    case 'idle':
    case 'done':
      return null;
    case 'checkingStatus':
    case 'failed':
      return state.progress;
    case 'creatingSetupIntent':
    case 'confirmingCard':
      return { attempt: state.attempt, card: null };
    case 'creatingSubscription':
    case 'confirmingExtraStep':
    case 'polling':
    case 'pausing':
    case 'refreshingPaymentMethods':
      return { attempt: state.attempt, card: state.card };
  }
}

/** The attempt in progress, or the one that has just succeeded. */
export function attemptOf(state: Subscribing): Attempt | null {
  if (state.state === 'checkingStatus') return state.progress.attempt;
  return 'attempt' in state ? state.attempt : null;
}

/** Whether an attempt may start. */
export const isOpen = ({ state }: Subscribing): boolean => state === 'idle' || state === 'failed';

/** Whether no attempt is in progress. */
export const isInactive = (subscribing: Subscribing): boolean =>
  isOpen(subscribing) || subscribing.state === 'done';

/** The part of the subscription status that the machine reads. */
export type Status = Pick<SubscriptionStatus, 'total_credit' | 'remaining_credit' | 'subscriptions'>;
