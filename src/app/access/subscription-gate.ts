import { createWatch, type Scope, scopeBind } from 'effector';
import {
  $subscription,
  isValid,
  subscriptionRead,
  subscriptionRefreshRequested,
} from '@/entities/subscription';
import { upgradeRequested } from '@/features/upgrade';
import type { Subscription } from './guard';
import { offerNeeded } from '../routing/late-parts';

/** The state of the subscription, fetched if it is unknown. Stays unknown if the request fails. */
export async function readSubscription(scope: Scope): Promise<Subscription> {
  if (scope.getState($subscription) === 'unknown') await subscriptionFetched(scope);
  const status = scope.getState($subscription);
  if (status === 'unknown') return 'unknown';
  return isValid(status, new Date()) ? 'valid' : 'invalid';
}

/** Opens the offer of the plan that includes this page. */
export function offerUpgrade(scope: Scope, page: string): void {
  scopeBind(upgradeRequested, { scope })(page);
  scopeBind(offerNeeded, { scope })();
}

function subscriptionFetched(scope: Scope): Promise<void> {
  return new Promise((resolve) => {
    const stop = createWatch({
      unit: subscriptionRead,
      scope,
      fn: () => {
        stop();
        resolve();
      },
    });
    scopeBind(subscriptionRefreshRequested, { scope })();
  });
}
