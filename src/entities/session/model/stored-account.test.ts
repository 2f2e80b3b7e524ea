import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { balance, teacher } from '../../../../tests/support/people';
import { deleteStoredAccountFx, storeAccountFx, readStoredAccountFx } from './stored-account';

// Their handlers alone: the models of other tests in this process react to the effects.
const storeAccount = storeAccountFx.use.getCurrent();
const readStoredAccount = readStoredAccountFx.use.getCurrent();
const deleteStoredAccount = deleteStoredAccountFx.use.getCurrent();

const MAX_COOKIE_BYTES = 4096;

beforeEach(() => {
  const jar = new Map<string, string>();
  vi.stubGlobal('location', { origin: 'http://localhost' });
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(written: string) {
      const [pair = ''] = written.split('; ');
      const [name = '', value = ''] = pair.split('=');
      // A browser drops what is larger without a word.
      if (pair.length <= MAX_COOKIE_BYTES) jar.set(name, value);
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const signedIn = (user: typeof teacher) => ({
  answer: {
    user,
    user_id: user.id,
    token: 'token',
    expires_at: '2026-12-20T09:00:00.000Z',
    token_balance: balance,
  },
});

test('a stored account is read back unchanged', async () => {
  const account = await storeAccount(signedIn(teacher));
  expect(await readStoredAccount()).toEqual(account);
  await deleteStoredAccount();
  expect(await readStoredAccount()).toBeNull();
});

test('a user whom an older build stored without a field is signed out', async () => {
  await storeAccount(signedIn(teacher));
  const user = document.cookie.split('; ').find((pair) => pair.startsWith('lectern_user'));
  document.cookie = user?.replace('has_password', 'had_password') ?? '';
  expect(document.cookie).toContain('had_password');
  expect(await readStoredAccount()).toBeNull();
});

test('no cookie contains the birth date', async () => {
  await storeAccount(signedIn({ ...teacher, date_of_birth: '2011-05-09' }));
  expect(decodeURIComponent(document.cookie)).not.toContain('2011');
  expect(await readStoredAccount()).toMatchObject({ user: { id: teacher.id, date_of_birth: null } });
});

test.each([
  ['of a script whose letters grow in a cookie', '明'],
  ['of pictures', '🦉'],
])('the longest names, made %s, fit into the cookie', async (_, letter) => {
  const [name, part] = [letter.repeat(80), letter.repeat(120)];
  const school = { id: 1, name: part, school_year: '2026', unit: name, section: name };
  const user = { ...teacher, first_name: name, last_name: name, full_name: `${name} ${name}`, school };
  const account = await storeAccount(signedIn(user));
  expect(account.user).toEqual(user);
  expect(await readStoredAccount()).toMatchObject({
    token: 'token',
    user: { id: user.id, role: user.role },
  });
});
