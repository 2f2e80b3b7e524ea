import { httpError, networkError } from '@farfetched/core';
import { allSettled, fork, type Scope } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { resetPasswordFx } from '@/shared/api/registration';
import { $reset, form, resetOpened } from './reset-password';

const link = { id: '0192f0c1', token: 'token', expires: 1_795_168_800, signature: 'signature' };
const search = '?id=0192f0c1&token=token&expires=1795168800&signature=signature';
const refuse = (status: number, response: unknown) => ({
  ...httpError({ status, statusText: '', response: null }),
  response,
});

const reset = vi.fn((_request: unknown): Promise<unknown> => Promise.resolve());

beforeEach(() => {
  reset.mockReset().mockResolvedValue({ status: 'success', message: 'Saved.', data: { next: '/plans' } });
});

async function start(query = search): Promise<Scope> {
  const scope = fork({ handlers: [[resetPasswordFx, reset]] });
  await allSettled(resetOpened, { scope, params: query });
  return scope;
}

async function submit(scope: Scope, password: string, again = password) {
  await allSettled(form.changed, { scope, params: { password: password, again: again } });
  await allSettled(form.submitted, { scope });
}

test('the new password is sent with the link and cleared from the form', async () => {
  const scope = await start();
  await submit(scope, 'a long new phrase');
  expect(reset).toHaveBeenCalledExactlyOnceWith({
    passwordReset: { ...link, password: 'a long new phrase' },
  });
  expect(scope.getState($reset)).toEqual({ state: 'saved', next: '/plans' });
  expect(scope.getState(form.$values)).toEqual({ password: '', again: '' });
});

test.each([
  ['too short', '123456789', '123456789', { password: 'Use at least 10 characters' }],
  ['different', 'a long new phrase', 'a long new phase', { again: 'Enter the same password again' }],
])('a password that is %s is not sent', async (_, password, again, errors) => {
  const scope = await start();
  await submit(scope, password, again);
  expect(reset).not.toHaveBeenCalled();
  expect(scope.getState($reset)).toMatchObject({ state: 'open' });
  expect(scope.getState(form.$errors)).toEqual(errors);
  await allSettled(form.changed, {
    scope,
    params: { password: 'another long phrase', again: 'another long phrase' },
  });
  await allSettled(form.submitted, { scope });
  expect(scope.getState($reset)).toEqual({ state: 'saved', next: '/plans' });
});

test('a second submit while the first is pending sends nothing', async () => {
  const scope = await start();
  await allSettled(form.changed, {
    scope,
    params: { password: 'a long new phrase', again: 'a long new phrase' },
  });
  const first = allSettled(form.submitted, { scope });
  expect(scope.getState(form.$pending)).toBe(true);
  void allSettled(form.submitted, { scope });
  await first;
  expect(reset).toHaveBeenCalledOnce();
});

test.each(['', '?id=0192f0c1&token=token', '?id=0192f0c1&token=t&expires=soon&signature=s'])(
  'the incomplete link %j is rejected without a call',
  async (query) => {
    const scope = await start(query);
    expect(scope.getState($reset)).toEqual({ state: 'invalid', title: 'This link isn’t valid' });
    await submit(scope, 'a long new phrase');
    expect(reset).not.toHaveBeenCalled();
  },
);

test('a used link is rejected', async () => {
  reset.mockRejectedValue(refuse(403, { status: 'error', message: 'This link was already used.' }));
  const scope = await start();
  await submit(scope, 'a long new phrase');
  expect(scope.getState($reset)).toEqual({ state: 'invalid', title: 'This link was already used' });
});

test('a server error about the password lands beside it, and the password stays', async () => {
  reset.mockRejectedValue(refuse(422, { message: 'No', errors: { password: ['Too common'] } }));
  const scope = await start();
  await submit(scope, 'a long new phrase');
  expect(scope.getState(form.$errors)).toEqual({ password: 'Too common' });
  expect(scope.getState(form.$values).password).toBe('a long new phrase');
});

test('a network error leaves what was typed', async () => {
  reset.mockRejectedValue(networkError({ reason: null }));
  const scope = await start();
  await submit(scope, 'a long new phrase');
  expect(scope.getState($reset)).toMatchObject({ state: 'open' });
  expect(scope.getState(form.$errors)).toEqual({ form: expect.stringMatching(/can’t be reached/) });
  expect(scope.getState(form.$values).again).toBe('a long new phrase');
});
