import type { Problem } from '@/shared/api';
import type { PlanInterval } from '@/shared/api/plans';
import type { SubscriptionPreview } from '@/shared/api/subscriptions';

/** The preview of the change to the chosen plan. */
export type Preview =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; problem: Problem }
  | { state: 'ready'; preview: SubscriptionPreview };

/** The state of the dialog that changes the plan. */
export type Change =
  | { state: 'closed' }
  | { state: 'choosing'; current: string; interval: PlanInterval; priceId: string | null; preview: Preview }
  | {
      state: 'changing';
      current: string;
      interval: PlanInterval;
      priceId: string;
      preview: Extract<Preview, { state: 'ready' }>;
    };

/** A change at the previewed cost. */
export type Order = { priceId: string; prorationDate: number | null };

export const closed: Change = { state: 'closed' };

export const begin = (change: Change, current: string, interval: PlanInterval): Change =>
  change.state === 'closed'
    ? { state: 'choosing', current, interval, priceId: null, preview: { state: 'none' } }
    : change;

/** Another interval has other prices, so it clears the choice. */
export const chooseInterval = (change: Change, interval: PlanInterval): Change =>
  change.state === 'choosing' && change.interval !== interval
    ? { ...change, interval, priceId: null, preview: { state: 'none' } }
    : change;

/** The price to preview; null for the current or the chosen one. */
export const mayChoose = (change: Change, priceId: string): boolean =>
  change.state === 'choosing' &&
  priceId !== change.current &&
  (priceId !== change.priceId || change.preview.state === 'failed');

export const choose = (change: Change, priceId: string): Change =>
  change.state === 'choosing' ? { ...change, priceId, preview: { state: 'loading' } } : change;

/** An answer about a price that is no longer chosen is ignored. */
export const previewed = (change: Change, priceId: string, preview: Preview): Change =>
  change.state === 'choosing' && change.priceId === priceId && change.preview.state === 'loading'
    ? { ...change, preview }
    : change;

export function orderOf(change: Change): Order | null {
  if (change.state !== 'choosing' || change.priceId === null || change.preview.state !== 'ready') return null;
  return { priceId: change.priceId, prorationDate: change.preview.preview.proration_date };
}

export function confirm(change: Change): Change {
  if (change.state !== 'choosing' || change.priceId === null || change.preview.state !== 'ready')
    return change;
  const { current, interval, priceId, preview } = change;
  return { state: 'changing', current, interval, priceId, preview };
}

export const changed = (change: Change): Change => (change.state === 'changing' ? closed : change);

/** The preview may be outdated, so it is requested again. */
export const refused = (change: Change, problem: Problem): Change =>
  change.state === 'changing'
    ? { ...change, state: 'choosing', preview: { state: 'failed', problem } }
    : change;

/** A change that was sent cannot be cancelled. */
export const leave = (change: Change): Change => (change.state === 'changing' ? change : closed);
