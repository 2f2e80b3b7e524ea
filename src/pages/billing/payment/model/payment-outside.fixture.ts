import { allSettled, createStore, fork, type Scope } from 'effector';
import { vi } from 'vitest';
import { object, optional, string } from 'zod/mini';
import { $session } from '@/entities/session';
import { $subscription, known, unknown } from '@/entities/subscription';
import { payRequested, subscribeOpened } from '@/features/subscribe';
import { $token, $userId } from '@/shared/api';
import type { User } from '@/shared/api/account';
import { getMeFx, getSettingsFx } from '@/shared/api/auth';
import { getBillingDetailsFx } from '@/shared/api/invoices';
import { createPaymentIntentFx } from '@/shared/api/payments';
import { listCreditPacksFx, listPlansFx } from '@/shared/api/plans';
import {
  changeSubscriptionFx,
  getSubscriptionStatusFx,
  pollSubscriptionStatusFx,
  previewSubscriptionFx,
  type SubscriptionPreview,
  type SubscriptionStatus,
} from '@/shared/api/subscriptions';
import { confirmCardPaymentFx, loadStripeFx } from '@/shared/lib/stripe';
import { $toasts } from '@/shared/lib/toasts';
import { balance, sessionOf, teacher } from '../../../../../tests/support/people';
import { plansOf } from '../../../../../tests/support/plans';
import { settings } from '../../../../../tests/support/settings';
import { paid, subscriptionOf } from '../../../../../tests/support/subscriptions';
import { claimPurchaseFx, forgetPurchaseFx } from './unfinished-purchase';
import { deleteCouponFx, readCouponFx, storeCouponFx } from './order-preview';
import { waitForPackFx } from './pack-credits';
import { details } from './payment.fixture';
import { paymentOpened } from './payment-page';

const me = (user: User) => ({
  status: 'success',
  message: 'Signed in.',
  data: { user, user_id: user.id, token_balance: outside.balance() },
});

export const pack = {
  pack_id: 'credits-1m',
  name: '1M credits',
  credits: 1_000_000,
  amount: 700,
  currency: 'usd',
};
export const preview: SubscriptionPreview = {
  valid: true,
  currency: 'usd',
  lines: [],
  subtotal: 1500,
  discount: 0,
  tax: 0,
  total: 1500,
  due_now: 0,
  trial_days: 14,
  next_payment_at: null,
  proration_date: 1_795_000_000,
};

export const outside = {
  status: vi.fn((..._: unknown[]): unknown => subscriptionOf()),
  preview: vi.fn((..._: unknown[]): unknown => preview),
  change: vi.fn((..._: unknown[]): unknown => subscriptionOf(paid)),
  poll: vi.fn((..._: unknown[]): unknown => subscriptionOf(paid)),
  recall: vi.fn((..._: unknown[]): unknown => undefined),
  remember: vi.fn((..._: unknown[]) => {}),
  forget: vi.fn((..._: unknown[]) => {}),
  intent: vi.fn((..._: unknown[]): unknown => ({ clientSecret: 'pi_1_secret' })),
  confirm: vi.fn((..._: unknown[]): unknown => ({ paymentIntentId: 'pi_1' })),
  balance: vi.fn((..._: unknown[]): unknown => balance),
};

const previewCall = object({
  request: object({ previewSubscriptionBody: object({ coupon: optional(string()) }) }),
});

export const $paid = createStore<unknown[]>([], { serialize: 'ignore' }).on(payRequested, (all, order) => [
  ...all,
  order,
]);
export const $reached = createStore<unknown>(null, { serialize: 'ignore' }).on(
  subscribeOpened,
  (_, who) => who,
);

/** Clears the calls, and makes every call succeed again. */
export function reset() {
  for (const fake of Object.values(outside)) fake.mockReset();
  outside.status.mockReturnValue(subscriptionOf());
  outside.preview.mockReturnValue(preview);
  outside.change.mockReturnValue(subscriptionOf(paid));
  outside.poll.mockReturnValue(subscriptionOf(paid));
  outside.intent.mockReturnValue({ clientSecret: 'pi_1_secret' });
  outside.confirm.mockReturnValue({ paymentIntentId: 'pi_1' });
  outside.balance.mockReturnValue(balance);
}

export const start = (user = teacher, subscription: SubscriptionStatus | null = subscriptionOf()) =>
  fork({
    values: [
      [$session, sessionOf(user)],
      [$token, 'token'],
      [$userId, user.id],
      [$subscription, subscription ? known(subscription) : unknown],
    ],
    handlers: [
      [getSubscriptionStatusFx, outside.status],
      [previewSubscriptionFx, outside.preview],
      [changeSubscriptionFx, outside.change],
      [readCouponFx, outside.recall],
      [storeCouponFx, outside.remember],
      [deleteCouponFx, outside.forget],
      [createPaymentIntentFx, outside.intent],
      [confirmCardPaymentFx, outside.confirm],
      [loadStripeFx, () => ({})],
      [pollSubscriptionStatusFx, outside.poll],
      [claimPurchaseFx, () => 'key-of-the-purchase'],
      [forgetPurchaseFx, () => {}],
      [waitForPackFx, () => {}],
      [getBillingDetailsFx, () => details],
      [getSettingsFx, () => settings],
      [getMeFx, () => me(user)],
      [listPlansFx, () => ({ plans: plansOf('month') })],
      [listCreditPacksFx, () => ({ credit_packs: [pack] })],
    ],
  });

export const open = (scope: Scope, search = '?price=teacher_pro_month') =>
  allSettled(paymentOpened, { scope, params: { search } });
/** The coupons of the previews, oldest first; undefined for none. */
export const askedCoupons = () =>
  outside.preview.mock.calls.map(
    ([, call]) => previewCall.parse(call).request.previewSubscriptionBody.coupon,
  );
export const texts = (scope: Scope) => scope.getState($toasts).map(({ title }) => title);
