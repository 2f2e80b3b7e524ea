import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $subscription, $subscriptionStatus, known } from '@/entities/subscription';
import { $userId } from '@/shared/api';
import { getSettingsFx } from '@/shared/api/auth';
import { listInvoicesFx } from '@/shared/api/invoices';
import { updatePaymentMethodFx } from '@/shared/api/payments';
import { getSubscriptionStatusFx, type SubscriptionStatus } from '@/shared/api/subscriptions';
import { loadStripeFx } from '@/shared/lib/stripe';
import { $toasts } from '@/shared/lib/toasts';
import { settings } from '../../../../../tests/support/settings';
import { $addCard } from './add-card';
import { cards, mastercard, statuses, visa } from './billing.fixture';
import { $cards } from './cards';
import type { Cards } from './cards-state';
import { $payDue, dueCardChosen, payDueRequested, payDueConfirmed, payDueCancelled } from './pay-due';

const none: Cards = { state: 'ready', cards: [], change: { kind: 'idle' } };
const closed = { state: 'closed' };

function start(saved: Cards = cards, status: SubscriptionStatus = statuses.pastDue) {
  const pay = vi.fn((..._call: unknown[]): unknown =>
    Promise.resolve({ payment_methods: [visa, mastercard], clientSecret: null }),
  );
  const scope = fork({
    values: [
      [$userId, 'me'],
      [$subscription, known(status)],
      [$cards, saved],
    ],
    handlers: [
      [updatePaymentMethodFx, pay],
      [getSubscriptionStatusFx, () => statuses.active],
      [listInvoicesFx, () => ({ items: [], next_cursor: null })],
      [getSettingsFx, () => settings],
      [loadStripeFx, () => ({})],
    ],
  });
  return { scope, pay };
}

const paidWith = (id: string) =>
  expect.objectContaining({
    request: { updatePaymentMethodBody: { user_id: 'me', payment_method_id: id } },
  });

test('the failed card can be charged again, once', async () => {
  const { scope, pay } = start();
  await allSettled(payDueRequested, { scope });
  expect(scope.getState($payDue)).toEqual({ state: 'choosing', cardId: visa.id });
  void allSettled(payDueConfirmed, { scope });
  await allSettled(payDueConfirmed, { scope });
  expect(pay).toHaveBeenCalledExactlyOnceWith(null, paidWith(visa.id));
  expect(scope.getState($payDue)).toEqual(closed);
  expect(scope.getState($subscriptionStatus)).toEqual(statuses.active);
  expect(scope.getState($toasts)).toMatchObject([{ tone: 'ok', title: 'The payment went through' }]);
});

test('another saved card can be charged', async () => {
  const { scope, pay } = start();
  await allSettled(payDueRequested, { scope });
  await allSettled(dueCardChosen, { scope, params: mastercard.id });
  await allSettled(payDueConfirmed, { scope });
  expect(pay).toHaveBeenCalledExactlyOnceWith(null, paidWith(mastercard.id));
});

test('a card that is declined again shows the reason, and the payment stays due', async () => {
  const { scope, pay } = start();
  pay.mockRejectedValueOnce(
    httpError({
      status: 402,
      statusText: '',
      response: { status: 'error', message: 'Your card was declined.' },
    }),
  );
  await allSettled(payDueRequested, { scope });
  await allSettled(payDueConfirmed, { scope });
  expect(scope.getState($toasts)).toMatchObject([{ tone: 'bad', title: 'Your card was declined.' }]);
  expect(scope.getState($subscriptionStatus)).toEqual(statuses.pastDue);
});

test('a new card opens the card form', async () => {
  const { scope, pay } = start();
  await allSettled(payDueRequested, { scope });
  await allSettled(dueCardChosen, { scope, params: null });
  await allSettled(payDueConfirmed, { scope });
  expect(scope.getState($addCard)).toMatchObject({ state: 'typing', replacing: true });
  expect(scope.getState($payDue)).toEqual(closed);
  expect(pay).not.toHaveBeenCalled();
});

test('without a saved card the card form opens at once', async () => {
  const { scope } = start(none);
  await allSettled(payDueRequested, { scope });
  expect(scope.getState($payDue)).toEqual(closed);
  expect(scope.getState($addCard)).toMatchObject({ state: 'typing', replacing: true });
});

test('cancelling charges nothing', async () => {
  const { scope, pay } = start();
  await allSettled(payDueRequested, { scope });
  await allSettled(payDueCancelled, { scope });
  await allSettled(payDueConfirmed, { scope });
  expect(scope.getState($payDue)).toEqual(closed);
  expect(pay).not.toHaveBeenCalled();
});

test('nothing is charged without a due payment', async () => {
  const { scope } = start(cards, statuses.active);
  await allSettled(payDueRequested, { scope });
  expect(scope.getState($payDue)).toEqual(closed);
});
