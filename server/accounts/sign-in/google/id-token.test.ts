import { createHmac } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { googleBrowser } from '../../../../tests/support/google-browser.ts';
import { CLIENT_ID, startTokenIssuer } from '../../../../tests/support/token-issuer.ts';
import { openTestApp, testConfig } from '../../../testing.ts';
import { users } from '../../users/tables.ts';

const issuer = await startTokenIssuer();
afterAll(() => issuer.stop());

const google = { clientId: CLIENT_ID, jwksUrl: issuer.jwksUrl };
const { app, db } = await openTestApp({ config: { ...testConfig, google } });

const { sign, enter } = googleBrowser(app, issuer);

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60;

describe('a token is rejected', () => {
  const hour = 3600;
  test.each([
    ['for another audience', { aud: 'other.apps.googleusercontent.com' }],
    ['from another issuer', { iss: 'https://accounts.example.com' }],
    ['that has expired', { iat: minutesAgo(120), exp: minutesAgo(1) }],
    ['without an expiry', { exp: undefined }],
    ['that is not valid yet', { nbf: minutesAgo(-10) }],
    ['for an address that Google has not verified', { email_verified: false }],
    ['without a claim about verification', { email_verified: undefined }],
    ['without a subject', { sub: undefined }],
  ])('%s', async (_, claims) => {
    const answer = await enter(await sign(claims));
    expect(answer.statusCode).toBe(401);
    expect(await db.$count(users)).toBe(0);
  });

  test('with the algorithm none', async () => {
    const [, payload] = (await sign()).split('.');
    for (const alg of ['none', 'None', 'NONE']) {
      const answer = await enter(`${encoded({ alg, typ: 'JWT' })}.${payload}.`);
      expect(answer.statusCode).toBe(401);
    }
    expect(await db.$count(users)).toBe(0);
  });

  test('signed with the public key as an HMAC secret', async () => {
    const keys = await (await fetch(issuer.jwksUrl)).text();
    const [, payload] = (await sign()).split('.');
    const signed = `${encoded({ alg: 'HS256', kid: 'first' })}.${payload}`;
    const signature = createHmac('sha256', keys).update(signed).digest('base64url');
    expect((await enter(`${signed}.${signature}`)).statusCode).toBe(401);
  });

  test('signed by a foreign key, even under a known key id', async () => {
    const foreignKey = await issuer.newKey('unknown', false);
    expect((await enter(await sign({}, foreignKey))).statusCode).toBe(401);
    expect((await enter(await sign({}, { ...foreignKey, kid: 'first' }))).statusCode).toBe(401);
    expect(await db.$count(users)).toBe(0);
  });

  test('changed after it was signed', async () => {
    const [header, , signature] = (await sign()).split('.');
    const exp = Math.floor(Date.now() / 1000) + hour;
    const other = encoded({ iss: 'https://accounts.google.com', aud: CLIENT_ID, sub: '2', exp, iat: 1 });
    expect((await enter(`${header}.${other}.${signature}`)).statusCode).toBe(401);
  });

  test('for another address than the request names', async () => {
    const answer = await enter(await sign(), { email: 'head@school.test' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toHaveProperty('email');
    expect(await db.$count(users)).toBe(0);
  });
});
