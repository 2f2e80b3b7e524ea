import { combine, createEvent, createStore, sample } from 'effector';
import {
  $paymentsOff,
  $plans,
  $plansProblem,
  findInCatalogue,
  paymentSettingsNeeded,
  planOf,
  plansNeeded,
} from '@/entities/plan';
import { $user } from '@/entities/session';
import { $subscription, subscriptionNeeded, subscriptionRefreshRequested } from '@/entities/subscription';
import { cardFormAccepted, cardFormOpened, cardFormSubmitted } from '@/features/card-form';
import {
  $subscribing,
  isInactive,
  payRequested,
  subscribeClosed,
  subscribeOpened,
} from '@/features/subscribe';
import { type BillingDetails, createGetBillingDetailsQuery } from '@/shared/api/invoices';
import { createListCreditPacksQuery, type CreditPack, type PlanInterval } from '@/shared/api/plans';
import { nonNull } from '@/shared/lib/non-null';
import { type Choice, choiceIn, withInterval } from './choice';
import { $order, couponApplied, couponForm, orderOpened, previewRetried, priceChosen } from './order-preview';
import { $packPayment, packPaymentClosed, packPayRequested } from './pack-payment';
import { stageOfPayment } from './payment-stage';
import { $planChange, changeRequested, changeCancelled } from './plan-change';

export const paymentOpened = createEvent<{ search: string }>();
export const intervalChosen = createEvent<PlanInterval>();
/** The one button of the page. */
export const submitted = createEvent();
/** Retries the failed requests. */
export const retried = createEvent();

const creditPacksQuery = createListCreditPacksQuery();
const billingDetailsQuery = createGetBillingDetailsQuery();

export const $choice = createStore<Choice>({ kind: 'nothing' }, { name: 'paymentChoice' });
export const $creditPacks = createStore<readonly CreditPack[] | null>(null, { name: 'packsOnOffer' });
/** The billing details of the last invoice. */
export const $knownDetails = createStore<BillingDetails | null>(null, { name: 'knownBillingDetails' });
const $unreadable = createStore(false, { name: 'paymentUnreadable' });
/** The card form was sent from here and not from another page that has one. */
const $formSent = createStore(false, { name: 'cardFormSent' });

const $plan = combine($choice, $plans, (choice, plans) =>
  choice.kind === 'plan' ? (planOf(plans, choice.priceId) ?? null) : null,
);

export const $stage = combine(
  {
    choice: $choice,
    user: $user,
    plan: $plan,
    packs: $creditPacks,
    subscription: $subscription,
    unreadable: combine($unreadable, $plansProblem, (unreadable, problem) => unreadable || problem !== null),
    subscribing: $subscribing,
    packPayment: $packPayment,
    planChange: $planChange,
    paymentsOff: $paymentsOff,
  },
  stageOfPayment,
);

const opened = paymentOpened.map(({ search }) => choiceIn(search));
const intervalAccepted = sample({
  clock: intervalChosen,
  source: { choice: $choice, subscribing: $subscribing, change: $planChange },
  filter: ({ choice, subscribing, change }, interval) =>
    isInactive(subscribing) && change.state !== 'changing' && withInterval(choice, interval) !== choice,
  fn: ({ choice }, interval) => withInterval(choice, interval),
});
const priceOpened = opened.filterMap((choice) => (choice.kind === 'plan' ? choice.priceId : undefined));
const priceChanged = intervalAccepted.filterMap((choice) =>
  choice.kind === 'plan' ? choice.priceId : undefined,
);
const packOpened = opened.filterMap((choice) => (choice.kind === 'pack' ? choice.packId : undefined));
const userOpened = sample({ clock: opened, source: $user }).filterMap(nonNull);

$choice.on([opened, intervalAccepted], (_, choice) => choice);
$creditPacks.on(creditPacksQuery.finished.success, (_, { result }) => result.credit_packs);
$knownDetails.on(billingDetailsQuery.finished.success, (_, { result }) => result);
$unreadable
  .on(creditPacksQuery.finished.failure, () => true)
  .reset(creditPacksQuery.finished.success, retried, opened);

