import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $subscription, $subscriptionStatus, known, unknown } from '@/entities/subscription';
import { $userId } from '@/shared/api';
import { deletePaymentMethodFx, listPaymentMethodsFx, updatePaymentMethodFx } from '@/shared/api/payments';
import { getSubscriptionStatusFx, type SubscriptionStatus } from '@/shared/api/subscriptions';
import { $toasts } from '@/shared/lib/toasts';
import { cards, mastercard, oneCard, problem, statuses, visa } from './billing.fixture';
import {
  $cards,
  cardsOpened,
  defaultRequested,
  deleteRequested,
  deleteConfirmed,
  deleteCancelled,
  retryRequested,
} from './cards';
import type { Cards } from './cards-state';

const refused = httpError({ status: 409, statusText: '', response: { message: 'This is the last card.' } });

function start(state: Cards, status: SubscriptionStatus | null = statuses.active) {
  const outside = {
    list: vi.fn((..._call: unknown[]): unknown => Promise.resolve({ payment_methods: [visa] })),
    remove: vi.fn((..._call: unknown[]): unknown => Promise.resolve(undefined)),
    promote: vi.fn((..._call: unknown[]): unknown =>
      Promise.resolve({
        payment_methods: [
          { ...mastercard, default: true },
          { ...visa, default: false },
        ],
        clientSecret: null,
      }),
    ),
    status: vi.fn((..._call: unknown[]): unknown => Promise.resolve(statuses.active)),
  };
  const scope = fork({
    values: [
      [$userId, 'me'],
      [$subscription, status ? known(status) : unknown],
      [$cards, state],
    ],
    handlers: [
      [listPaymentMethodsFx, outside.list],
      [deletePaymentMethodFx, outside.remove],
      [updatePaymentMethodFx, outside.promote],
      [getSubscriptionStatusFx, outside.status],
    ],
  });
  return { scope, outside };
}

test('a failed list has a reason and can be requested again', async () => {
  const { scope, outside } = start({ state: 'loading' });
  outside.list.mockRejectedValueOnce(httpError({ status: 403, statusText: '', response: null }));
  await allSettled(cardsOpened, { scope });
  expect(scope.getState($cards)).toEqual({ state: 'failed', problem });
  await allSettled(retryRequested, { scope });
  expect(scope.getState($cards)).toEqual(oneCard);
});

test('a card is deleted once after confirmation, and the list is read again', async () => {
  const { scope, outside } = start(cards);
  await allSettled(deleteRequested, { scope, params: mastercard.id });
  expect(outside.remove).not.toHaveBeenCalled();
  void allSettled(deleteConfirmed, { scope });
  await allSettled(deleteConfirmed, { scope });
  expect(outside.remove).toHaveBeenCalledExactlyOnceWith(null, {
    token: null,
    request: { userId: 'me', paymentMethodId: mastercard.id },
  });
  expect(outside.list).toHaveBeenCalledOnce();
  expect(scope.getState($cards)).toEqual(oneCard);
});

test('a cancelled confirmation does not delete the card', async () => {
  const { scope, outside } = start(cards);
  await allSettled(deleteRequested, { scope, params: visa.id });
  await allSettled(deleteCancelled, { scope });
  await allSettled(deleteConfirmed, { scope });
  expect(outside.remove).not.toHaveBeenCalled();
  expect(scope.getState($cards)).toEqual(cards);
});

test.each([
  ['of a live plan', statuses.active],
  ['before the plan is known', null],
])('the last card %s cannot be deleted', async (_, status) => {
  const { scope, outside } = start(oneCard, status);
  await allSettled(deleteRequested, { scope, params: visa.id });
  await allSettled(deleteConfirmed, { scope });
  expect(scope.getState($cards)).toBe(oneCard);
  expect(outside.remove).not.toHaveBeenCalled();
});

test('the last card can be deleted when the plan has ended', async () => {
  const { scope, outside } = start(oneCard, statuses.over);
  outside.list.mockResolvedValue({ payment_methods: [] });
  await allSettled(deleteRequested, { scope, params: visa.id });
  await allSettled(deleteConfirmed, { scope });
  expect(scope.getState($cards)).toEqual({ ...oneCard, cards: [] });
});

test('a failed deletion shows the reason', async () => {
  const { scope, outside } = start(cards);
  outside.remove.mockRejectedValueOnce(refused);
  await allSettled(deleteRequested, { scope, params: visa.id });
  await allSettled(deleteConfirmed, { scope });
  expect(scope.getState($cards)).toEqual(cards);
  expect(scope.getState($toasts)).toMatchObject([{ tone: 'bad', title: 'This is the last card.' }]);
});

test('another default card refreshes the plan and the invoices', async () => {
  const { scope, outside } = start(cards, statuses.pastDue);
  await allSettled(defaultRequested, { scope, params: mastercard.id });
  expect(outside.promote).toHaveBeenCalledExactlyOnceWith(null, {
    token: null,
    request: { updatePaymentMethodBody: { user_id: 'me', payment_method_id: mastercard.id } },
  });
  expect(scope.getState($cards)).toMatchObject({
    cards: [{ id: mastercard.id, default: true }, { default: false }],
  });
  expect(outside.status).toHaveBeenCalledOnce();
  expect(scope.getState($subscriptionStatus)).toEqual(statuses.active);
});

test('a card that cannot pay does not become the default', async () => {
  const { scope, outside } = start(cards);
  outside.promote.mockRejectedValueOnce(refused);
  await allSettled(defaultRequested, { scope, params: mastercard.id });
  expect(scope.getState($cards)).toEqual(cards);
});

test.each<[string, Cards, string]>([
  ['the default card', cards, visa.id],
  ['an unknown card', cards, 'pm_none'],
  ['a card before the list loads', { state: 'loading' }, visa.id],
  [
    'a card while another is deleted',
    { ...cards, change: { kind: 'deleting', id: visa.id } } as Cards,
    mastercard.id,
  ],
])('%s is not made the default', async (_, state, id) => {
  const { scope, outside } = start(state);
  await allSettled(defaultRequested, { scope, params: id });
  expect(outside.promote).not.toHaveBeenCalled();
  expect(scope.getState($cards)).toBe(state);
});
