import type { SubscriptionSchedule } from '../objects/schedule-objects.ts';
import type { Subscription } from '../objects/subscription-objects.ts';
import { currentPeriodEnd } from '../rules/due.ts';
import { withPrice } from '../rules/subscription.ts';
import type { Store } from '../store/store.ts';
import { saveSubscription } from './settle.ts';

/** Detaches a schedule; the subscription continues as it is. */
export async function releaseSchedule(
  store: Store,
  schedule: SubscriptionSchedule,
): Promise<SubscriptionSchedule> {
  const subscription = await store.find('subscription', schedule.subscription ?? '');
  if (subscription) await saveSubscription(store, subscription, { ...subscription, schedule: null });
  return store.save<SubscriptionSchedule>({
    ...schedule,
    status: 'released',
    subscription: null,
    released_subscription: schedule.subscription,
  });
}

/** The subscription with the price of the phase that begins when its period ends. The last phase releases the schedule. */
export async function withScheduledPrice(store: Store, subscription: Subscription): Promise<Subscription> {
  const id = subscription.schedule ?? null;
  const schedule = id === null ? undefined : await store.find('subscription_schedule', id);
  const start = currentPeriodEnd(subscription);
  const next = schedule?.phases.find((phase) => phase.start_date === start);
  const price = store.shop.price(next?.items[0]?.price ?? '');
  if (schedule === undefined || price === undefined) return subscription;
  await releaseSchedule(store, schedule);
  return { ...withPrice(subscription, price), billing_cycle_anchor: start, schedule: null };
}
