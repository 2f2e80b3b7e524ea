import { z } from 'zod';
import { releaseSchedule } from '../collection/scheduled-price.ts';
import { saveSubscription } from '../collection/settle.ts';
import { invalidRequest } from '../objects/api-error.ts';
import { newId } from '../objects/ids.ts';
import type { SchedulePhase, SubscriptionSchedule } from '../objects/schedule-objects.ts';
import { itemOf } from '../rules/due.ts';
import { periodOf } from '../rules/lines.ts';
import { periodEnd } from '../rules/period.ts';
import type { Store } from '../store/store.ts';
import { flag, metadata, operation, whole } from './operation.ts';
import { prorationBehavior } from './subscription-update.ts';
import { liveSubscription, priceNamed } from './subscriptions.ts';

const phase = z.strictObject({
  items: z.tuple([z.strictObject({ price: z.string(), quantity: z.literal('1').optional() })]),
  start_date: whole.optional(),
  end_date: whole.optional(),
  discounts: z.array(z.strictObject({ discount: z.string() })).optional(),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  proration_behavior: prorationBehavior,
});

export const scheduleOperations = [
  operation('POST /v1/subscription_schedules', { from_subscription: z.string() }, async (store, given) => {
    const subscription = await liveSubscription(store, given.from_subscription);
    if (typeof subscription.schedule === 'string') {
      throw invalidRequest('You cannot migrate a subscription that is already attached to a schedule.');
    }
    const { start, end } = periodOf(subscription);
    const schedule = await store.save<SubscriptionSchedule>({
      id: newId('subscription_schedule'),
      object: 'subscription_schedule',
      created: store.now,
      livemode: false,
      status: 'active',
      customer: subscription.customer,
      subscription: subscription.id,
      released_subscription: null,
      end_behavior: 'release',
      metadata: {},
      phases: [
        {
          start_date: start,
          end_date: end,
          items: [{ price: itemOf(subscription.items.data).price.id, quantity: 1 }],
          discounts: subscription.discounts.map((discount) => ({
            discount,
            coupon: null,
            promotion_code: null,
          })),
          proration_behavior: 'create_prorations',
        },
      ],
    });
    await saveSubscription(store, subscription, { ...subscription, schedule: schedule.id });
    return schedule;
  }),
  operation('GET /v1/subscription_schedules/:id', {}, (store, _, id) =>
    store.need('subscription_schedule', id),
  ),
  operation(
    'POST /v1/subscription_schedules/:id',
    {
      end_behavior: z.literal('release').optional(),
      metadata: metadata.optional(),
      phases: z.array(phase).min(1).max(2),
    },
    async (store, { metadata: added, phases }, id) => {
      const schedule = await store.need('subscription_schedule', id);
      if (schedule.status !== 'active') throw invalidRequest('This schedule is released.');
      const [current] = schedule.phases;
      const changed = await store.save<SubscriptionSchedule>({
        ...schedule,
        metadata: { ...schedule.metadata, ...added },
        phases: datedPhases(store, phases, current?.start_date ?? store.now),
      });
      const subscription = await store.need('subscription', schedule.subscription ?? '');
      await store.announce('customer.subscription.updated', subscription, subscription);
      return changed;
    },
  ),
  operation('POST /v1/subscription_schedules/:id/release', {}, async (store, _, id) => {
    const schedule = await store.need('subscription_schedule', id);
    if (schedule.status !== 'active') throw invalidRequest('This schedule is released.');
    return releaseSchedule(store, schedule);
  }),
];

/** Each phase begins where the one before it ends; without an end it lasts one period of its price. */
function datedPhases(store: Store, given: z.output<typeof phase>[], start: number): SchedulePhase[] {
  const phases: SchedulePhase[] = [];
  for (const { items, start_date: from, end_date: to, discounts = [], ...rest } of given) {
    const [{ price: name }] = items;
    const { recurring } = priceNamed(store, name);
    const begins = from ?? phases.at(-1)?.end_date ?? start;
    phases.push({
      start_date: begins,
      end_date: to ?? periodEnd(begins, recurring, 1),
      items: [{ price: name, quantity: 1 }],
      discounts: discounts.map(({ discount }) => ({ discount, coupon: null, promotion_code: null })),
      proration_behavior: rest.proration_behavior,
    });
  }
  return phases;
}
