import { httpError } from '@farfetched/core';
import { allSettled } from 'effector';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { accountRefreshRequested } from '@/entities/session';
import { $subscriptionStatus } from '@/entities/subscription';
import { balance, student, teacher } from '../../../../../tests/support/people';
import { paid, subscriptionOf } from '../../../../../tests/support/subscriptions';
import { $isPackAdded } from './pack-credits';
import { $packPayment } from './pack-payment';
import { $stage, submitted } from './payment-page';
import { $planChange } from './plan-change';
import { open, outside, pack, reset, start, texts } from './payment-outside.fixture';

// The form itself is tested where it is; here its fields are always complete.
vi.mock(import('@/features/card-form'), async (importOriginal) => {
  const { createEvent } = await import('effector');
  const fixture = await import('./payment.fixture');
  const sent = createEvent();
  const { createPaymentAuthentication } = await importOriginal();
  return {
    createPaymentAuthentication,
    cardFormOpened: createEvent(),
    cardFormSubmitted: sent,
    cardFormAccepted: sent.map(() => fixture.details),
  };
});

beforeEach(reset);

describe('a change of plan', () => {
  const plus = subscriptionOf({ ...paid, price_id: 'teacher_plus_month', plan_name: 'Teacher Plus' });
  const member = () => {
    outside.status.mockReturnValue(plus);
    return start(teacher, plus);
  };

  test('is sent once, with the date of the preview, and its response is shown', async () => {
    const scope = member();
    await open(scope);
    void allSettled(submitted, { scope });
    await allSettled(submitted, { scope });
    expect(outside.change).toHaveBeenCalledExactlyOnceWith('token', {
      token: 'token',
      request: {
        changeSubscriptionBody: {
          user_id: teacher.id,
          price_id: 'teacher_pro_month',
          proration_date: 1_795_000_000,
        },
      },
    });
    expect(scope.getState($subscriptionStatus)).toEqual(subscriptionOf(paid));
    expect(scope.getState($stage)).toEqual({ kind: 'changed', planName: 'Teacher Pro' });
    expect(texts(scope)).toEqual(['You’re now on Teacher Pro.']);
  });

  test('that requires authentication is made once the user is authenticated', async () => {
    outside.change.mockReturnValue({ ...plus, clientSecret: 'pi_2_secret' });
    const scope = member();
    await open(scope);
    await allSettled(submitted, { scope });
    expect(outside.confirm).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      expect.objectContaining({ clientSecret: 'pi_2_secret' }),
    );
    expect(scope.getState($subscriptionStatus)).toEqual(subscriptionOf(paid));
    expect(scope.getState($stage)).toEqual({ kind: 'changed', planName: 'Teacher Pro' });
    expect(texts(scope)).toEqual(['You’re now on Teacher Pro.']);
  });

  test('whose authentication fails shows the reason and leaves the plan unchanged', async () => {
    outside.change.mockReturnValue({ ...plus, clientSecret: 'pi_2_secret' });
    outside.poll.mockReturnValue(plus);
    outside.confirm.mockRejectedValue({
      message: 'Not you',
      code: 'payment_intent_authentication_failure',
      declineCode: undefined,
    });
    const scope = member();
    await open(scope);
    await allSettled(submitted, { scope });
    expect(outside.poll).toHaveBeenCalledOnce();
    expect(scope.getState($stage).kind).toBe('change');
    expect(scope.getState($planChange)).toEqual({ state: 'failed', message: 'Not you' });
    expect(scope.getState($subscriptionStatus)).toEqual(plus);
  });

  test('that is declined leaves the plan as it was', async () => {
    outside.change.mockRejectedValue({
      ...httpError({ status: 402, statusText: '', response: null }),
      response: { message: 'Your card was declined.' },
    });
    const scope = member();
    await open(scope);
    await allSettled(submitted, { scope });
    expect(scope.getState($subscriptionStatus)).toEqual(plus);
    expect(scope.getState($stage).kind).toBe('change');
  });
});

describe('a credit pack', () => {
  test('is paid for once, and its payment id is shown', async () => {
    const scope = start(student);
    await open(scope, '?pack=credits-1m');
    void allSettled(submitted, { scope });
    await allSettled(submitted, { scope });
    expect(outside.intent).toHaveBeenCalledOnce();
    expect(outside.intent.mock.lastCall?.[1]).toMatchObject({
      request: {
        createPaymentIntentBody: {
          user_id: student.id,
          amount: 700,
          currency: 'usd',
          description: '1M credits',
        },
        headers: { 'Idempotency-Key': 'key-of-the-purchase' },
      },
    });
    expect(scope.getState($packPayment)).toEqual({ state: 'paid', pack, paymentId: 'pi_1' });
    expect(texts(scope)).toEqual(['Payment successful: pi_1']);
  });

  test('is added once the balance has grown, for which the page asks a few times', async () => {
    const scope = start(student);
    await open(scope, '?pack=credits-1m');
    await allSettled(submitted, { scope });
    expect(scope.getState($isPackAdded)).toBe(false);
    const asked = outside.balance.mock.calls.length;
    expect(asked).toBeGreaterThan(10);

    const more = { ...balance, available_output_tokens: balance.available_output_tokens + pack.credits };
    outside.balance.mockReturnValue(more);
    await allSettled(accountRefreshRequested, { scope });
    expect(scope.getState($isPackAdded)).toBe(true);
    expect(outside.balance).toHaveBeenCalledTimes(asked + 1);
  });

  test.each([
    [
      'without a secret',
      () => outside.intent.mockReturnValue({ clientSecret: null }),
      'Failed to create Payment Intent',
    ],
    [
      'with a declined card',
      () => outside.confirm.mockRejectedValue({ message: 'Your card was declined.', code: 'card_declined' }),
      'Your card was declined.',
    ],
  ])('%s is not paid for, and that is said', async (_, arrange, message) => {
    arrange();
    const scope = start(student);
    await open(scope, '?pack=credits-1m');
    await allSettled(submitted, { scope });
    const failed = scope.getState($packPayment);
    expect(failed).toMatchObject({ state: 'failed', message });
    const isOnPage = failed.state === 'failed' && failed.isCardError;
    expect(texts(scope), 'a declined card is reported by the page only').toEqual(isOnPage ? [] : [message]);
  });
});
