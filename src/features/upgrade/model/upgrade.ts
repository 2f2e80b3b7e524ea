import { attach, combine, createEvent, createStore, sample } from 'effector';
import { $plans, plansNeeded } from '@/entities/plan';
import { $user } from '@/entities/session';
import { $subscriptionStatus } from '@/entities/subscription';
import { readClockFx } from '@/shared/lib/clock';
import { nonNull } from '@/shared/lib/non-null';
import { type GatedPage, type Offer, offerOf, reasonOf } from './offer';

/** The user opened a page that requires a subscription; carries it. */
export const upgradeRequested = createEvent<GatedPage>();
/** Not now, or on the way to a plan. */
export const upgradeClosed = createEvent();

// null -> asked at some time -> null
export const $asked = createStore<{ page: GatedPage; at: Date } | null>(null, { name: 'upgradeRequested' });
/** The offer in the dialog; null while it is closed. */
export const $offer = combine(
  $asked,
  $user,
  $plans,
  $subscriptionStatus,
  (asked, user, plans, subscription): Offer | null =>
    asked && user ? offerOf(asked.page, user.role, plans.month, reasonOf(subscription, asked.at)) : null,
);
/** The last offer, which the dialog shows while it closes. */
export const $lastOffer = createStore<Offer | null>(null, { name: 'lastUpgradeOffer' }).on(
  $offer,
  (last, offer) => offer ?? last,
);

const $page = createStore<GatedPage | null>(null, { name: 'upgradePage' }).on(
  upgradeRequested,
  (_, page) => page,
);

// Its own instance: others read the clock too.
const askedAtFx = attach({ name: 'upgradeAskedAt', effect: readClockFx });
const clockRead = sample({
  clock: askedAtFx.doneData,
  source: $page,
  fn: (page, at) => page && { page, at },
}).filterMap(nonNull);

$asked.on(clockRead, (_, asked) => asked).reset(upgradeClosed);

sample({ clock: upgradeRequested, fn: () => 'month' as const, target: plansNeeded });
sample({ clock: upgradeRequested, target: askedAtFx });
