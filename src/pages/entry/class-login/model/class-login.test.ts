import { httpError } from '@farfetched/core';
import { allSettled, createStore, fork, type Scope } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { authenticated } from '@/entities/session';
import { listSignInNamesFx, signInToClassFx } from '@/shared/api/student-accounts';
import { balance, student } from '../../../../../tests/support/people';
import { $login, classLoginOpened, codeForm, nameChosen, passwordForm, stepLeft } from './class-login';

const ada = { student_id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e', user_name: 'Ada B', with_pictures: false };
const data = {
  user: student,
  user_id: student.id,
  token: 'token',
  expires_at: '2026-12-20T09:00:00.000Z',
  token_balance: balance,
};
const refuse = (status: number, message: string) =>
  Promise.reject({
    ...httpError({ status, statusText: '', response: null }),
    response: { status: 'error', message },
  });

const $authenticated = createStore<unknown>(null, { serialize: 'ignore' }).on(
  authenticated,
  (_, given) => given,
);
const names = vi.fn((_request: unknown): Promise<unknown> => Promise.resolve());
const signIn = vi.fn((_request: unknown): Promise<unknown> => Promise.resolve());

beforeEach(() => {
  names.mockReset().mockResolvedValue({ class_title: '7B Science', items: [ada] });
  signIn.mockReset().mockResolvedValue({ status: 'success', message: 'Signed in.', data });
});

async function start() {
  const scope = fork({
    handlers: [
      [listSignInNamesFx, names],
      [signInToClassFx, signIn],
    ],
  });
  await allSettled(classLoginOpened, { scope });
  return scope;
}

async function enterCode(scope: Scope, code = 'hrb – 7b4q') {
  await allSettled(codeForm.changed, { scope, params: { code } });
  await allSettled(codeForm.submitted, { scope });
}

async function enterPassword(scope: Scope) {
  await enterCode(scope);
  await allSettled(nameChosen, { scope, params: ada });
  await allSettled(passwordForm.changed, { scope, params: { password: 'plum-otter-river-42' } });
  await allSettled(passwordForm.submitted, { scope });
}

test('a student signs in with the code as typed, a name and a password', async () => {
  const scope = await start();
  await enterPassword(scope);
  expect(names).toHaveBeenCalledExactlyOnceWith({ code: 'HRB7B4Q' });
  expect(signIn).toHaveBeenCalledExactlyOnceWith({
    signInToClassBody: {
      class_code: 'HRB7B4Q',
      student_id: ada.student_id,
      password: 'plum-otter-river-42',
    },
  });
  expect(scope.getState($authenticated)).toEqual({ answer: data });
});

test('a student who has pictures signs in with all three of them, in order', async () => {
  const scope = await start();
  await enterCode(scope);
  await allSettled(nameChosen, { scope, params: { ...ada, with_pictures: true } });
  await allSettled(passwordForm.changed, { scope, params: { pictures: ['sun', 'boat'] } });
  await allSettled(passwordForm.submitted, { scope });
  expect(scope.getState(passwordForm.$errors)).toEqual({ pictures: 'Pick your three pictures.' });
  await allSettled(passwordForm.changed, { scope, params: { pictures: ['sun', 'boat', 'sun'] } });
  await allSettled(passwordForm.submitted, { scope });
  expect(signIn).toHaveBeenCalledExactlyOnceWith({
    signInToClassBody: { class_code: 'HRB7B4Q', student_id: ada.student_id, password: 'sun-boat-sun' },
  });
});

test.each(['', 'HRB', 'HRB/../4Q'])('%j is no code and is not sent', async (code) => {
  const scope = await start();
  await enterCode(scope, code);
  expect(scope.getState(codeForm.$errors)).toHaveProperty('code');
  expect(names).not.toHaveBeenCalled();
});

test('an unknown code is explained, and the step stays', async () => {
  names.mockImplementation(() => refuse(404, 'Not found'));
  const scope = await start();
  await enterCode(scope);
  expect(scope.getState(codeForm.$errors).form).toMatch(/No class has this code/);
  expect(scope.getState($login)).toEqual({ state: 'code' });
});

test.each([
  [401, /isn’t right/],
  [403, /locked. Ask your teacher/],
  [429, /Too many/],
])('a sign-in that is refused with %s is explained', async (status, words) => {
  signIn.mockImplementation(() => refuse(status, 'Too many attempts. Try again later.'));
  const scope = await start();
  await enterPassword(scope);
  expect(scope.getState(passwordForm.$errors).form).toMatch(words);
  expect(scope.getState($authenticated)).toBeNull();
});

test('another name starts with an empty password, and one can go back to the code', async () => {
  const scope = await start();
  await enterCode(scope);
  await allSettled(nameChosen, { scope, params: ada });
  await allSettled(passwordForm.changed, { scope, params: { password: 'of another' } });
  await allSettled(stepLeft, { scope });
  expect(scope.getState($login)).toMatchObject({ state: 'names' });
  await allSettled(nameChosen, { scope, params: ada });
  expect(scope.getState(passwordForm.$values)).toMatchObject({ password: '' });
  await allSettled(stepLeft, { scope });
  await allSettled(stepLeft, { scope });
  expect(scope.getState($login)).toEqual({ state: 'code' });
});
