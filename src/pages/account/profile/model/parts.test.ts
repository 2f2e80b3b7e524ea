import { httpError } from '@farfetched/core';
import { allSettled, createStore, fork } from 'effector';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $session, $user, accountRefreshRequested } from '@/entities/session';
import { $token } from '@/shared/api';
import { changeEmailFx, changePasswordFx, listSessionsFx, updateProfileFx } from '@/shared/api/account';
import { getMeFx } from '@/shared/api/auth';
import { readClockFx } from '@/shared/lib/clock';
import { toastShown } from '@/shared/lib/toasts';
import { balance, sessionOf, teacher } from '../../../../../tests/support/people';
import { $today, details } from './details';
import { $unconfirmed, email } from './email';
import { profileOpened } from './profile-opened';
import { password } from './password';
import { schoolYears } from './school-years';

const schooled = {
  ...teacher,
  date_of_birth: '1985-12-10',
  school: { id: 1, name: 'Harborview', school_year: '2026', unit: 'Science', section: null },
};
const before = {
  first_name: 'Amara',
  last_name: 'Okafor',
  date_of_birth: '1985-12-10',
  school: { name: 'Harborview', school_year: '2026', unit: 'Science', section: null },
};
const refuse = (response: object) => ({
  ...httpError({ status: 422, statusText: '', response: null }),
  response,
});
const done = { status: 'success', message: 'Done.' };

const update = vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve());
const changePassword = vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve());
const changeEmail = vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve());
const me = vi.fn((..._call: unknown[]): unknown => undefined);
const list = vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve());
const $toasts = createStore<string[]>([]).on(toastShown, (shown, { title }) => [...shown, title]);

beforeEach(() => {
  update.mockReset().mockResolvedValue({ ...done, data: { user: { ...schooled, first_name: 'Ada' } } });
  changePassword.mockReset().mockResolvedValue(done);
  changeEmail.mockReset().mockResolvedValue(done);
  list.mockReset().mockResolvedValue({ items: [] });
});

async function open() {
  const scope = fork({
    values: [
      [$session, sessionOf(schooled)],
      [$token, 'token'],
    ],
    handlers: [
      [updateProfileFx, update],
      [changePasswordFx, changePassword],
      [changeEmailFx, changeEmail],
      [listSessionsFx, list],
      [getMeFx, me],
      [readClockFx, () => new Date(2026, 10, 20, 9, 30)],
    ],
  });
  await allSettled(profileOpened, { scope });
  return scope;
}

test('the form starts with the data of the account', async () => {
  const scope = await open();
  expect(scope.getState(details.$values)).toEqual({
    first_name: 'Amara',
    last_name: 'Okafor',
    date_of_birth: '1985-12-10',
    school_name: 'Harborview',
    school_year: '2026',
    unit: 'Science',
    section: '',
  });
  expect(scope.getState($today)).toBe('2026-11-20');
});

test('the birth date that cookies lack is filled in once the server has sent it', async () => {
  const scope = fork({
    values: [
      [$session, sessionOf({ ...schooled, date_of_birth: null })],
      [$token, 'token'],
    ],
    handlers: [
      [
        getMeFx,
        () => ({
          status: 'success',
          message: 'Signed in.',
          data: { user: schooled, user_id: schooled.id, token_balance: balance },
        }),
      ],
      [readClockFx, () => new Date(2026, 10, 20, 9, 30)],
      [listSessionsFx, list],
    ],
  });
  await allSettled(profileOpened, { scope });
  await allSettled(details.changed, { scope, params: { first_name: 'Ada' } });
  await allSettled(accountRefreshRequested, { scope });
  expect(scope.getState(details.$values)).toMatchObject({
    first_name: 'Ada',
    date_of_birth: '1985-12-10',
  });
});

test('a saved profile is trimmed and updates the session', async () => {
  const scope = await open();
  await allSettled(details.changed, { scope, params: { first_name: ' Ada ', unit: '', section: ' B ' } });
  await allSettled(details.submitted, { scope });
  expect(update).toHaveBeenCalledExactlyOnceWith('token', {
    token: 'token',
    request: {
      profile: {
        first_name: 'Ada',
        last_name: 'Okafor',
        date_of_birth: '1985-12-10',
        school: { name: 'Harborview', school_year: '2026', unit: null, section: 'B' },
        replaces: before,
      },
    },
  });
  expect(scope.getState($user)?.first_name).toBe('Ada');
  expect(scope.getState(details.$values).first_name).toBe('Ada');
  expect(scope.getState($toasts)).toEqual(['Profile saved.']);
});

