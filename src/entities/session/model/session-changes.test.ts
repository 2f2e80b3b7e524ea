import { allSettled } from 'effector';
import { beforeEach, describe, expect, test } from 'vitest';
import { unauthorized } from '@/shared/api';
import { balance, onboarding, student, teacher } from '../../../../tests/support/people';
import {
  $session,
  $stage,
  $user,
  accountRefreshRequested,
  logoutRequested,
  markedSubscribed,
  userChanged,
} from './session';
import { $endings, account, outside, resetOutside, start, user } from './session.fixture';
import { ended, signIn, visitor } from './transitions';

beforeEach(resetOutside);

describe('a change of the account', () => {
  test('is stored, sent to the other tabs and emitted', async () => {
    const scope = start(signIn(account, balance));
    expect(scope.getState($stage)).toBe('unverified');
    await allSettled(userChanged, { scope, params: onboarding(teacher) });
    expect(scope.getState($stage)).toBe('onboarding');
    await allSettled(userChanged, { scope, params: teacher });
    expect(scope.getState($stage)).toBe('ready');
    expect(outside.update).toHaveBeenLastCalledWith(
      expect.objectContaining({ user: teacher, token: 'first' }),
    );
    expect(outside.tell).toHaveBeenCalledTimes(2);
  });

  test('of another user is ignored', async () => {
    const session = signIn(account, balance);
    const scope = start(session);
    await allSettled(userChanged, { scope, params: student });
    expect(scope.getState($session)).toBe(session);
    expect(outside.update).not.toHaveBeenCalled();
  });

  test('does not affect a visitor', async () => {
    const scope = start();
    await allSettled(userChanged, { scope, params: user });
    await allSettled(markedSubscribed, { scope });
    expect(scope.getState($session)).toBe(visitor);
  });

  test('by a first subscription is marked once', async () => {
    const never = { ...teacher, subscribed: false };
    const scope = start(signIn({ ...account, user: never }, balance));
    await allSettled(markedSubscribed, { scope });
    await allSettled(markedSubscribed, { scope });
    expect(scope.getState($user)?.subscribed).toBe(true);
    expect(outside.update).toHaveBeenCalledOnce();
  });
});

test('a session that has ended cannot be rejected, logged out or changed', async () => {
  const scope = start(signIn(account, balance));
  await allSettled(unauthorized, { scope, params: 'first' });
  for (const event of [logoutRequested, markedSubscribed, accountRefreshRequested])
    await allSettled(event, { scope });
  await allSettled(unauthorized, { scope, params: null });
  expect(scope.getState($session)).toBe(ended);
  expect(scope.getState($endings)).toEqual([{ how: 'expired' }]);
  expect(outside.revoke).not.toHaveBeenCalled();
});
