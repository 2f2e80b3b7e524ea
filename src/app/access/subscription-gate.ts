import { createWatch, type Scope, scopeBind } from 'effector';
import { $subscription, isValid, subscriptionRead, subscriptionRefreshAsked } from '@/entities/subscription';
import { upgradeAsked } from '@/features/upgrade';
import type { Subscription } from './guard';
import { offerNeeded } from '../routing/late-parts';

/** How the subscription stands, asked for first when it is not known. Stays unknown when it cannot be read. */
export async function readSubscription(scope: Scope): Promise<Subscription> {
  if (scope.getState($subscription) === 'unknown') await readingEnded(scope);
  const status = scope.getState($subscription);
  if (status === 'unknown') return 'unknown';
  return isValid(status, new Date()) ? 'valid' : 'invalid';
}

/** Shows what the plan costs that opens this page. */
export function offerUpgrade(scope: Scope, page: string): void {
  scopeBind(upgradeAsked, { scope })(page);
  scopeBind(offerNeeded, { scope })();
}

function readingEnded(scope: Scope): Promise<void> {
  return new Promise((resolve) => {
    const stop = createWatch({
      unit: subscriptionRead,
      scope,
      fn: () => {
        stop();
        resolve();
      },
    });
    scopeBind(subscriptionRefreshAsked, { scope })();
  });
}
