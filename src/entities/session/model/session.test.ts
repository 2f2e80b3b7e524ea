import { allSettled } from 'effector';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $token, unauthorized } from '@/shared/api';
import { balance, teacher } from '../../../../tests/support/people';
import {
  $balance,
  $session,
  $user,
  accountDeleted,
  accountRefreshRequested,
  accountSwitchRequested,
  authenticated,
  balanceChanged,
  logoutRequested,
  otherTabChanged,
  tabOpened,
} from './session';
import { $endings, account, me, other, outside, resetOutside, start, user } from './session.fixture';
import { ended, NO_ROOM, signIn, visitor } from './transitions';

beforeEach(resetOutside);

describe('opening a tab', () => {
  test('without cookies opens as a visitor and makes no request', async () => {
    const scope = start();
    await allSettled(tabOpened, { scope });
    expect(scope.getState($session)).toBe(visitor);
    expect(outside.me).not.toHaveBeenCalled();
  });

  test('signs in from the cookies before the server responds', async () => {
    outside.read.mockReturnValue(account);
    outside.me.mockReturnValue(new Promise(() => {}));
    const scope = start();
    void allSettled(tabOpened, { scope });
    await vi.waitFor(() => expect(outside.me).toHaveBeenCalledExactlyOnceWith('first', expect.anything()));
    expect(scope.getState($user)).toEqual(user);
    expect(scope.getState($balance)).toBeNull();
  });

  test('then stores the account that the server sends', async () => {
    outside.read.mockReturnValue(account);
    outside.me.mockResolvedValue(me({ ...user, email_verified: true }));
    const scope = start();
    await allSettled(tabOpened, { scope });
    expect(scope.getState($user)).toMatchObject({ email_verified: true });
    expect(scope.getState($balance)).toEqual(balance);
    expect(outside.update).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        token: 'first',
        expires: account.expires,
        user: { ...user, email_verified: true },
      }),
    );
  });

  test('stays signed in while the server does not respond', async () => {
    outside.read.mockReturnValue(account);
    outside.me.mockRejectedValue(new Error('broken'));
    const scope = start();
    await allSettled(tabOpened, { scope });
    expect(scope.getState($user)).toEqual(user);
    expect(scope.getState($endings)).toEqual([]);
  });
});

test('a login signs in, stores the account and notifies the other tabs', async () => {
  const scope = start();
  const answer = {
    user,
    user_id: user.id,
    token: 'fresh',
    expires_at: '2026-12-20T09:00:00.000Z',
    token_balance: balance,
  };
  await allSettled(authenticated, { scope, params: { answer } });
  expect(scope.getState($session)).toMatchObject({ state: 'signedIn', token: 'fresh', balance });
  expect(scope.getState($token)).toBe('fresh');
  expect(outside.keep).toHaveBeenCalledExactlyOnceWith({ answer });
  expect(outside.tell).toHaveBeenCalledOnce();
});

test('a sign-in after the end of a session begins in another document', async () => {
  const scope = start(ended);
  const answer = {
    user: other.user,
    user_id: other.user.id,
    token: 'fresh',
    expires_at: '2026-12-20T09:00:00.000Z',
    token_balance: balance,
  };
  await allSettled(authenticated, { scope, params: { answer } });
  expect(outside.keep).toHaveBeenCalledExactlyOnceWith({ answer });
  expect(scope.getState($session)).toBe(ended);
  expect(scope.getState($endings)).toEqual([{ how: 'replaced' }]);
});

test('deleting the account ends the session once', async () => {
  const scope = start(signIn(account, balance));
  await allSettled(accountDeleted, { scope });
  expect(scope.getState($session)).toBe(ended);
  expect(outside.forget).toHaveBeenCalledOnce();
  expect(outside.tell).toHaveBeenCalledOnce();
  expect(outside.revoke).not.toHaveBeenCalled();
  await allSettled(accountDeleted, { scope });
  expect(scope.getState($endings)).toEqual([{ how: 'deleted', next: null }]);
});

describe('logging out', () => {
  test('ends the session at once, whether or not the server responds', async () => {
    const scope = start(signIn(account, balance));
    await allSettled(logoutRequested, { scope });
    expect(scope.getState($session)).toBe(ended);
    expect(scope.getState($token)).toBeNull();
    expect(outside.revoke).toHaveBeenCalledExactlyOnceWith('first');
    expect(outside.forget).toHaveBeenCalledOnce();
    expect(outside.removeDrafts).toHaveBeenCalledOnce();
    expect(outside.tell).toHaveBeenCalledOnce();
    expect(scope.getState($endings)).toEqual([{ how: 'signedOut', next: null }]);
  });

  test('to switch accounts returns to the page', async () => {
    const scope = start(signIn(account, balance));
    await allSettled(accountSwitchRequested, { scope, params: '/invitation/1' });
    expect(outside.revoke).toHaveBeenCalledExactlyOnceWith('first');
    expect(scope.getState($endings)).toEqual([{ how: 'signedOut', next: '/invitation/1' }]);
  });

  test('a second time does nothing', async () => {
    const scope = start(signIn(account, balance));
    await allSettled(logoutRequested, { scope });
    await allSettled(logoutRequested, { scope });
    expect(outside.revoke).toHaveBeenCalledOnce();
    expect(scope.getState($endings)).toHaveLength(1);
  });
});

