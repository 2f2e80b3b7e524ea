import { httpError } from '@farfetched/core';
import { allSettled, createStore, fork, type Scope } from 'effector';
import { expect, vi } from 'vitest';
import { accountRefreshRequested, markedSubscribed } from '@/entities/session';
import { subscriptionRefreshRequested } from '@/entities/subscription';
import { $token } from '@/shared/api';
import { createSetupIntentFx, listPaymentMethodsFx } from '@/shared/api/payments';
import {
  createSubscriptionFx,
  getSubscriptionStatusFx,
  pollSubscriptionStatusFx,
} from '@/shared/api/subscriptions';
import { confirmCardPaymentFx, confirmCardSetupFx } from '@/shared/lib/stripe';
import { $toasts } from '@/shared/lib/toasts';
import { $subscribing, payRequested } from '../index';
import { claimFx, deleteAttemptFx, storeAttemptFx, readAttemptFx } from './stored-attempt';
import { pollDelayFx, pollTimeoutFx, statusDelayFx } from './subscribe-requests';
import { attempt, card, order, statusOf } from './subscribing.fixture';

export const never = new Promise<never>(() => {});
export const visa = {
  id: 'pm_1',
  brand: 'visa',
  last4: '4242',
  exp_month: 12,
  exp_year: 2030,
  default: true,
  name: 'Amara Okafor',
};
export const trialing = { status: 'trialing', clientSecret: null, subscription_id: 'sub_1' };
export const refuse = (status: number, message: string) =>
  Promise.reject({ ...httpError({ status, statusText: '', response: null }), response: { message } });
export const declined = { message: 'Your card was declined.', code: 'card_declined', declineCode: undefined };

export const outside = {
  claim: vi.fn((): unknown => ({ progress: { attempt, card: null }, adopted: false })),
  read: vi.fn((_: string): unknown => null),
  store: vi.fn((_: unknown) => {}),
  forget: vi.fn(() => {}),
  setupIntent: vi.fn((..._: unknown[]): unknown => ({ clientSecret: 'seti_secret' })),
  confirmCard: vi.fn((..._: unknown[]): unknown => card),
  create: vi.fn((..._: unknown[]): unknown => trialing),
  extraStep: vi.fn((..._: unknown[]): unknown => ({ paymentIntentId: 'pi_1' })),
  status: vi.fn((..._: unknown[]): unknown => statusOf(null)),
  poll: vi.fn((..._: unknown[]): unknown => statusOf('trialing')),
  methods: vi.fn((..._: unknown[]): unknown => ({ payment_methods: [visa] })),
  pause: vi.fn((_: unknown): unknown => undefined),
  pollTimeout: vi.fn((_: unknown): unknown => never),
  secondLook: vi.fn((_: unknown): unknown => undefined),
};

/** Events that the rest of the product receives after subscribing. */
export const $told = createStore<readonly string[]>([], { serialize: 'ignore' })
  .on(markedSubscribed, (told) => [...told, 'subscribed'])
  .on(accountRefreshRequested, (told) => [...told, 'account'])
  .on(subscriptionRefreshRequested, (told) => [...told, 'subscription']);

/** Clears the calls, and makes every call succeed again. */
export function reset() {
  for (const fake of Object.values(outside)) fake.mockReset();
  outside.claim.mockReturnValue({ progress: { attempt, card: null }, adopted: false });
  outside.read.mockReturnValue(null);
  outside.setupIntent.mockReturnValue({ clientSecret: 'seti_secret' });
  outside.confirmCard.mockReturnValue(card);
  outside.create.mockReturnValue(trialing);
  outside.extraStep.mockReturnValue({ paymentIntentId: 'pi_1' });
  outside.status.mockReturnValue(statusOf(null));
  outside.poll.mockReturnValue(statusOf('trialing'));
  outside.methods.mockReturnValue({ payment_methods: [visa] });
  outside.pollTimeout.mockReturnValue(never);
}

export const start = () =>
  fork({
    values: [[$token, 'token']],
    handlers: [
      [claimFx, outside.claim],
      [readAttemptFx, outside.read],
      [storeAttemptFx, outside.store],
      [deleteAttemptFx, outside.forget],
      [createSetupIntentFx, outside.setupIntent],
      [confirmCardSetupFx, outside.confirmCard],
      [createSubscriptionFx, outside.create],
      [confirmCardPaymentFx, outside.extraStep],
      [getSubscriptionStatusFx, outside.status],
      [pollSubscriptionStatusFx, outside.poll],
      [listPaymentMethodsFx, outside.methods],
      [pollDelayFx, outside.pause],
      [pollTimeoutFx, outside.pollTimeout],
      [statusDelayFx, outside.secondLook],
    ],
  });

/** Pays, and waits until the machine reaches a state; other timers may still run. */
export async function payUntil(scope: Scope, state: string) {
  void allSettled(payRequested, { scope, params: order });
  await vi.waitFor(() => expect(scope.getState($subscribing).state).toBe(state));
}

export const texts = (scope: Scope) => scope.getState($toasts).map(({ title }) => title);
