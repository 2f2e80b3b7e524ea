import type { Plan } from '../../generated/schemas/index.ts';
import { Problem } from '../../platform/problem.ts';
import { monthsOf, planRules } from '../plans/plans.ts';
import type { Billing } from '../stripe/billing.ts';
import { callStripe, isRejection } from '../stripe/client.ts';
import { scheduleShape } from '../stripe/schedule-shape.ts';
import type { SubscriptionRow } from './subscription-row.ts';

/** Whether a change takes effect at the end of the period: to a lower plan, or to a shorter interval of the same plan. */
export function isDowngrade(from: Plan, to: Plan): boolean {
  const [before, after] = [planRules[from.plan_id].level, planRules[to.plan_id].level];
  if (before !== after) return before === 'pro';
  return monthsOf[to.interval] < monthsOf[from.interval];
}

/** Schedules a change to another price for the end of the period that is paid. Nothing is charged or credited now. */
export async function scheduleChange(
  { stripe, withTax }: Billing,
  { id }: SubscriptionRow,
  plan: Plan,
  price: string,
): Promise<void> {
  const created = await callStripe(() => stripe.subscriptionSchedules.create({ from_subscription: id }));
  const schedule = scheduleShape.parse(created);
  const [current] = schedule.phases;
  const [item] = current?.items ?? [];
  if (current === undefined || item === undefined) throw new Problem('bad_gateway');
  const shared = {
    automatic_tax: { enabled: withTax },
    ...(current.discounts.length > 0 && { discounts: current.discounts }),
    proration_behavior: 'none' as const,
  };
  await callStripe(() =>
    stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: 'release',
      metadata: { price_id: plan.price_id },
      phases: [
        {
          ...shared,
          items: [{ price: item.price, quantity: 1 }],
          start_date: current.start_date,
          end_date: current.end_date,
        },
        { ...shared, items: [{ price, quantity: 1 }], start_date: current.end_date },
      ],
    }),
  );
}

/** Drops a scheduled change, which Stripe requires before most other changes. */
export async function releaseSchedule(
  { stripe }: Billing,
  { scheduleId }: Pick<SubscriptionRow, 'scheduleId'>,
): Promise<void> {
  if (scheduleId === null) return;
  try {
    await stripe.subscriptionSchedules.release(scheduleId);
  } catch (error) {
    // It has ended or was released in the meantime.
    if (!isRejection(error)) await callStripe(() => Promise.reject(error));
  }
}