sample({
  clock: opened,
  target: [paymentSettingsNeeded, subscribeClosed, packPaymentClosed, changeCancelled],
});
sample({ clock: userOpened, target: [cardFormOpened, subscriptionNeeded] });
sample({
  clock: userOpened,
  fn: ({ id }) => ({ userId: id }),
  target: [subscribeOpened, billingDetailsQuery.start],
});
sample({
  clock: [priceOpened, priceChanged].map((prices) =>
    prices.filterMap((priceId) => findInCatalogue(priceId)?.interval),
  ),
  target: plansNeeded,
});
sample({ clock: priceOpened, target: orderOpened });
sample({ clock: priceChanged, target: priceChosen });
sample({ clock: packOpened, target: creditPacksQuery.start });

sample({ clock: retried, target: subscriptionRefreshRequested });
sample({
  clock: sample({ clock: retried, source: $choice }).filterMap((choice) =>
    choice.kind === 'plan' ? findInCatalogue(choice.priceId)?.interval : undefined,
  ),
  target: plansNeeded,
});
sample({
  clock: retried,
  source: $choice,
  filter: ({ kind }) => kind === 'pack',
  target: creditPacksQuery.start,
});

const paymentWanted = sample({
  clock: submitted,
  source: { stage: $stage, typed: couponForm.$values },
  fn: ({ stage: { kind }, typed }) => ({ kind, typed: typed.code.trim() }),
}).filter({ fn: ({ kind }) => kind === 'subscribe' || kind === 'pack' });
/** A coupon that is typed but not applied: the payment continues once it is, and stops if it is not valid. */
const couponWanted = paymentWanted.filter({ fn: ({ kind, typed }) => kind === 'subscribe' && typed !== '' });
const $awaitsCoupon = createStore(false, { name: 'paymentAwaitsCoupon' });
const formWanted = sample({
  clock: [
    paymentWanted.filter({ fn: ({ kind, typed }) => kind === 'pack' || typed === '' }),
    sample({ clock: couponApplied, source: $awaitsCoupon, filter: (awaits) => awaits }),
  ],
}).map(() => undefined);
$awaitsCoupon
  .on(couponWanted, () => true)
  .reset(formWanted, couponForm.rejected, couponForm.succeeded, couponForm.changed, orderOpened);
sample({ clock: couponWanted, target: couponForm.submitted });
const formAccepted = sample({
  clock: cardFormAccepted,
  source: $formSent,
  filter: (sent) => sent,
  fn: (_, details) => details,
});
$formSent.on(formWanted, () => true).reset(formAccepted, cardFormOpened);

sample({ clock: formWanted, target: cardFormSubmitted });

const $numbers = combine($order, $stage, ({ shown }, stage) =>
  'plan' in stage && shown?.priceId === stage.plan?.price_id ? shown : null,
);

sample({
  clock: sample({
    clock: formAccepted,
    source: { stage: $stage, numbers: $numbers, user: $user },
    fn: ({ stage, numbers, user }, details) => {
      if (stage.kind !== 'subscribe' || !numbers || !user) return null;
      const { price_id: priceId, tokens_limit: tokensLimit } = stage.plan;
      const { coupon, preview } = numbers;
      return { userId: user.id, priceId, tokensLimit, trialDays: preview.trial_days, coupon, details };
    },
  }).filterMap(nonNull),
  target: payRequested,
});
sample({
  clock: sample({
    clock: formAccepted,
    source: { stage: $stage, user: $user },
    fn: ({ stage, user }, details) =>
      stage.kind === 'pack' && user ? { userId: user.id, pack: stage.pack, details } : null,
  }).filterMap(nonNull),
  target: packPayRequested,
});
sample({
  clock: sample({
    clock: submitted,
    source: { stage: $stage, numbers: $numbers, user: $user },
    fn: ({ stage, numbers, user }) =>
      stage.kind === 'change' && numbers && user
        ? {
            userId: user.id,
            priceId: stage.plan.price_id,
            planName: stage.plan.name,
            prorationDate: numbers.preview.proration_date,
            startsAt: numbers.preview.takes_effect_at ?? null,
          }
        : null,
  }).filterMap(nonNull),
  target: changeRequested,
});
// A saved card may rule out the trial that was shown, so the amount due is read again.
sample({
  clock: $subscribing.updates.filter({ fn: ({ state }) => state === 'failed' }),
  target: previewRetried,
});
