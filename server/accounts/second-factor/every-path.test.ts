import { afterAll, expect, test } from 'vitest';
import { googleBrowser } from '../../../tests/support/google-browser.ts';
import { CLIENT_ID, startTokenIssuer } from '../../../tests/support/token-issuer.ts';
import { openTestApp, testConfig } from '../../testing.ts';
import { composePasswordReset } from '../password-change/reset-password.ts';
import { codeAt, secondFactorOf } from './testing.ts';

const issuer = await startTokenIssuer();
afterAll(() => issuer.stop());

const config = { ...testConfig, google: { clientId: CLIENT_ID, jwksUrl: issuer.jwksUrl } };
const { app, db, signIn } = await openTestApp({ config });

test('a sign-in with Google waits for the second factor', async () => {
  const email = 'ada@gmail.com';
  const person = await signIn({ email });
  const factor = secondFactorOf(app, person);
  const { secret } = await factor.addAuthenticator();
  const { sign, enter } = googleBrowser(app, issuer);
  const answer = await enter(await sign({ email }), { email });
  expect(answer.statusCode).toBe(200);
  const { data } = answer.json();
  expect(data).toMatchObject({ methods: ['authenticator', 'recovery_code'] });
  expect(data).not.toHaveProperty('token');
  const completed = await factor.complete({ challenge: data.challenge, code: codeAt(secret) });
  expect(completed.json().data.user_id).toBe(person.id);
});

test('a password set by a mailed link still needs the second factor', async () => {
  const person = await signIn();
  const factor = secondFactorOf(app, person);
  await factor.addAuthenticator();
  const links = { publicUrl: testConfig.publicUrl, linkSecret: 'test-secret' };
  const mail = await composePasswordReset(db, person.email, links);
  const { searchParams } = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  const { expires, ...parts } = Object.fromEntries(searchParams);
  const password = 'plum kettle orbit';
  const reset = await app.inject({
    method: 'POST',
    url: '/api/password/reset',
    payload: { ...parts, expires: Number(expires), password },
  });
  expect([reset.statusCode, reset.json().data]).toEqual([200, { next: null }]);
  const login = await app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email: person.email, password },
  });
  expect(login.json().data).toMatchObject({ methods: ['authenticator', 'recovery_code'] });
  expect(login.json().data).not.toHaveProperty('token');
});
