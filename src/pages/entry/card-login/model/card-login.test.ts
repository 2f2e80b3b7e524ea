import { httpError, networkError } from '@farfetched/core';
import { allSettled, createStore, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $session, authenticated, type Session } from '@/entities/session';
import { signInWithCardFx } from '@/shared/api/student-accounts';
import { navigateFx } from '@/shared/lib/navigation';
import { removeDraftsFx } from '@/shared/lib/storage';
import { balance, sessionOf, student, teacher } from '../../../../../tests/support/people';
import { $card, cardOpened, otherUserConfirmed, retryRequested, takeTokenFx } from './card-login';

const data = {
  user: student,
  user_id: student.id,
  token: 'token',
  expires_at: '2026-12-20T09:00:00.000Z',
  token_balance: balance,
};
const $authenticated = createStore<unknown>(null, { serialize: 'ignore' }).on(
  authenticated,
  (_, given) => given,
);
const signIn = vi.fn((_request: unknown): Promise<unknown> => Promise.resolve());
const navigate = vi.fn();
const removeDrafts = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  signIn.mockReset().mockResolvedValue({ status: 'success', message: 'Signed in.', data });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function open(token: string, session: Session = { state: 'visitor' }) {
  const scope = fork({
    values: [[$session, session]],
    handlers: [
      [takeTokenFx, () => token],
      [signInWithCardFx, signIn],
      [navigateFx, navigate],
      [removeDraftsFx, removeDrafts],
    ],
  });
  await allSettled(cardOpened, { scope });
  return scope;
}

test('a card signs its student in and leads home', async () => {
  vi.stubGlobal('document', { cookie: '', querySelector: () => null });
  vi.stubGlobal('location', { origin: 'https://lectern.test' });
  const scope = await open('secret');
  expect(signIn).toHaveBeenCalledExactlyOnceWith({ signInWithCardBody: { token: 'secret' } });
  expect(scope.getState($authenticated)).toEqual({ answer: data });
  expect(navigate).toHaveBeenCalledExactlyOnceWith({ to: '/', replace: true });
});

test('where another user is signed in, the page asks first', async () => {
  const scope = await open('secret', sessionOf(teacher));
  expect(scope.getState($card)).toMatchObject({ state: 'asking', name: teacher.full_name });
  expect(signIn).not.toHaveBeenCalled();
  await allSettled(otherUserConfirmed, { scope });
  expect(signIn).toHaveBeenCalledOnce();
  expect(removeDrafts).toHaveBeenCalledOnce();
});

test('a card that no longer works is refused', async () => {
  signIn.mockRejectedValue(httpError({ status: 401, statusText: '', response: null }));
  const scope = await open('old');
  expect(scope.getState($card)).toEqual({ state: 'refused' });
  expect(navigate).not.toHaveBeenCalled();
});

test('without the network it can be tried again', async () => {
  signIn.mockRejectedValueOnce(networkError({ reason: null }));
  const scope = await open('secret');
  expect(scope.getState($card)).toMatchObject({ state: 'unreachable', token: 'secret' });
  await allSettled(retryRequested, { scope });
  expect(signIn).toHaveBeenCalledTimes(2);
});

test('an address without a token signs nobody in, and leads home who is signed in', async () => {
  expect((await open('')).getState($card)).toEqual({ state: 'empty' });
  expect(navigate).not.toHaveBeenCalled();
  await open('', sessionOf(student));
  expect(signIn).not.toHaveBeenCalled();
  expect(navigate).toHaveBeenCalledExactlyOnceWith({ to: '/', replace: true });
});
