import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $userId } from '@/shared/api';
import { getSettingsFx } from '@/shared/api/auth';
import { listInvoicesFx } from '@/shared/api/invoices';
import { createSetupIntentFx, listPaymentMethodsFx, updatePaymentMethodFx } from '@/shared/api/payments';
import { getSubscriptionStatusFx } from '@/shared/api/subscriptions';
import { confirmCardSetupFx, loadStripeFx } from '@/shared/lib/stripe';
import { $toasts } from '@/shared/lib/toasts';
import { settings } from '../../../../../tests/support/settings';
import { $addCard, addCardRequested, addCardCancelled, formAccepted, replaceCardRequested } from './add-card';
import type { AddCard } from './add-card-state';
import { saved, statuses, visa } from './billing.fixture';

const typing: AddCard = { state: 'typing', replacing: false, message: null };
const replacing: AddCard = { state: 'typing', replacing: true, message: null };
const declined = { message: 'Your card was declined.', code: 'card_declined', declineCode: undefined };

function start(state: AddCard) {
  const outside = {
    intent: vi.fn((..._call: unknown[]): unknown => Promise.resolve({ clientSecret: 'seti_1_secret_2' })),
    confirm: vi.fn((..._call: unknown[]): unknown =>
      Promise.resolve({ setupIntentId: 'seti_1', paymentMethodId: 'pm_new' }),
    ),
    promote: vi.fn((..._call: unknown[]): unknown =>
      Promise.resolve({ payment_methods: [visa], clientSecret: null }),
    ),
    list: vi.fn((..._call: unknown[]): unknown => Promise.resolve({ payment_methods: [visa] })),
    status: vi.fn((..._call: unknown[]): unknown => Promise.resolve(statuses.active)),
  };
  const scope = fork({
    values: [
      [$userId, 'me'],
      [$addCard, state],
    ],
    handlers: [
      [createSetupIntentFx, outside.intent],
      [confirmCardSetupFx, outside.confirm],
      [updatePaymentMethodFx, outside.promote],
      [listPaymentMethodsFx, outside.list],
      [getSubscriptionStatusFx, outside.status],
      [listInvoicesFx, () => ({ items: [], next_cursor: null })],
      [getSettingsFx, () => settings],
      [loadStripeFx, () => ({})],
    ],
  });
  return { scope, outside };
}

test('a card is confirmed with the billing details, and the list is read again', async () => {
  const { scope, outside } = start({ state: 'closed' });
  await allSettled(addCardRequested, { scope });
  expect(scope.getState($addCard)).toEqual(typing);
  void allSettled(formAccepted, { scope, params: saved });
  await allSettled(formAccepted, { scope, params: saved });
  expect(outside.intent).toHaveBeenCalledExactlyOnceWith(null, {
    token: null,
    request: { billingAccount: { user_id: 'me' } },
  });
  expect(outside.confirm).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({ clientSecret: 'seti_1_secret_2', billingDetails: saved }),
  );
  expect(outside.promote).not.toHaveBeenCalled();
  expect(outside.list).toHaveBeenCalledOnce();
  expect(scope.getState($addCard)).toEqual({ state: 'closed' });
  expect(scope.getState($toasts)).toMatchObject([{ tone: 'ok', title: 'Card added' }]);
});

test('a replacement card pays the due payment', async () => {
  const { scope, outside } = start({ state: 'closed' });
  await allSettled(replaceCardRequested, { scope });
  await allSettled(formAccepted, { scope, params: saved });
  expect(outside.promote).toHaveBeenCalledExactlyOnceWith(null, {
    token: null,
    request: { updatePaymentMethodBody: { user_id: 'me', payment_method_id: 'pm_new' } },
  });
  expect(outside.status).toHaveBeenCalledOnce();
  expect(scope.getState($addCard)).toEqual({ state: 'closed' });
  expect(scope.getState($toasts)).toMatchObject([{ tone: 'ok', title: 'Paid with the new card' }]);
});

test('a replacement is pending until the due payment is settled', async () => {
  const { scope, outside } = start(replacing);
  outside.promote.mockReturnValueOnce(new Promise(() => {}));
  void allSettled(formAccepted, { scope, params: saved });
  await vi.waitFor(() => expect(outside.promote).toHaveBeenCalledOnce());
  expect(scope.getState($addCard)).toEqual({ state: 'promoting', paymentMethodId: 'pm_new' });
});

test('a saved card that cannot pay appears in the list', async () => {
  const { scope, outside } = start(replacing);
  outside.promote.mockRejectedValueOnce(
    httpError({ status: 402, statusText: '', response: { message: declined.message } }),
  );
  await allSettled(formAccepted, { scope, params: saved });
  expect(scope.getState($addCard)).toEqual({ state: 'closed' });
  expect(outside.list).toHaveBeenCalled();
  expect(scope.getState($toasts)).toMatchObject([{ tone: 'bad', title: declined.message }]);
});

test('a declined card returns to the form', async () => {
  const { scope, outside } = start(typing);
  outside.confirm.mockRejectedValueOnce(declined);
  await allSettled(formAccepted, { scope, params: saved });
  expect(scope.getState($addCard)).toEqual({ ...typing, message: declined.message });
  await allSettled(formAccepted, { scope, params: saved });
  expect(scope.getState($addCard)).toEqual({ state: 'closed' });
});

test.each([null, ''])('a setup intent with the secret %j fails', async (clientSecret) => {
  const { scope, outside } = start(typing);
  outside.intent.mockResolvedValueOnce({ clientSecret });
  await allSettled(formAccepted, { scope, params: saved });
  expect(outside.confirm).not.toHaveBeenCalled();
  expect(scope.getState($addCard)).toEqual({ ...typing, message: 'Failed to create Setup Intent' });
});

test('an error of the server is shown', async () => {
  const { scope, outside } = start(replacing);
  outside.intent.mockRejectedValueOnce(httpError({ status: 403, statusText: '', response: null }));
  await allSettled(formAccepted, { scope, params: saved });
  expect(scope.getState($addCard)).toEqual({ ...replacing, message: 'Forbidden' });
});

const onTheWay: AddCard[] = [
  { state: 'creatingIntent', replacing: false, holder: saved },
  { state: 'confirming', replacing: false, clientSecret: 's' },
  { state: 'promoting', paymentMethodId: 'pm_new' },
];

test.each([{ state: 'closed' } as const, ...onTheWay])(
  'nothing is sent while it is $state',
  async (state) => {
    const { scope, outside } = start(state);
    await allSettled(formAccepted, { scope, params: saved });
    expect(outside.intent).not.toHaveBeenCalled();
    expect(scope.getState($addCard)).toBe(state);
  },
);

test.each(onTheWay)('while it is $state it can be neither cancelled nor started', async (state) => {
  const { scope } = start(state);
  await allSettled(addCardCancelled, { scope });
  await allSettled(addCardRequested, { scope });
  await allSettled(replaceCardRequested, { scope });
  expect(scope.getState($addCard)).toBe(state);
});

test('typing can be cancelled', async () => {
  const { scope } = start(typing);
  await allSettled(addCardCancelled, { scope });
  expect(scope.getState($addCard)).toEqual({ state: 'closed' });
});
