import { describe, expect, test } from 'vitest';
import { ACCOUNT_PASSWORD } from '../../../tests/support/account.ts';
import { cookieOf } from '../../../tests/support/google-browser.ts';
import { readConfig } from '../../platform/config.ts';
import { openTestApp, testConfig } from '../../testing.ts';

const { sessions } = readConfig({ SESSION_COOKIE: 'on' });
const config = { ...testConfig, sessions };
const { app, openApp, signIn } = await openTestApp({ config });

async function login() {
  const { email } = await signIn();
  const payload = { email, password: ACCOUNT_PASSWORD };
  const answer = await app.inject({ method: 'POST', url: '/api/login', payload });
  const cookie = answer.cookies.find(({ name }) => name === 'lectern_session');
  const { data } = answer.json();
  return { answer, cookie, headers: { cookie: cookieOf(answer), authorization: `Bearer ${data.token}` } };
}

const me = async (headers: Record<string, string>) =>
  (await app.inject({ url: '/api/me', headers })).statusCode;

describe('with SESSION_COOKIE on', () => {
  test('scripts never see the secret of the session', async () => {
    const { answer, cookie } = await login();
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie?.value).toMatch(/^[\w-]{43}$/);
    expect(answer.body).not.toContain(cookie?.value);
  });

  test('over https the cookie is secure and bound to the host', async () => {
    const secure = await openApp({ config: { ...config, publicUrl: 'https://lectern.example' } });
    const { email } = await signIn();
    const payload = { email, password: ACCOUNT_PASSWORD };
    const { cookies } = await secure.inject({ method: 'POST', url: '/api/login', payload });
    expect(cookies).toContainEqual(expect.objectContaining({ name: '__Host-lectern_session', secure: true }));
    await secure.close();
  });

  test('a call needs the cookie and, against forged requests of other sites, the id in its header', async () => {
    const [{ headers }, other] = [await login(), await login()];
    expect(await me(headers)).toBe(200);
    expect(await me({ authorization: headers.authorization })).toBe(401);
    expect(await me({ cookie: headers.cookie })).toBe(401);
    expect(await me({ ...headers, authorization: other.headers.authorization })).toBe(401);
  });

  test('a bearer token without the cookie is rejected', async () => {
    const { cookie } = await login();
    expect(await me({ authorization: `Bearer ${cookie?.value}` })).toBe(401);
  });

  test('signing out ends the session and deletes the cookie', async () => {
    const { headers } = await login();
    const answer = await app.inject({ method: 'POST', url: '/api/logout', headers });
    expect(answer.cookies).toContainEqual(expect.objectContaining({ name: 'lectern_session', value: '' }));
    expect(await me(headers)).toBe(401);
  });
});
