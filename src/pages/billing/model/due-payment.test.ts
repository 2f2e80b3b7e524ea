import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $subscription } from '@/entities/subscription';
import {
  $userId,
  getSettingsFx,
  listInvoicesFx,
  pollSubscriptionStatusFx,
  updatePaymentMethodFx,
} from '@/shared/api';
import { confirmCardPaymentFx, loadStripeFx } from '@/shared/lib/stripe';
import { $toasts } from '@/shared/lib/toasts';
import { cards, mastercard, statuses } from './billing.fixture';
import { $cards, defaultAsked } from './cards';
import { $duePayment, paymentWaited } from './due-payment';

const SECRET = 'pi_1_secret_2';
const declined = { message: 'Your card was declined.', code: 'card_declined', declineCode: undefined };
const idle = { state: 'idle' };

function start() {
  const outside = {
    confirm: vi.fn((..._call: unknown[]): unknown => Promise.resolve({ paymentIntentId: 'pi_1' })),
    load: vi.fn((..._call: unknown[]): unknown => Promise.resolve({})),
    poll: vi.fn((..._call: unknown[]): unknown => Promise.resolve(statuses.active)),
  };
  const scope = fork({
    values: [
      [$userId, 'me'],
      [$subscription, statuses.pastDue],
      [$cards, cards],
    ],
    handlers: [
      [
        getSettingsFx,
        () => ({
          demo_accounts: [],
          outbox: false,
          google_client_id: null,
          engine: 'built-in',
          billing: { provider: 'sandbox', publishable_key: null },
        }),
      ],
      [loadStripeFx, outside.load],
      [confirmCardPaymentFx, outside.confirm],
      [pollSubscriptionStatusFx, outside.poll],
      [listInvoicesFx, () => ({ items: [], next_cursor: null })],
      [
        updatePaymentMethodFx,
        () => ({ payment_methods: [{ ...mastercard, default: true }], clientSecret: SECRET }),
      ],
    ],
  });
  return { scope, outside };
}

test('a bank that asks about a due payment is answered, once, and the plan is read anew', async () => {
  const { scope, outside } = start();
  void allSettled(paymentWaited, { scope, params: SECRET });
  await allSettled(paymentWaited, { scope, params: SECRET });
  expect(outside.confirm).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({ clientSecret: SECRET }),
  );
  expect(scope.getState($subscription)).toEqual(statuses.active);
  expect(scope.getState($toasts)).toMatchObject([{ tone: 'ok', title: 'Paid with the new card' }]);
  expect(scope.getState($duePayment)).toEqual(idle);
});

test('so is that of a card that was kept before', async () => {
  const { scope, outside } = start();
  await allSettled(defaultAsked, { scope, params: mastercard.id });
  expect(outside.confirm).toHaveBeenCalledOnce();
  expect(scope.getState($subscription)).toEqual(statuses.active);
});

test('what the bank refuses is told, and may be tried again', async () => {
  const { scope, outside } = start();
  outside.confirm.mockRejectedValueOnce(declined);
  outside.poll.mockResolvedValueOnce(statuses.pastDue);
  await allSettled(paymentWaited, { scope, params: SECRET });
  expect(scope.getState($toasts)).toMatchObject([{ tone: 'bad', title: declined.message }]);
  expect(scope.getState($subscription)).toEqual(statuses.pastDue);

  await allSettled(paymentWaited, { scope, params: SECRET });
  expect(outside.confirm).toHaveBeenCalledTimes(2);
});

test('without the script of the provider nobody is asked', async () => {
  const { scope, outside } = start();
  outside.load.mockRejectedValueOnce(new Error('Failed to load Stripe.js'));
  await allSettled(paymentWaited, { scope, params: SECRET });
  expect(outside.confirm).not.toHaveBeenCalled();
  expect(scope.getState($toasts)).toMatchObject([{ tone: 'bad', title: 'Failed to load Stripe.js' }]);
  expect(scope.getState($duePayment)).toEqual(idle);
});
