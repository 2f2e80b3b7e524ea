import { combine, createEvent, createStore, sample } from 'effector';
import { $plans, isInterval, paymentSettingsNeeded, plansNeeded } from '@/entities/plan';
import { $user } from '@/entities/session';
import { $subscriptionStatus, subscriptionNeeded } from '@/entities/subscription';
import { createListCreditPacksQuery, type CreditPack, type PlanInterval } from '@/shared/api/plans';
import { offersFor } from './offer';

export const plansOpened = createEvent<{ search: string }>();
export const intervalChosen = createEvent<PlanInterval>();
export const retried = createEvent();

const creditPacksQuery = createListCreditPacksQuery();

export const $interval = createStore<PlanInterval>('month', { name: 'plansInterval' });
export const $creditPacks = createStore<readonly CreditPack[]>([], { name: 'creditPacks' });

/** Other pages read plans too. On the server, the models of all pages react to them. */
const $isOpened = createStore(false, { name: 'plansAreOpened' }).on(plansOpened, () => true);

/** The offers of the chosen interval; null until the plans load. */
export const $offers = combine(
  $plans,
  $interval,
  $user,
  $subscriptionStatus,
  (plans, interval, user, subscription) => {
    const shown = plans[interval];
    return shown ? offersFor(shown, { user, subscription }, plans.month) : null;
  },
);

const intervalRequested = plansOpened.map(({ search }) => {
  const asked = new URLSearchParams(search).get('interval');
  return isInterval(asked) ? asked : 'month';
});

$interval.on([intervalRequested, intervalChosen], (_, interval) => interval);
$creditPacks.on(creditPacksQuery.finished.success, (_, { result }) => result.credit_packs);

sample({ clock: plansOpened, target: [subscriptionNeeded, paymentSettingsNeeded] });
sample({ clock: [intervalRequested, intervalChosen], target: plansNeeded });
// A longer plan names its saving, which is worked out from the monthly price.
sample({
  clock: $plans,
  source: { plans: $plans, isOpened: $isOpened },
  filter: ({ plans, isOpened }) => isOpened && Object.keys(plans).length > 0 && plans.month === undefined,
  fn: () => 'month' as const,
  target: plansNeeded,
});
sample({ clock: retried, source: $interval, target: plansNeeded });
// Users without a credit limit need no credit packs.
sample({
  clock: plansOpened,
  source: $user,
  filter: (user) => user?.role === 'student',
  target: creditPacksQuery.start,
});
