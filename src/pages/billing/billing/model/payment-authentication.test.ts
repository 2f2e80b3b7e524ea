import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $plans } from '@/entities/plan';
import { $subscription, $subscriptionStatus, known } from '@/entities/subscription';
import { $userId } from '@/shared/api';
import { getSettingsFx } from '@/shared/api/auth';
import { listInvoicesFx } from '@/shared/api/invoices';
import { updatePaymentMethodFx } from '@/shared/api/payments';
import {
  getSubscriptionStatusFx,
  pollSubscriptionStatusFx,
  changeSubscriptionFx,
  resumeSubscriptionFx,
  type SubscriptionStatus,
} from '@/shared/api/subscriptions';
import { confirmCardPaymentFx, loadStripeFx } from '@/shared/lib/stripe';
import { $toasts } from '@/shared/lib/toasts';
import { settings } from '../../../../../tests/support/settings';
import { cards, mastercard, plans, preview, statuses } from './billing.fixture';
import { $cards, defaultRequested } from './cards';
import { $isAuthenticating, authenticationRequested } from './payment-authentication';
import { changeConfirmed, $change } from './change';
import { planActionRequested } from './plan';

const SECRET = 'pi_1_secret_2';
const declined = { message: 'Your card was declined.', code: 'card_declined', declineCode: undefined };
const PAID = 'The payment went through';
const authentication = { clientSecret: SECRET, purpose: PAID };

function start(status: SubscriptionStatus = statuses.pastDue) {
  const outside = {
    confirm: vi.fn((..._call: unknown[]): unknown => Promise.resolve({ paymentIntentId: 'pi_1' })),
    load: vi.fn((..._call: unknown[]): unknown => Promise.resolve({})),
    poll: vi.fn((..._call: unknown[]): unknown => Promise.resolve(statuses.active)),
  };
  const scope = fork({
    values: [
      [$userId, 'me'],
      [$subscription, known(status)],
      [$plans, plans],
      [$cards, cards],
    ],
    handlers: [
      [getSettingsFx, () => settings],
      [getSubscriptionStatusFx, () => status],
      [loadStripeFx, outside.load],
      [confirmCardPaymentFx, outside.confirm],
      [pollSubscriptionStatusFx, outside.poll],
      [changeSubscriptionFx, () => ({ ...statuses.active, clientSecret: SECRET })],
      [resumeSubscriptionFx, () => ({ ...statuses.pastDue, clientSecret: SECRET })],
      [listInvoicesFx, () => ({ items: [], next_cursor: null })],
      [
        updatePaymentMethodFx,
        () => ({ payment_methods: [{ ...mastercard, default: true }], clientSecret: SECRET }),
      ],
    ],
  });
  return { scope, outside };
}

test('a due payment is authenticated once, and the plan is refreshed', async () => {
  const { scope, outside } = start();
  void allSettled(authenticationRequested, { scope, params: authentication });
  await allSettled(authenticationRequested, { scope, params: authentication });
  expect(outside.confirm).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({ clientSecret: SECRET }),
  );
  expect(scope.getState($subscriptionStatus)).toEqual(statuses.active);
  expect(scope.getState($toasts)).toMatchObject([{ tone: 'ok', title: PAID }]);
  expect(scope.getState($isAuthenticating)).toBe(false);
});

test('the payment of a saved card is authenticated', async () => {
  const { scope, outside } = start();
  await allSettled(defaultRequested, { scope, params: mastercard.id });
  expect(outside.confirm).toHaveBeenCalledOnce();
  expect(scope.getState($subscriptionStatus)).toEqual(statuses.active);
});

const changing = {
  state: 'choosing',
  current: 'teacher_pro_month',
  interval: 'month',
  priceId: 'teacher_plus_month',
  preview: { state: 'ready', preview },
} as const;

test('a change of plan is confirmed after its payment is authenticated', async () => {
  const { scope, outside } = start(statuses.active);
  outside.poll.mockResolvedValueOnce({ ...statuses.active, plan_name: 'Teacher Plus' });
  await allSettled($change, { scope, params: changing });
  await allSettled(changeConfirmed, { scope });
  expect(outside.confirm).toHaveBeenCalledOnce();
  expect(scope.getState($change)).toEqual({ state: 'closed' });
  expect(scope.getState($subscriptionStatus)).toMatchObject({ plan_name: 'Teacher Plus' });
  expect(scope.getState($toasts)).toMatchObject([{ tone: 'ok', title: 'You’re now on Teacher Plus' }]);
});

test('a change of plan whose authentication fails is not confirmed', async () => {
  const { scope, outside } = start(statuses.active);
  outside.confirm.mockRejectedValueOnce(declined);
  await allSettled($change, { scope, params: changing });
  await allSettled(changeConfirmed, { scope });
  expect(outside.poll).toHaveBeenCalledOnce();
  expect(scope.getState($toasts)).toMatchObject([{ tone: 'bad', title: declined.message }]);
});

test('the payment of a resumption is authenticated', async () => {
  const { scope, outside } = start(statuses.paused);
  await allSettled(planActionRequested, { scope, params: 'resume' });
  expect(outside.confirm).toHaveBeenCalledOnce();
  expect(scope.getState($subscriptionStatus)).toEqual(statuses.active);
  expect(scope.getState($toasts)).toMatchObject([{ tone: 'ok', title: 'Welcome back' }]);
});

test('a failed authentication shows the reason and can be tried again', async () => {
  const { scope, outside } = start();
  outside.confirm.mockRejectedValueOnce(declined);
  outside.poll.mockResolvedValueOnce(statuses.pastDue);
  await allSettled(authenticationRequested, { scope, params: authentication });
  expect(scope.getState($toasts)).toMatchObject([{ tone: 'bad', title: declined.message }]);
  expect(scope.getState($subscriptionStatus)).toEqual(statuses.pastDue);

  await allSettled(authenticationRequested, { scope, params: authentication });
  expect(outside.confirm).toHaveBeenCalledTimes(2);
});

test('without the card provider nothing is authenticated', async () => {
  const { scope, outside } = start();
  outside.load.mockRejectedValueOnce(new Error('Failed to load Stripe.js'));
  await allSettled(authenticationRequested, { scope, params: authentication });
  expect(outside.confirm).not.toHaveBeenCalled();
  expect(scope.getState($toasts)).toMatchObject([{ tone: 'bad', title: 'Failed to load Stripe.js' }]);
  expect(scope.getState($isAuthenticating)).toBe(false);
});
