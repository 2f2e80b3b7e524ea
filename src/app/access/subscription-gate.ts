import { createWatch, type Scope, scopeBind } from 'effector';
import {
  $subscription,
  isValid,
  subscriptionRead,
  subscriptionRefreshRequested,
} from '@/entities/subscription';
import type { Subscription } from './guard';

/** The state of the subscription, fetched if it is unknown. Stays unknown if the request fails. */
export async function readSubscription(scope: Scope): Promise<Subscription> {
  if (scope.getState($subscription) === 'unknown') await subscriptionFetched(scope);
  const status = scope.getState($subscription);
  if (status === 'unknown') return 'unknown';
  return isValid(status, new Date()) ? 'valid' : 'invalid';
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
