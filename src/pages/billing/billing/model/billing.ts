import { combine, createEvent, createStore, sample } from 'effector';
import { $plans, $plansProblem, findInCatalogue, planOf, plansNeeded } from '@/entities/plan';
import { subscriptionRefreshed } from '@/entities/subscription';
import { createGetSettingsQuery } from '@/shared/api/auth';
import { cardsOpened } from './cards';
import { detailsRequested } from './details';
import { invoicesRequested } from './invoices';
import { nextPaymentNeeded } from './next-payment';
import { $plan, planOpened } from './plan';

export const billingOpened = createEvent();

const settingsQuery = createGetSettingsQuery();

/** Whether payments are simulated. */
export const $isSandbox = createStore(false, { name: 'isSandbox' }).on(
  settingsQuery.finished.success,
  (_, { result }) => result.billing.provider === 'sandbox',
);

/** Whether the plan sheet has its final height, so that the parts below it do not move. */
export const $isSettled = combine($plan, $plans, $plansProblem, (plan, plans, problem) => {
  if (plan.state !== 'ready') return plan.state === 'failed';
  if (plan.standing.kind === 'none' || problem !== null) return true;
  const { price_id: priceId } = plan.standing.subscription;
  return planOf(plans, priceId) !== undefined || findInCatalogue(priceId) === undefined;
});

const $isOpened = createStore(false, { name: 'billingIsOpened' }).on(billingOpened, () => true);

sample({
  clock: billingOpened,
  target: [planOpened, cardsOpened, invoicesRequested, detailsRequested, settingsQuery.start],
});
sample({ clock: subscriptionRefreshed, filter: $isOpened, target: nextPaymentNeeded });
// The plan's price is in the list of its interval. Other pages read the subscription too, and need no prices.
sample({
  clock: subscriptionRefreshed.filterMap(({ subscriptions }) =>
    subscriptions[0] ? findInCatalogue(subscriptions[0].price_id)?.interval : undefined,
  ),
  filter: $isOpened,
  target: plansNeeded,
});
