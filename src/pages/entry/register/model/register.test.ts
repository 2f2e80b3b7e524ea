import { httpError } from '@farfetched/core';
import { allSettled, createStore, fork, type Scope } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { authenticated } from '@/entities/session';
import { getSettingsFx } from '@/shared/api/auth';
import { getInvitationDetailsFx, type InvitationDetails } from '@/shared/api/invitations';
import { registerFx } from '@/shared/api/registration';
import { balance, student, unverified } from '../../../../../tests/support/people';
import { settings } from '../../../../../tests/support/settings';
import { $googleClientId, form, registerOpened } from './register';

const link = '/invitation/0192f0c1?expires=1795168800&signature=9f86';

type TextField = 'first_name' | 'last_name' | 'email' | 'password';

const filled: Record<TextField, string> = {
  first_name: ' Ada ',
  last_name: 'Byron',
  email: ' ada@school.test',
  password: 'a long phrase',
};
const details: InvitationDetails = {
  invitation: {
    id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
    role: 'student',
    state: 'valid',
    email: student.email,
    expires_at: '2026-11-27T09:00:00.000Z',
    class_id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d70',
    class: { name: '7B', subject: 'Science', grade: 'Grade 7', cover: 'moss' },
    teacher: { name: 'Amara Okafor' },
    school: 'Harborview School',
    students: 23,
  },
  first_name: 'Jonas',
  last_name: 'Lindqvist',
  has_account: false,
};
const user = unverified(student);
const data = {
  user,
  user_id: user.id,
  token: 'token',
  expires_at: '2026-12-20T09:00:00.000Z',
  token_balance: balance,
};

const $authenticated = createStore<unknown>(null, { serialize: 'ignore' }).on(
  authenticated,
  (_, given) => given,
);
const register = vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve());

beforeEach(() => {
  register.mockReset().mockResolvedValue({ status: 'success', message: 'Welcome.', data });
});

const withGoogle = { ...settings, google_client_id: 'lectern.apps.googleusercontent.com' };
const getSettings = (): Promise<unknown> => Promise.resolve(withGoogle);

const start = () =>
  fork({
    handlers: [
      [registerFx, register],
      [getSettingsFx, getSettings],
      [getInvitationDetailsFx, () => details],
    ],
  });

const fill = (scope: Scope, values: Partial<Record<TextField, string>>) =>
  allSettled(form.changed, { scope, params: { terms: true, ...values } });

test('a complete form creates an account with the chosen role and signs in', async () => {
  const scope = start();
  await allSettled(registerOpened, { scope, params: null });
  await allSettled(form.changed, { scope, params: { role: 'student' } });
  await fill(scope, filled);
  await allSettled(form.submitted, { scope });
  expect(register).toHaveBeenCalledExactlyOnceWith({
    registration: {
      first_name: 'Ada',
      last_name: 'Byron',
      email: 'ada@school.test',
      password: 'a long phrase',
      role: 'student',
      terms_version: settings.terms.version,
    },
  });
  expect(scope.getState($authenticated)).toEqual({ answer: data });
});

test('a person with one name leaves the last name empty', async () => {
  const scope = start();
  await fill(scope, { ...filled, last_name: ' ' });
  await allSettled(form.submitted, { scope });
  expect(register.mock.lastCall?.[0]).toMatchObject({ registration: { first_name: 'Ada', last_name: '' } });
});

test.each<[Partial<Record<TextField, string>>, TextField[]]>([
  [{}, ['first_name', 'email', 'password']],
  [{ ...filled, first_name: '  ' }, ['first_name']],
  [{ ...filled, email: 'ada' }, ['email']],
  [{ ...filled, password: 'ninechars' }, ['password']],
])('%j is not sent', async (values, fields) => {
  const scope = start();
  await fill(scope, values);
  await allSettled(form.submitted, { scope });
  expect(Object.keys(scope.getState(form.$errors))).toEqual(fields);
  expect(register).not.toHaveBeenCalled();
});

test('a server error of a field lands beside it, and disappears when it is changed', async () => {
  const message = 'Must have at most 80 characters.';
  register.mockRejectedValue(
    Object.assign(httpError({ status: 422, statusText: '', response: null }), {
      response: { message: 'Please correct the fields below.', errors: { first_name: [message] } },
    }),
  );
  const scope = start();
  await fill(scope, filled);
  await allSettled(form.submitted, { scope });
  expect(scope.getState(form.$errors)).toEqual({ first_name: message });
  await allSettled(form.changed, { scope, params: { first_name: 'Ada' } });
  expect(scope.getState(form.$errors).first_name).toBeUndefined();
});

test('a failure that belongs to no field lands above the form', async () => {
  register.mockRejectedValue(httpError({ status: 503, statusText: '', response: null }));
  const scope = start();
  await fill(scope, filled);
  await allSettled(form.submitted, { scope });
  expect(scope.getState(form.$errors)).toEqual({ form: 'Service Unavailable' });
  expect(scope.getState($authenticated)).toBeNull();
});

test('a double submit creates one account', async () => {
  const scope = start();
  await fill(scope, filled);
  const first = allSettled(form.submitted, { scope });
  void allSettled(form.submitted, { scope });
  await first;
  expect(register).toHaveBeenCalledOnce();
});

test('the page opens empty, and reads whether Google is configured', async () => {
  const scope = start();
  await fill(scope, filled);
  await allSettled(registerOpened, { scope, params: null });
  expect(scope.getState(form.$values)).toMatchObject({ first_name: '', password: '', role: 'teacher' });
  expect(scope.getState($googleClientId)).toBe(withGoogle.google_client_id);
});

test('an invitation fills in role, address and name, and its link goes with the registration', async () => {
  const scope = start();
  await allSettled(registerOpened, { scope, params: link });
  await allSettled(form.changed, { scope, params: { password: 'a long phrase', terms: true } });
  await allSettled(form.submitted, { scope });
  expect(register).toHaveBeenCalledExactlyOnceWith({
    registration: {
      first_name: 'Jonas',
      last_name: 'Lindqvist',
      email: student.email,
      password: 'a long phrase',
      role: 'student',
      terms_version: settings.terms.version,
      next: link,
      invitation: { id: '0192f0c1', expires: 1_795_168_800, signature: '9f86' },
    },
  });
});

test('without the consent nothing is sent', async () => {
  const scope = start();
  await allSettled(form.changed, { scope, params: { ...filled, terms: false } });
  await allSettled(form.submitted, { scope });
  expect(scope.getState(form.$errors)).toEqual({ terms: 'Agree to the terms to create an account' });
  expect(register).not.toHaveBeenCalled();
});
