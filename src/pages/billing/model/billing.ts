import { combine, createEvent, createStore, sample } from 'effector';
import { $plans, $plansProblem, findInCatalogue, planOf, plansNeeded } from '@/entities/plan';
import { subscriptionRefreshed } from '@/entities/subscription';
import { createGetSettingsQuery } from '@/shared/api/auth';
import { cardsOpened } from './cards';
import { detailsRequested } from './details';
import { invoicesRequested } from './invoices';
import { $plan, planOpened } from './plan';

export const billingOpened = createEvent();

const settingsQuery = createGetSettingsQuery();

/** No money is moved here. */
export const $isSandbox = createStore(false, { name: 'isSandbox' }).on(
  settingsQuery.finished.success,
  (_, { result }) => result.billing.provider === 'sandbox',
);

/** All that the plan's sheet shows is known, or will not be: what stands below it need not move any more. */
export const $isSettled = combine($plan, $plans, $plansProblem, (plan, plans, problem) => {
  if (plan.state !== 'ready') return plan.state === 'failed';
  if (plan.standing.kind === 'none' || problem !== null) return true;
  const { price_id: priceId } = plan.standing.subscription;
  return planOf(plans, priceId) !== undefined || findInCatalogue(priceId) === undefined;
});

sample({
  clock: billingOpened,
  target: [planOpened, cardsOpened, invoicesRequested, detailsRequested, settingsQuery.start],
});
// The price of the plan stands among those of its interval.
sample({
  clock: subscriptionRefreshed.filterMap(({ subscriptions }) =>
    subscriptions[0] ? findInCatalogue(subscriptions[0].price_id)?.interval : undefined,
  ),
  target: plansNeeded,
});
