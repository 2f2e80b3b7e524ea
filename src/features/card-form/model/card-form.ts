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
/** The page's button was pressed: accepted with the billing details, or errors are shown at the fields. */
export const cardFormSubmitted = createEvent();
/** Shows the errors at the fields without accepting the form, while something beside it is missing. */
export const cardFormChecked = createEvent();
export const cardFormReset = createEvent();
export const holderChanged = createEvent<{ field: HolderField; value: string }>();
export const cardFieldMounted = createEvent<{ field: CardField; element: Focusable }>();
export const cardFieldChanged = createEvent<{ field: CardField; brand?: string } & CardFieldState>();
export const testCardPicked = createEvent<string>();
export const loadRetried = createEvent();
/** Loads the card provider's script without the form, to authenticate a payment. */
export const cardProviderNeeded = createEvent();

/** The form is mounted; `known` has the page's defaults, which may arrive late. */
export const CardFormGate = createGate<{ known: Known }>({ defaultState: { known: {} } });

const settingsQuery = createGetSettingsQuery();

/** The fields that the user changed; the others have the defaults. */
const $typed = createStore<Partial<Holder>>({}, { name: 'cardHolderTyped' });
export const $holder = combine($typed, CardFormGate.state, (typed, { known }) => holderOf(typed, known));
const $card = createStore(emptyCard, { name: 'cardFields' });
const $mounted = createStore<Partial<Record<CardField, Focusable>>>({}, { serialize: 'ignore' });
/** Whether all card fields are mounted, so that a test card can be written to them. */
export const $areFieldsMounted = $mounted.map((mounted) => cardFields.every((field) => field in mounted));
export const $brand = createStore('unknown', { name: 'cardBrand' });
const $isSubmitted = createStore(false, { name: 'cardFormSubmitted' });
/** Whether only test cards are accepted; null until the settings load. */
export const $isSandbox = createStore<boolean | null>(null, { name: 'cardSandbox' });
/** Why the card fields could not be loaded. */
export const $stripeFailure = createStore<string | null>(null, { name: 'stripeFailure' });

export const $cardErrors = combine($card, $isSubmitted, cardErrors);
export const $holderErrors = combine($holder, $isSubmitted, (holder, isSubmitted) =>
  isSubmitted ? holderErrors(holder) : {},
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
const submitRejected = sample({
  clock: [cardFormSubmitted, cardFormChecked],
  source: $flaws,
  filter: (flaws) => Object.keys(flaws).length > 0,
});
const loadRequested = sample({
  clock: [cardFormOpened, loadRetried, cardProviderNeeded],
  source: $cardFormReady,
  filter: (ready) => !ready,
});
/** Emitted for every request, also when the script is loaded already. */
export const cardProviderLoaded = merge([
  sample({ clock: cardProviderNeeded, source: $cardFormReady, filter: Boolean }),
  loadStripeFx.done.map(() => undefined),
]);
/** Carries why Stripe's script could not be loaded. */
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
$isSubmitted.on(submitRejected, () => true).reset(cardFormOpened, cardFormAccepted, cardFormReset);
$isSandbox.on(settingsQuery.finished.success, (_, { result }) => result.billing.provider === 'sandbox');
$stripeFailure.on(cardProviderFailed, (_, message) => message).reset(loadRequested);

sample({ clock: loadRequested, target: settingsQuery.start });
sample({
  clock: settingsQuery.finished.success,
  fn: ({ result: { billing } }) => ({
    source: billing.provider,
    publishableKey: billing.publishable_key,
  }),
  target: loadStripeFx,
});
sample({
  clock: submitRejected,
  source: $mounted,
  fn: (mounted, flaws) => {
    const first = cardFields.find((field) => field in flaws);
    return first && mounted[first];
  },
  target: focusFirstFlawFx,
});
sample({ clock: testCardPicked, target: fillTestCardFx });
sample({ clock: CardFormGate.close, target: cardUnmounted });

/** A change of the country clears the state. */
function withField(
  typed: Partial<Holder>,
  { field, value }: { field: HolderField; value: string },
): Partial<Holder> {
  return { ...typed, [field]: value, ...(field === 'country' && { state: '' }) };
}
