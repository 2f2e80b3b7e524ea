import { createEvent, createStore, sample } from 'effector';
import { findInCatalogue, plansNeeded } from '@/entities/plan';
import { subscriptionRefreshed } from '@/entities/subscription';
import { createGetSettingsQuery } from '@/shared/api';
import { cardsOpened } from './cards';
import { detailsOpened } from './details';
import { invoicesOpened } from './invoices';
import { planOpened } from './plan';

export const billingOpened = createEvent();

const settingsQuery = createGetSettingsQuery();

/** No money is moved here. */
export const $isSandbox = createStore(false, { name: 'isSandbox' }).on(
  settingsQuery.finished.success,
  (_, { result }) => result.billing.provider === 'sandbox',
);

sample({
  clock: billingOpened,
  target: [planOpened, cardsOpened, invoicesOpened, detailsOpened, settingsQuery.start],
});
// The price of the plan stands among those of its interval.
sample({
  clock: subscriptionRefreshed.filterMap(({ subscriptions }) =>
    subscriptions[0] ? findInCatalogue(subscriptions[0].price_id)?.interval : undefined,
  ),
  target: plansNeeded,
});
