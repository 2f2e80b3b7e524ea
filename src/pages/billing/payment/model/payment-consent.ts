import { createEvent, createStore, sample } from 'effector';
import { cardFormChecked } from '@/features/card-form';
import { problemOf } from '@/shared/api';
import { createAgreeBeforePaymentMutation } from '@/shared/api/payments';
import { $terms } from '@/widgets/operator';
import { submitted } from './payment-page';

export const agreementChanged = createEvent<boolean>();
/** The user wants to pay; the payment starts once the consent is stored. */
export const payRequested = createEvent();

const agreeMutation = createAgreeBeforePaymentMutation();

export const $agreed = createStore(false, { name: 'agreedBeforePayment' }).on(
  agreementChanged,
  (_, agreed) => agreed,
);
export const $agreeing = agreeMutation.$pending;

const accepted = sample({
  clock: payRequested,
  source: { agreed: $agreed, agreeing: $agreeing, terms: $terms },
  filter: ({ agreed, agreeing }) => agreed && !agreeing,
  fn: ({ terms }) => ({ paymentConsent: { terms_version: terms?.version ?? '' } }),
});
const missing = sample({ clock: payRequested, source: $agreed, filter: (agreed) => !agreed });

/** Why the payment has not started. */
export const $consentProblem = createStore<string | null>(null, { name: 'paymentConsentProblem' })
  .on(missing, () => 'Agree to the terms before you pay')
  .on(agreeMutation.finished.failure, (_, { error }) => problemOf(error).message)
  .reset(agreementChanged, accepted);

// One round names the flaws of the card as well.
sample({ clock: missing, fn: () => undefined, target: cardFormChecked });
sample({ clock: accepted, target: agreeMutation.start });
sample({ clock: agreeMutation.finished.success, fn: () => undefined, target: submitted });
