import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startGetResponse } from '../../../../tests/support/fake-get-response.ts';
import { googleBrowser } from '../../../../tests/support/google-browser.ts';
import { CLIENT_ID, startTokenIssuer } from '../../../../tests/support/token-issuer.ts';
import { openTestApp, testConfig } from '../../../testing.ts';
import { googleAccounts } from './tables.ts';
import { users } from '../../users/tables.ts';

const issuer = await startTokenIssuer();
afterAll(() => issuer.stop());

const getResponse = await startGetResponse();
const contacts = getResponse.requests;
afterAll(() => getResponse.stop());

const config = {
  ...testConfig,
  google: { clientId: CLIENT_ID, jwksUrl: issuer.jwksUrl },
  getResponse: getResponse.config,
};
const { app, openApp, db, mailer, mails, signIn } = await openTestApp({ config });

beforeEach(() => getResponse.reset());

const { sign, enter } = googleBrowser(app, issuer);

describe('an unknown Google account', () => {
  test('creates a verified account without a password and signs it in', async () => {
    const answer = await enter(await sign());
    expect(answer.statusCode).toBe(200);
    const { user, token } = answer.json().data;
    expect(user).toMatchObject({
      email: 'ada@school.test',
      full_name: 'Ada Byron',
      role: 'teacher',
      email_verified: true,
      has_password: false,
    });
    const me = await app.inject({ url: '/api/me', headers: { authorization: `Bearer ${token}` } });
    expect(me.statusCode).toBe(200);
  });

  test('opens the same account next time, even if its address has changed', async () => {
    const first = (await enter(await sign())).json().data;
    const moved = await sign({ email: 'ada@other.test' });
    const second = (await enter(moved, { email: 'ada@other.test', role: 'student' })).json().data;
    expect(second.user_id).toBe(first.user_id);
    expect(second.user).toMatchObject({ email: 'ada@school.test', role: 'teacher' });
    expect(await db.$count(users)).toBe(1);
  });

  test('creates one account in three concurrent calls', async () => {
    const tokens = [await sign(), await sign(), await sign()];
    const answers = await Promise.all(tokens.map((token) => enter(token)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await db.$count(users)).toBe(1);
  });

  test('takes the address over from an account that never verified it', async () => {
    const squatter = await signIn({ email: 'ada@school.test', verified: false });
    const answer = await enter(await sign());
    expect(answer.json().data.user_id).not.toBe(squatter.id);
    expect(answer.json().data.user.email_verified).toBe(true);
    const login = await app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email: 'ada@school.test', password: 'a long phrase' },
    });
    expect(login.statusCode).toBe(401);
  });
});

describe('an account that owns the address', () => {
  test('is linked if both sides have verified it, keeps its password and is notified', async () => {
    const owner = await signIn({ email: 'ada@school.test' });
    const answer = await enter(await sign());
    expect(answer.json().data).toMatchObject({ user_id: owner.id, user: { has_password: true } });
    await mailer.settled();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ada@school.test', 'Google sign-in was added to your account'],
    ]);
    await enter(await sign());
    await mailer.settled();
    expect(mails).toHaveLength(1);
  });

  test('rejects another Google subject with the same address', async () => {
    const first = (await enter(await sign())).json().data;
    const answer = await enter(await sign({ sub: 'another-person' }));
    expect(answer.statusCode).toBe(409);
    expect(answer.json().data).toBeUndefined();
    expect(await db.select().from(googleAccounts)).toEqual([
      expect.objectContaining({ userId: first.user_id, subject: '110169484474386276334' }),
    ]);
  });

  test('is not linked if Google is not the authority for the address', async () => {
    await signIn({ email: 'ada@school.test' });
    const answer = await enter(await sign({ hd: undefined }));
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe('This address already has an account. Sign in with your password.');
    expect(await db.$count(googleAccounts)).toBe(0);
  });

  test('is linked for a Gmail address', async () => {
    const owner = await signIn({ email: 'ada@gmail.com' });
    const token = await sign({ email: 'Ada@Gmail.com', hd: undefined });
    const answer = await enter(token, { email: 'ada@gmail.com' });
    expect(answer.json().data.user_id).toBe(owner.id);
  });
});

describe('the mailing list', () => {
  const settled = async () => {
    await expect.poll(() => contacts.length).toBe(1);
  };

  test('gets a new account that agreed once, with address and name', async () => {
    await enter(await sign(), { mails: true });
    await settled();
    await enter(await sign(), { mails: true });
    const [row] = await db.select().from(users).where(eq(users.email, 'ada@school.test'));
    expect(row?.mailsAgreedAt).not.toBeNull();
    expect(contacts).toEqual([
      {
        url: '/v3/contacts',
        key: 'api-key key',
        body: { email: 'ada@school.test', name: 'Ada Byron', campaign: { campaignId: 'news' } },
      },
    ]);
  });

  test('does not get an account that did not agree', async () => {
    await enter(await sign(), { mails: false });
    await enter(await sign({ sub: '2', email: 'b@school.test' }), { email: 'b@school.test' });
    const agreeing = await sign({ sub: '3', email: 'c@school.test' });
    await enter(agreeing, { email: 'c@school.test', mails: true });
    await settled();
    expect(contacts[0]?.body).toMatchObject({ email: 'c@school.test' });
  });

  test('does not prevent signing in when it fails', async () => {
    getResponse.answerWith(500);
    const answer = await enter(await sign(), { mails: true });
    expect(answer.statusCode).toBe(200);
    await settled();
  });
});

describe('the keys of Google', () => {
  test('are fetched once, not at every sign-in', async () => {
    const secondApp = await openApp({});
    const before = issuer.asked;
    const browser = googleBrowser(secondApp, issuer);
    for (let time = 0; time < 3; time += 1) {
      expect((await browser.enter(await browser.sign())).statusCode).toBe(200);
    }
    expect(issuer.asked - before).toBe(1);
    await secondApp.close();
  });

  test('answer 503 when they cannot be fetched', async () => {
    const secondApp = await openApp({});
    issuer.answerWith(500);
    const browser = googleBrowser(secondApp, issuer);
    const answer = await browser.enter(await browser.sign());
    issuer.answerWith(200);
    expect(answer.statusCode).toBe(503);
    await secondApp.close();
  });
});

test('without a configuration Google sign-in is off, and the settings show it', async () => {
  const plain = await openApp({ config: testConfig });
  const answer = await googleBrowser(plain, issuer).enter(await sign());
  expect(answer.statusCode).toBe(404);
  expect((await plain.inject('/api/settings')).json().google_client_id).toBeNull();
  expect((await app.inject('/api/settings')).json().google_client_id).toBe(CLIENT_ID);
  await plain.close();
});
