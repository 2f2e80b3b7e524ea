import { describe, expect, test } from 'vitest';
import { readOperations } from '../../../tests/contract/document.ts';
import { ACCOUNT_PASSWORD } from '../../../tests/support/account.ts';
import { openTestApp } from '../../testing.ts';
import { TERMS_VERSION } from '../consents/consents.ts';

const { app, mailer, mails, signIn } = await openTestApp();

const COMMON = 'Too common. Choose a password that is harder to guess.';
const PERSONAL = 'Too easy to guess from your name, email or this site. Choose other words.';

const ada = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'countess@byron.test',
  password: ACCOUNT_PASSWORD,
  role: 'teacher',
  terms_version: TERMS_VERSION,
};
const register = (password: string) =>
  app.inject({ method: 'POST', url: '/api/register', payload: { ...ada, password } });

/** Where a user sets a password, by operation of the contract. */
const setters: Record<string, (password: string) => ReturnType<typeof register>> = {
  register,
  async changePassword(password) {
    const { headers } = await signIn();
    const payload = { current_password: ACCOUNT_PASSWORD, password };
    return app.inject({ method: 'PUT', url: '/api/password', headers, payload });
  },
  async resetPassword(password) {
    const { email } = await signIn();
    await app.inject({ method: 'POST', url: '/api/password/email', payload: { email } });
    await mailer.settled();
    const link = new URL(/https?:\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '');
    const { expires, ...parts } = Object.fromEntries(link.searchParams);
    const payload = { ...parts, expires: Number(expires), password };
    return app.inject({ method: 'POST', url: '/api/password/reset', payload });
  },
};

test('every operation that sets a password is listed here', () => {
  const operations = readOperations().filter(({ body }) => {
    const schema = body?.content['application/json']?.schema;
    return schema?.properties?.['password']?.minLength === 10;
  });
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
    Object.keys(setters).toSorted(),
  );
});

describe.each(Object.entries(setters))('%s', (_, set) => {
  test.each(['qwertyuiop', 'PassWord123', 'Manchester', 'ｑｗｅｒｔｙｕｉｏｐ'])(
    'rejects the common password %s',
    async (password) => {
      const answer = await set(password);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toEqual({ password: [COMMON] });
    },
  );

  test('rejects a password around the product or the owner', async () => {
    const answer = await set('Lectern-2026!');
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ password: [PERSONAL] });
  });
});

describe('the words of an account', () => {
  test.each([
    'Lovelace-1815',
    'ada.lovelace',
    'countess1234',
    'byron_byron_1',
    'L e c t e r n 1',
    'teacher12345',
    'my-school-2026',
  ])('%s is mostly one of them', async (password) => {
    expect((await register(password)).json().errors).toEqual({ password: [PERSONAL] });
  });

  test.each([
    'lovelace wrote the first program',
    'a lectern for the orchestra',
    'hexagonal adagio',
    'correct horse battery',
  ])('%s is accepted', async (password) => {
    expect((await register(password)).statusCode).toBe(201);
  });
});

test('a rejected password leaves the link of a reset usable', async () => {
  const { email } = await signIn();
  await app.inject({ method: 'POST', url: '/api/password/email', payload: { email } });
  await mailer.settled();
  const link = new URL(/https?:\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '');
  const { expires, ...parts } = Object.fromEntries(link.searchParams);
  const reset = (password: string) =>
    app.inject({
      method: 'POST',
      url: '/api/password/reset',
      payload: { ...parts, expires: Number(expires), password },
    });
  expect((await reset('qwertyuiop')).statusCode).toBe(422);
  expect((await reset('a longer phrase')).statusCode).toBe(200);
});
