import { allSettled, createStore, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { cardFormChecked } from '@/features/card-form';
import { agreeBeforePaymentFx } from '@/shared/api/payments';
import { $terms } from '@/widgets/operator';
import { settings } from '../../../../../tests/support/settings';
import { $consentProblem, agreementChanged, payRequested } from './payment-consent';
import { submitted } from './payment-page';

const $checks = createStore(0, { serialize: 'ignore' }).on(cardFormChecked, (count) => count + 1);
const $submits = createStore(0, { serialize: 'ignore' }).on(submitted, (count) => count + 1);

test('a payment starts once the consent to the shown version is stored', async () => {
  const agree = vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve());
  const scope = fork({ values: [[$terms, settings.terms]], handlers: [[agreeBeforePaymentFx, agree]] });
  await allSettled(payRequested, { scope });
  expect(scope.getState($consentProblem)).toBe('Agree to the terms before you pay');
  expect([agree.mock.calls.length, scope.getState($submits)]).toEqual([0, 0]);
  await allSettled(agreementChanged, { scope, params: true });
  await allSettled(payRequested, { scope });
  expect(agree.mock.calls).toMatchObject([
    [null, { request: { paymentConsent: { terms_version: settings.terms.version } } }],
  ]);
  expect(scope.getState($submits)).toBe(1);
});

test('without consent the flaws of the card are named in the same round', async () => {
  const scope = fork({ values: [[$terms, settings.terms]] });
  await allSettled(payRequested, { scope });
  expect([scope.getState($checks), scope.getState($submits)]).toEqual([1, 0]);
});

test('a rejected consent starts no payment and says why', async () => {
  const agree = () => Promise.reject(new Error('No'));
  const scope = fork({ values: [[$terms, settings.terms]], handlers: [[agreeBeforePaymentFx, agree]] });
  await allSettled(agreementChanged, { scope, params: true });
  await allSettled(payRequested, { scope });
  expect(scope.getState($submits)).toBe(0);
  expect(scope.getState($consentProblem)).toEqual(expect.any(String));
});
