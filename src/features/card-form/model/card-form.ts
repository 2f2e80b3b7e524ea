import { combine, createEvent, createStore, merge, sample } from 'effector';
import { createGate } from 'effector-react';
import { createGetSettingsQuery } from '@/shared/api/auth';
import {
  $stripe,
  type BillingDetails,
  cardUnmounted,
  fillTestCardFx,
  loadStripeFx,
} from '@/shared/lib/stripe';
import { type CardField, type CardFieldState, cardErrors, cardFields, emptyCard } from './card-fields';
import { type Focusable, focusFirstFlawFx } from './focus-first-flaw';
import {
  billingDetailsOf,
  type Holder,
  type HolderField,
  holderErrors,
  holderOf,
  type Known,
} from './holder';

export const cardFormOpened = createEvent();
/** Sent from the page's own button: accepted with the billing details, or what is wrong is said beside the fields. */
export const cardFormSubmitted = createEvent();
export const cardFormReset = createEvent();
export const holderChanged = createEvent<{ field: HolderField; value: string }>();
export const cardFieldMounted = createEvent<{ field: CardField; element: Focusable }>();
export const cardFieldChanged = createEvent<{ field: CardField; brand?: string } & CardFieldState>();
export const testCardPicked = createEvent<string>();
export const loadRetried = createEvent();
/** The card provider's script is wanted without the form, for the question of a bank. */
export const cardProviderNeeded = createEvent();

/** The form is on the page; `known` is what the page knows of the person, even when it learns that late. */
export const CardFormGate = createGate<{ known: Known }>({ defaultState: { known: {} } });

const settingsQuery = createGetSettingsQuery();

/** What the person changed; the rest follows what is known. */
const $typed = createStore<Partial<Holder>>({}, { name: 'cardHolderTyped' });
export const $holder = combine($typed, CardFormGate.state, (typed, { known }) => holderOf(typed, known));
const $card = createStore(emptyCard, { name: 'cardFields' });
const $mounted = createStore<Partial<Record<CardField, Focusable>>>({}, { serialize: 'ignore' });
/** All card fields are on the page, so that a test card can be written into them. */
export const $areFieldsMounted = $mounted.map((mounted) => cardFields.every((field) => field in mounted));
export const $brand = createStore('unknown', { name: 'cardBrand' });
const $isSent = createStore(false, { name: 'cardFormSent' });
/** The sandbox takes test cards only; null until that is known. */
export const $isSandbox = createStore<boolean | null>(null, { name: 'cardSandbox' });
/** Why there are no card fields: one of the two sentences about Stripe's script. */
export const $stripeFailure = createStore<string | null>(null, { name: 'stripeFailure' });

export const $cardErrors = combine($card, $isSent, cardErrors);
export const $holderErrors = combine($holder, $isSent, (holder, isSent) =>
  isSent ? holderErrors(holder) : {},
);
export const $cardFormReady = combine(
  $stripe,
  $isSandbox,
  (stripe, isSandbox) => stripe !== null && isSandbox !== null,
);

const $flaws = combine($card, $holder, (card, holder) => ({
  ...cardErrors(card, true),
  ...holderErrors(holder),
}));

export const cardFormAccepted = sample({
  clock: cardFormSubmitted,
  source: { flaws: $flaws, holder: $holder, ready: $cardFormReady },
  filter: ({ flaws, ready }) => ready && Object.keys(flaws).length === 0,
  fn: ({ holder }): BillingDetails => billingDetailsOf(holder),
});
const submitRefused = sample({
  clock: cardFormSubmitted,
  source: $flaws,
  filter: (flaws) => Object.keys(flaws).length > 0,
});
const loadAsked = sample({
  clock: [cardFormOpened, loadRetried, cardProviderNeeded],
  source: $cardFormReady,
  filter: (ready) => !ready,
  fn: () => undefined,
});
/** It is here, for each time that it was wanted. */
export const cardProviderCame = merge([
  sample({ clock: cardProviderNeeded, source: $cardFormReady, filter: Boolean, fn: () => undefined }),
  loadStripeFx.done.map(() => undefined),
]);
/** Carries one of the two sentences about Stripe's script. */
export const cardProviderFailed = merge([
  loadStripeFx.failData.map(({ message }) => message),
  settingsQuery.finished.failure.map(() => 'Failed to load Stripe.js'),
]);

$typed.on(holderChanged, withField).reset(cardFormOpened, cardFormReset);
$card
  .on(cardFieldChanged, (card, { field, complete, message }) => ({ ...card, [field]: { complete, message } }))
  .reset(cardFormReset, cardUnmounted);
$mounted
  .on(cardFieldMounted, (mounted, { field, element }) => ({ ...mounted, [field]: element }))
  .reset(cardUnmounted);
$brand.on(cardFieldChanged, (known, { brand }) => brand ?? known).reset(cardFormReset, cardUnmounted);
$isSent.on(submitRefused, () => true).reset(cardFormOpened, cardFormAccepted, cardFormReset);
$isSandbox.on(settingsQuery.finished.success, (_, { result }) => result.billing.provider === 'sandbox');
$stripeFailure.on(cardProviderFailed, (_, message) => message).reset(loadAsked);

sample({ clock: loadAsked, target: settingsQuery.start });
sample({
  clock: settingsQuery.finished.success,
  fn: ({ result: { billing } }) => ({
    source: billing.provider,
    publishableKey: billing.publishable_key,
  }),
  target: loadStripeFx,
});
sample({
  clock: submitRefused,
  source: $mounted,
  fn: (mounted, flaws) => {
    const first = cardFields.find((field) => field in flaws);
    return first && mounted[first];
  },
  target: focusFirstFlawFx,
});
sample({ clock: testCardPicked, target: fillTestCardFx });
sample({ clock: CardFormGate.close, fn: () => undefined, target: cardUnmounted });

/** A state of one country is none of another. */
function withField(
  typed: Partial<Holder>,
  { field, value }: { field: HolderField; value: string },
): Partial<Holder> {
  return { ...typed, [field]: value, ...(field === 'country' && { state: '' }) };
}