describe('while another window has changed the profile', () => {
  const changed = { ...schooled, first_name: 'Ada', last_name: 'Byron' };
  const replaced = () => update.mock.lastCall?.[1];
  beforeEach(() => {
    const data = { user: changed, user_id: changed.id, token_balance: balance };
    me.mockReturnValue({ ...done, data });
  });

  test('a touched field still replaces the value that the form was opened with', async () => {
    const scope = await open();
    await allSettled(details.changed, { scope, params: { first_name: 'Augusta' } });
    await allSettled(accountRefreshRequested, { scope });
    await allSettled(details.submitted, { scope });
    expect(replaced()).toMatchObject({
      request: {
        profile: { first_name: 'Augusta', last_name: 'Byron', replaces: { first_name: 'Amara' } },
      },
    });
  });

  test('a rejected change is kept, and saving it again replaces the other one', async () => {
    update.mockRejectedValueOnce({ ...refuse({ message: 'Changed.' }), status: 409 });
    const scope = await open();
    await allSettled(details.changed, { scope, params: { first_name: 'Augusta' } });
    await allSettled(details.submitted, { scope });
    expect(scope.getState(details.$values)).toMatchObject({ first_name: 'Augusta', last_name: 'Byron' });
    expect(scope.getState(details.$problem)).toBe('Changed.');
    await allSettled(details.submitted, { scope });
    expect(replaced()).toMatchObject({
      request: { profile: { first_name: 'Augusta', replaces: { first_name: 'Ada', last_name: 'Byron' } } },
    });
  });
});

test('a school with a year or unit needs a name; without any of them it is removed', async () => {
  const scope = await open();
  await allSettled(details.changed, { scope, params: { school_name: ' ' } });
  for (const emptied of [{ school_year: '' }, { unit: '' }]) {
    await allSettled(details.submitted, { scope });
    expect(update).not.toHaveBeenCalled();
    expect(scope.getState(details.$status)).toMatchObject({
      errors: { school_name: 'Enter your school, or clear its year, unit and section.' },
    });
    await allSettled(details.changed, { scope, params: emptied });
  }
  await allSettled(details.submitted, { scope });
  expect(update.mock.calls[0]?.[1]).toMatchObject({ request: { profile: { school: null } } });
});

test('a server error about the school is shown at its field', async () => {
  update.mockRejectedValue(refuse({ errors: { 'school.name': ['Too long.'] } }));
  const scope = await open();
  await allSettled(details.submitted, { scope });
  expect(scope.getState(details.$status)).toEqual({ state: 'editing', errors: { school_name: 'Too long.' } });
  expect(scope.getState($toasts)).toEqual([]);
});

test('a changed password is cleared from the form, and the sessions are reloaded', async () => {
  const scope = await open();
  await allSettled(password.changed, {
    scope,
    params: { current: 'the old one', password: 'a long new one' },
  });
  await allSettled(password.submitted, { scope });
  expect(changePassword).toHaveBeenCalledExactlyOnceWith('token', {
    token: 'token',
    request: { passwordChange: { current_password: 'the old one', password: 'a long new one' } },
  });
  expect(scope.getState(password.$values)).toEqual({ current: '', password: '' });
  expect(list).toHaveBeenCalledTimes(2);
});

test('a wrong current password is shown at its field', async () => {
  changePassword.mockRejectedValue(refuse({ errors: { current_password: ['This is not your password.'] } }));
  const scope = await open();
  await allSettled(password.changed, { scope, params: { current: 'no', password: 'a long new one' } });
  await allSettled(password.submitted, { scope });
  expect(scope.getState(password.$status)).toEqual({
    state: 'editing',
    errors: { current: 'This is not your password.' },
  });
  expect(scope.getState(password.$values).password).toBe('a long new one');
});

test('a short new password and an empty current one are not sent', async () => {
  const scope = await open();
  await allSettled(password.changed, { scope, params: { password: 'short' } });
  await allSettled(password.submitted, { scope });
  expect(changePassword).not.toHaveBeenCalled();
  expect(scope.getState(password.$status)).toEqual({
    state: 'editing',
    errors: { current: 'Enter your current password', password: 'Use at least 10 characters' },
  });
});

test('a new email is used only after its link was opened', async () => {
  const scope = await open();
  await allSettled(email.changed, { scope, params: { email: ' ada@home.test ', password: 'a long phrase' } });
  await allSettled(email.submitted, { scope });
  expect(changeEmail).toHaveBeenCalledExactlyOnceWith('token', {
    token: 'token',
    request: { emailChange: { email: 'ada@home.test', password: 'a long phrase' } },
  });
  expect(scope.getState($unconfirmed)).toBe('ada@home.test');
  expect(scope.getState($user)?.email).toBe(schooled.email);
  expect(scope.getState(email.$values)).toEqual({ email: '', password: '' });
});

test('an invalid email is not sent', async () => {
  const scope = await open();
  await allSettled(email.changed, { scope, params: { email: 'ada@home' } });
  await allSettled(email.submitted, { scope });
  expect(changeEmail).not.toHaveBeenCalled();
  expect(scope.getState(email.$status)).toEqual({
    state: 'editing',
    errors: { email: 'Invalid email address', password: 'Enter your password' },
  });
});

test('school years run from 2023 to two years ahead, and include the year that was chosen before', () => {
  expect(schoolYears('2026-11-20', '')).toEqual(['2023', '2024', '2025', '2026', '2027', '2028']);
  expect(schoolYears('2026-11-20', '2019')[0]).toBe('2019');
  expect(schoolYears(null, '2026')).toContain('2026');
});
