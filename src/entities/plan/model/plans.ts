import { createEvent, createStore, sample } from 'effector';
import { type Problem, problemOf } from '@/shared/api';
import { createListPlansQuery, type Plan, type PlanInterval } from '@/shared/api/plans';

/** Requests the plans of one interval. */
export const plansNeeded = createEvent<PlanInterval>();

const plansQuery = createListPlansQuery();

/** The plans of each interval that was read. */
export const $plans = createStore<Readonly<Partial<Record<PlanInterval, readonly Plan[]>>>>(
  {},
  { name: 'plans' },
);
export const $plansProblem = createStore<Problem | null>(null, { name: 'plansProblem' });

$plans.on(plansQuery.finished.success, (plans, { params, result }) => ({
  ...plans,
  [params.params?.interval ?? 'month']: result.plans,
}));
$plansProblem
  .on(plansQuery.finished.failure, (_, { error }) => problemOf(error))
  .reset(plansQuery.finished.success, plansNeeded);

sample({
  clock: plansNeeded,
  source: $plans,
  filter: (plans, interval) => plans[interval] === undefined,
  fn: (_, interval) => ({ params: { interval } }),
  target: plansQuery.start,
});

/** The plan of a price id, if its interval was read. */
export const planOf = (
  plans: Readonly<Partial<Record<PlanInterval, readonly Plan[]>>>,
  priceId: string,
): Plan | undefined =>
  Object.values(plans)
    .flat()
    .find((plan) => plan.price_id === priceId);
