import { createWatch, type Scope, scopeBind } from 'effector';
import { $subscriptionStatus, isValid, subscriptionNeeded, subscriptionRead } from '@/entities/subscription';
import type { Subscription } from './guard';

/** The state of the subscription, fetched if it is unknown. Stays unknown if the request fails. */
export async function readSubscription(scope: Scope): Promise<Subscription> {
  if (scope.getState($subscriptionStatus) === null) await subscriptionFetched(scope);
  const status = scope.getState($subscriptionStatus);
  if (status === null) return 'unknown';
  if (isValid(status, new Date())) return 'valid';
  return status.covered_by.length > 0 ? 'covered' : 'invalid';
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
    // Reuses a read in progress: a second one would abort it, and whoever waits would be left without a status.
    scopeBind(subscriptionNeeded, { scope })();
  });
}
