import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { balance, teacher } from '../../../../tests/support/people';
import { deleteStoredAccountFx, storeAccountFx, readStoredAccountFx } from './stored-account';

const LARGEST_COOKIE = 4096;

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
      if (pair.length <= LARGEST_COOKIE) jar.set(name, value);
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
  const account = await storeAccountFx(signedIn(teacher));
  expect(await readStoredAccountFx('first')).toEqual(account);
  await deleteStoredAccountFx();
  expect(await readStoredAccountFx('first')).toBeNull();
});

test('no cookie contains the birth date', async () => {
  await storeAccountFx(signedIn({ ...teacher, date_of_birth: '2011-05-09' }));
  expect(decodeURIComponent(document.cookie)).not.toContain('2011');
  expect(await readStoredAccountFx('first')).toMatchObject({ user: { id: teacher.id, date_of_birth: null } });
});

test.each([
  ['of a script whose letters grow in a cookie', '明'],
  ['of pictures', '🦉'],
])('the longest names, made %s, fit into the cookie', async (_, letter) => {
  const [name, part] = [letter.repeat(80), letter.repeat(120)];
  const school = { id: 1, name: part, school_year: '2026', unit: name, section: name };
  const user = { ...teacher, first_name: name, last_name: name, full_name: `${name} ${name}`, school };
  const account = await storeAccountFx(signedIn(user));
  expect(account.user).toEqual(user);
  expect(await readStoredAccountFx('first')).toMatchObject({
    token: 'token',
    user: { id: user.id, role: user.role },
  });
});
