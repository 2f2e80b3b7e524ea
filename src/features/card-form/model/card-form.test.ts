import { allSettled, createWatch, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { getSettingsFx } from '@/shared/api/auth';
import { cardUnmounted, fillTestCardFx, loadStripeFx } from '@/shared/lib/stripe';
import { settings } from '../../../../tests/support/settings';
import {
  $areFieldsMounted,
  $cardErrors,
  $cardFormReady,
  $holder,
  $holderErrors,
  $isSandbox,
  $stripeFailure,
  CardFormGate,
  cardFieldChanged,
  cardFieldMounted,
  cardFormAccepted,
  cardFormChecked,
  cardFormOpened,
  cardFormReset,
  cardFormSubmitted,
  holderChanged,
  loadRetried,
  testCardPicked,
} from './card-form';
import { cardFields } from './card-fields';
import { focusFirstFlawFx } from './focus-first-flaw';

function opened({
  load = vi.fn(() => ({})),
  billing = { provider: 'sandbox' as 'sandbox' | 'stripe', publishable_key: null as string | null },
  focus = vi.fn(),
} = {}) {
  const accepted = vi.fn();
  const scope = fork({
    handlers: [
      [getSettingsFx, () => ({ ...settings, billing })],
      [loadStripeFx, load],
      [focusFirstFlawFx, focus],
    ],
  });
  createWatch({ unit: cardFormAccepted, fn: accepted, scope });
  return { scope, accepted, load, focus };
}

async function fill(scope: ReturnType<typeof fork>) {
  for (const field of cardFields) {
    await allSettled(cardFieldChanged, { scope, params: { field, complete: true, message: undefined } });
  }
  await allSettled(holderChanged, { scope, params: { field: 'name', value: ' Amara Okafor ' } });
  await allSettled(holderChanged, { scope, params: { field: 'email', value: 'amara@school.test' } });
}

test('opening the form reads the settings and loads the card provider', async () => {
  const { scope, load } = opened();
  await allSettled(cardFormOpened, { scope });
  expect(load).toHaveBeenCalledExactlyOnceWith({ source: 'sandbox', publishableKey: null });
  expect(scope.getState($isSandbox)).toBe(true);
  expect(scope.getState($cardFormReady)).toBe(true);

  await allSettled(cardFormOpened, { scope });
  expect(load).toHaveBeenCalledTimes(1);
});

test('with a configured key the form loads Stripe.js with this key', async () => {
  const { scope, load } = opened({ billing: { provider: 'stripe', publishable_key: 'pk_live_1' } });
  await allSettled(cardFormOpened, { scope });
  expect(load).toHaveBeenCalledExactlyOnceWith({ source: 'stripe', publishableKey: 'pk_live_1' });
  expect(scope.getState($isSandbox)).toBe(false);
});

test.each(['Stripe.js not available', 'Failed to load Stripe.js'])(
  '%s is shown and can be retried',
  async (words) => {
    const load = vi.fn<() => object>();
    load.mockRejectedValueOnce(new Error(words)).mockReturnValue({});
    const { scope } = opened({ load });
    await allSettled(cardFormOpened, { scope });
    expect(scope.getState($stripeFailure)).toBe(words);

    await allSettled(loadRetried, { scope });
    expect(scope.getState($stripeFailure)).toBeNull();
    expect(scope.getState($cardFormReady)).toBe(true);
  },
);

test('a complete form is accepted once with trimmed details and the United States as the default', async () => {
  const { scope, accepted } = opened();
  await allSettled(cardFormOpened, { scope });
  await fill(scope);
  await allSettled(cardFormSubmitted, { scope });
  expect(accepted).toHaveBeenCalledExactlyOnceWith({
    name: 'Amara Okafor',
    email: 'amara@school.test',
    address: { line1: '', city: '', state: '', postal_code: '', country: 'US' },
  });
});

test('an incomplete form shows an error at each field and focuses the first', async () => {
  const { scope, accepted, focus } = opened();
  await allSettled(cardFormOpened, { scope });
  expect(scope.getState($cardErrors)).toEqual({});
  await allSettled(cardFormSubmitted, { scope });

  expect(accepted).not.toHaveBeenCalled();
  expect(focus).toHaveBeenCalledTimes(1);
  expect(scope.getState($cardErrors)).toEqual({
    cardNumber: 'Your card number is incomplete.',
    cardExpiry: 'Your card’s expiration date is incomplete.',
    cardCvc: 'Your card’s security code is incomplete.',
  });
  expect(scope.getState($holderErrors)).toEqual({
    name: 'Enter the name on the card',
    email: 'Invalid email address',
  });
  await fill(scope);
  expect(scope.getState($cardErrors)).toEqual({});
  expect(scope.getState($holderErrors)).toEqual({});
});

test('a check shows the errors and accepts nothing, also when there are none', async () => {
  const { scope, accepted } = opened();
  await allSettled(cardFormOpened, { scope });
  await allSettled(cardFormChecked, { scope });
  expect(Object.keys(scope.getState($cardErrors))).toEqual(['cardNumber', 'cardExpiry', 'cardCvc']);
  await fill(scope);
  await allSettled(cardFormChecked, { scope });
  expect(accepted).not.toHaveBeenCalled();
});

test.each(['name', 'line1', 'city', 'postal_code'] as const)(
  'a card number in the field %s is an error',
  async (field) => {
    const { scope, accepted } = opened();
    await allSettled(cardFormOpened, { scope });
    await fill(scope);
    await allSettled(holderChanged, { scope, params: { field, value: '4242 4242 4242 4242' } });
    await allSettled(cardFormSubmitted, { scope });
    expect(accepted).not.toHaveBeenCalled();
    expect(scope.getState($holderErrors)).toEqual({
      [field]: 'Enter a card number in the card field only',
    });
  },
);

test('a rejected submit focuses the first invalid card field, else the first other field', async () => {
  const { scope, focus } = opened();
  await allSettled(cardFormOpened, { scope });
  const elements = { cardNumber: { focus() {} }, cardExpiry: { focus() {} }, cardCvc: { focus() {} } };
  for (const field of cardFields) {
    await allSettled(cardFieldMounted, { scope, params: { field, element: elements[field] } });
  }
  for (const field of cardFields) {
    await allSettled(cardFormSubmitted, { scope });
    expect(focus.mock.lastCall?.[0]).toBe(elements[field]);
    await allSettled(cardFieldChanged, { scope, params: { field, complete: true, message: undefined } });
  }
  await allSettled(cardFormSubmitted, { scope });
  expect(focus.mock.lastCall).toEqual([undefined]);
});

test('a test card can be picked while all fields are mounted', async () => {
  const { scope } = opened();
  await allSettled(cardFormOpened, { scope });
  for (const field of cardFields) {
    expect(scope.getState($areFieldsMounted)).toBe(false);
    await allSettled(cardFieldMounted, { scope, params: { field, element: { focus() {} } } });
  }
  expect(scope.getState($areFieldsMounted)).toBe(true);
  await allSettled(cardUnmounted, { scope });
  expect(scope.getState($areFieldsMounted)).toBe(false);
});

test("the provider's error of a field is shown at once", async () => {
  const { scope } = opened();
  const params = { field: 'cardNumber' as const, complete: false, message: 'Your card number is invalid.' };
  await allSettled(cardFieldChanged, { scope, params });
  expect(scope.getState($cardErrors)).toEqual({ cardNumber: 'Your card number is invalid.' });
});

test('the form is not accepted before the fields are loaded', async () => {
  const { scope, accepted } = opened();
  await fill(scope);
  await allSettled(cardFormSubmitted, { scope });
  expect(accepted).not.toHaveBeenCalled();
});

test('late defaults fill only the fields that the user has not changed', async () => {
  const { scope } = opened();
  await allSettled(cardFormOpened, { scope });
  await allSettled(holderChanged, { scope, params: { field: 'name', value: 'A. Okafor' } });
  const known = { name: 'Amara Okafor', address: { country: 'CA', city: 'Halifax', state: 'NS' } };
  await allSettled(CardFormGate.open, { scope, params: { known } });
  expect(scope.getState($holder)).toMatchObject({
    name: 'A. Okafor',
    country: 'CA',
    city: 'Halifax',
    state: 'NS',
  });

  await allSettled(holderChanged, { scope, params: { field: 'country', value: 'US' } });
  expect(scope.getState($holder)).toMatchObject({ country: 'US', city: 'Halifax', state: '' });
});

test('a reset clears the form', async () => {
  const { scope } = opened();
  await fill(scope);
  await allSettled(cardFormReset, { scope });
  expect(scope.getState($holder)).toMatchObject({ name: '', email: '' });
});

test('a picked test card is written to the fields, not to a store', async () => {
  const typed = vi.fn();
  const scope = fork({ handlers: [[fillTestCardFx, typed]] });
  await allSettled(testCardPicked, { scope, params: '4242424242424242' });
  expect(typed).toHaveBeenCalledTimes(1);
  expect(JSON.stringify([scope.getState($holder), scope.getState($cardErrors)])).not.toContain('4242');
});