describe('a rejected token', () => {
  test('ends the session once for many calls', async () => {
    const scope = start(signIn(account, balance));
    await Promise.all([1, 2, 3].map(() => allSettled(unauthorized, { scope, params: 'first' })));
    expect(scope.getState($session)).toBe(ended);
    expect(outside.forget).toHaveBeenCalledOnce();
    expect(scope.getState($endings)).toEqual([{ how: 'expired' }]);
  });

  test('of an earlier session does not end this one', async () => {
    const scope = start(signIn(other, balance));
    await allSettled(unauthorized, { scope, params: 'first' });
    expect(scope.getState($session)).toMatchObject({ token: 'second' });
    expect(scope.getState($endings)).toEqual([]);
  });

  test('does not affect a visitor', async () => {
    const scope = start();
    await allSettled(unauthorized, { scope, params: null });
    expect(scope.getState($endings)).toEqual([]);
  });
});

describe('another tab', () => {
  test('that signed out signs this one out, without a notification back', async () => {
    const scope = start(signIn(account, balance));
    await allSettled(otherTabChanged, { scope });
    expect(scope.getState($session)).toBe(ended);
    expect(scope.getState($endings)).toEqual([{ how: 'replaced' }]);
    expect(outside.tell).not.toHaveBeenCalled();
  });

  test('that signed in signs this one in', async () => {
    outside.read.mockReturnValue(other);
    outside.me.mockResolvedValue(me(other.user));
    const scope = start();
    await allSettled(otherTabChanged, { scope });
    expect(scope.getState($session)).toMatchObject({ token: 'second', user: { id: other.user.id } });
    expect(outside.me).toHaveBeenCalledExactlyOnceWith('second', expect.anything());
    expect(scope.getState($endings)).toEqual([]);
  });

  test.each([
    ['this session', signIn(account, balance)],
    ['a session that has ended', ended],
  ])(
    'that signed in as another user replaces %s, and nothing is sent with the new token',
    async (_, session) => {
      outside.read.mockReturnValue(other);
      const scope = start(session);
      await allSettled(otherTabChanged, { scope });
      expect(scope.getState($session)).toBe(ended);
      expect(scope.getState($token)).toBeNull();
      expect(scope.getState($endings)).toEqual([{ how: 'replaced' }]);
      expect(outside.me).not.toHaveBeenCalled();
    },
  );

  test('that signed out too does not end a session twice', async () => {
    const scope = start(ended);
    await allSettled(otherTabChanged, { scope });
    expect(scope.getState($endings)).toEqual([]);
  });

  test('with the same session changes nothing', async () => {
    outside.read.mockReturnValue(account);
    const session = signIn(account, balance);
    const scope = start(session);
    await allSettled(otherTabChanged, { scope });
    expect(scope.getState($session)).toBe(session);
    expect(outside.me).not.toHaveBeenCalled();
  });

  test('that updated the same account updates this one without ending the session', async () => {
    outside.read.mockReturnValue({ ...account, user: teacher });
    const scope = start(signIn(account, balance));
    await allSettled(otherTabChanged, { scope });
    expect(scope.getState($user)).toEqual(teacher);
    expect(scope.getState($balance)).toEqual(balance);
    expect(scope.getState($endings)).toEqual([]);
    expect(outside.tell).not.toHaveBeenCalled();
    expect(outside.update).not.toHaveBeenCalled();
  });

  test('whose cookie lacks long names leaves the names of this tab', async () => {
    const cut = { ...teacher, first_name: NO_ROOM, last_name: '', full_name: NO_ROOM, school: null };
    outside.read.mockReturnValue({ ...account, user: cut });
    const scope = start(signIn(account, balance));
    await allSettled(otherTabChanged, { scope });
    const { first_name, last_name, full_name, school } = user;
    expect(scope.getState($user)).toEqual({ ...teacher, first_name, last_name, full_name, school });
    const session = scope.getState($session);
    await allSettled(otherTabChanged, { scope });
    expect(scope.getState($session)).toBe(session);
  });
});

describe('the account on the server', () => {
  test('is read again on request', async () => {
    const scope = start(signIn(account, null));
    await allSettled(accountRefreshRequested, { scope });
    expect(scope.getState($balance)).toEqual(balance);
  });

  test('is not read for a visitor', async () => {
    await allSettled(accountRefreshRequested, { scope: start() });
    expect(outside.me).not.toHaveBeenCalled();
  });

  test('is ignored if it belongs to the previous account', async () => {
    outside.me.mockResolvedValue(me(user));
    const scope = start(signIn(other, null));
    const before = scope.getState($session);
    await allSettled(accountRefreshRequested, { scope });
    expect(scope.getState($session)).toBe(before);
    expect(outside.update).not.toHaveBeenCalled();
  });
});

describe('the balance', () => {
  const less = { ...balance, available_output_tokens: 1 };

  test('is updated by a response', async () => {
    const scope = start(signIn(account, balance));
    await allSettled(balanceChanged, { scope, params: less });
    expect(scope.getState($balance)).toEqual(less);
  });

  test('is unknown for a visitor', async () => {
    const scope = start();
    await allSettled(balanceChanged, { scope, params: less });
    expect(scope.getState($balance)).toBeNull();
  });
});

test('an expired session leaves the drafts for its user', async () => {
  const scope = start(signIn(account, balance));
  await allSettled(unauthorized, { scope, params: 'first' });
  expect(outside.forget).toHaveBeenCalledOnce();
  expect(outside.removeDrafts).not.toHaveBeenCalled();
});
