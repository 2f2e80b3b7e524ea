import { httpError, networkError } from '@farfetched/core';
import { allSettled, fork, type Scope } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { resetPasswordFx } from '@/shared/api/registration';
import { $form, $reset, againChanged, passwordChanged, resetOpened, submitted } from './reset-password';
import { close, complain, fail, open, type Reset, rewrite, save, succeed } from './transitions';

const link = { id: '0192f0c1', token: 'token', expires: 1_795_168_800, signature: 'signature' };
const search = '?id=0192f0c1&token=token&expires=1795168800&signature=signature';
const refuse = (status: number, response: unknown) => ({
  ...httpError({ status, statusText: '', response: null }),
  response,
});

const reset = vi.fn((_request: unknown): Promise<unknown> => Promise.resolve());

beforeEach(() => {
  reset.mockReset().mockResolvedValue({ status: 'success', message: 'Saved.' });
});

async function start(query = search): Promise<Scope> {
  const scope = fork({ handlers: [[resetPasswordFx, reset]] });
  await allSettled(resetOpened, { scope, params: query });
  return scope;
}

async function write(scope: Scope, password: string, again = password) {
  await allSettled(passwordChanged, { scope, params: password });
  await allSettled(againChanged, { scope, params: again });
  await allSettled(submitted, { scope });
}

test('the new password goes with the four parts of the link, and is kept nowhere', async () => {
  const scope = await start();
  await write(scope, 'a long new phrase');
  expect(reset).toHaveBeenCalledExactlyOnceWith({
    passwordReset: { ...link, password: 'a long new phrase' },
  });
  expect(scope.getState($reset)).toEqual({ state: 'saved' });
  expect(scope.getState($form)).toEqual({ password: '', again: '' });
});

test.each([
  ['too short', '123456789', '123456789', { password: 'Use at least 10 characters' }],
  ['not the same', 'a long new phrase', 'a long new phase', { again: 'This is not the same password' }],
])('what is %s is not sent', async (_, password, again, errors) => {
  const scope = await start();
  await write(scope, password, again);
  expect(reset).not.toHaveBeenCalled();
  expect(scope.getState($reset)).toMatchObject({ state: 'writing', errors });
  await allSettled(passwordChanged, { scope, params: 'another long phrase' });
  await allSettled(againChanged, { scope, params: 'another long phrase' });
  await allSettled(submitted, { scope });
  expect(scope.getState($reset)).toEqual({ state: 'saved' });
});

test('a second press while the first waits sends nothing', async () => {
  const scope = await start();
  await allSettled(passwordChanged, { scope, params: 'a long new phrase' });
  await allSettled(againChanged, { scope, params: 'a long new phrase' });
  const first = allSettled(submitted, { scope });
  expect(scope.getState($reset)).toMatchObject({ state: 'saving' });
  void allSettled(submitted, { scope });
  await first;
  expect(reset).toHaveBeenCalledOnce();
});

test.each(['', '?id=0192f0c1&token=token', '?id=0192f0c1&token=t&expires=soon&signature=s'])(
  'the cut link %j is closed at once',
  async (query) => {
    const scope = await start(query);
    expect(scope.getState($reset)).toEqual({ state: 'refused', reason: 'This link is not valid.' });
    await write(scope, 'a long new phrase');
    expect(reset).not.toHaveBeenCalled();
  },
);

test('a link that was used is closed', async () => {
  reset.mockRejectedValue(refuse(403, { status: 'error', message: 'This link was already used.' }));
  const scope = await start();
  await write(scope, 'a long new phrase');
  expect(scope.getState($reset)).toEqual({ state: 'refused', reason: 'This link was already used.' });
});

test('a password that the server refuses says why beside it, and stays', async () => {
  reset.mockRejectedValue(refuse(422, { message: 'No', errors: { password: ['Too common'] } }));
  const scope = await start();
  await write(scope, 'a long new phrase');
  expect(scope.getState($reset)).toMatchObject({ state: 'writing', errors: { password: 'Too common' } });
  expect(scope.getState($form).password).toBe('a long new phrase');
});

test('a server that cannot be reached leaves what was written', async () => {
  reset.mockRejectedValue(networkError({ reason: null }));
  const scope = await start();
  await write(scope, 'a long new phrase');
  expect(scope.getState($reset)).toMatchObject({
    state: 'writing',
    errors: { form: expect.stringMatching(/cannot be reached/) },
  });
  expect(scope.getState($form).again).toBe('a long new phrase');
});

test('where an event is not allowed, nothing changes', () => {
  const writing = open(link);
  const saving = save(writing);
  const saved: Reset = { state: 'saved' };
  const refused = open(null);
  for (const state of [saving, saved, refused]) {
    expect(save(state)).toBe(state);
    expect(complain(state, { password: 'No' })).toBe(state);
    expect(rewrite(state, 'password')).toBe(state);
  }
  for (const state of [writing, saved, refused]) {
    expect(succeed(state)).toBe(state);
    expect(fail(state, { form: 'No' })).toBe(state);
    expect(close(state, 'No')).toBe(state);
  }
  expect(rewrite(writing, 'again')).toBe(writing);
});
