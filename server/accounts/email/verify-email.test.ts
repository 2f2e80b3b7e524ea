import { describe, expect, test, vi } from 'vitest';
import { openTestApp } from '../../testing.ts';
import { TERMS_VERSION } from '../consents/consents.ts';

const { app, mailer, mails, signIn } = await openTestApp();

const resend = (email: string) =>
  app.inject({ method: 'POST', url: '/api/resend-verification-email', payload: { email } });

/** The call that the page behind the mailed link makes. */
async function mailedCall(email: string): Promise<string> {
  await resend(email);
  await mailer.settled();
  const link = /https?:\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';
  const { pathname, search } = new URL(link);
  return `/api${pathname}${search}`;
}

const NOT_VALID = { status: 'error', message: 'This link is not valid.' };

describe('the link in the mail', () => {
  test('verifies the address, once', async () => {
    const person = await signIn({ verified: false });
    const call = await mailedCall(person.email);
    const first = await app.inject(call);
    expect(first.statusCode).toBe(200);
    expect(first.json()).toMatchObject({ status: 'success', data: { email: person.email } });
    const me = await app.inject({ url: '/api/me', headers: person.headers });
    expect(me.json().data.user).toMatchObject({ email_verified: true });

    const second = await app.inject(call);
    expect(second.statusCode).toBe(403);
    expect(second.json().message).toBe('This link was already used.');
  });

  test('is rejected when it has expired', async () => {
    const person = await signIn({ verified: false });
    const call = await mailedCall(person.email);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 });
    const answer = await app.inject(call);
    vi.useRealTimers();
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toBe('This link has expired.');
  });

  test.each([
    [
      'a later end',
      (call: string) => call.replace(/expires=(\d+)/, (_, end) => `expires=${Number(end) + 1}`),
    ],
    ['another signature', (call: string) => call.replace(/signature=.*/, `signature=${'a'.repeat(43)}`)],
    ['an empty signature', (call: string) => call.replace(/signature=.*/, 'signature=')],
    ['another token', (call: string) => call.replace(/\/[\w-]+\?/, '/other?')],
  ])('is rejected with %s', async (_, tamper) => {
    const person = await signIn({ verified: false });
    const answer = await app.inject(tamper(await mailedCall(person.email)));
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual(NOT_VALID);
    const me = await app.inject({ url: '/api/me', headers: person.headers });
    expect(me.json().data.user.email_verified).toBe(false);
  });

  test('does not verify the address of another user', async () => {
    const [person, other] = [await signIn({ verified: false }), await signIn({ verified: false })];
    const call = await mailedCall(person.email);
    const answer = await app.inject(call.replace(person.id, other.id));
    expect(answer.json()).toEqual(NOT_VALID);
  });

  test('arrives without the name, because visitors can register any address under any name', async () => {
    const payload = {
      first_name: 'Ann',
      last_name: 'B',
      email: 'b@school.test',
      password: 'a long phrase',
      role: 'teacher',
      terms_version: TERMS_VERSION,
    };
    await app.inject({ method: 'POST', url: '/api/register', payload });
    await mailer.settled();
    expect(mails[0]?.text).toMatch(/^Hello,\n\nPlease verify/);
    expect(`${mails[0]?.text}${mails[0]?.html}`).not.toContain('Ann');
  });
});

describe('requesting the link again', () => {
  test('answers the same for an address without an account, and sends no mail', async () => {
    const waiting = await signIn({ verified: false });
    const verified = await signIn();
    const answers = [];
    for (const email of [waiting.email, verified.email, 'unknown@school.test'])
      answers.push(await resend(email));
    await mailer.settled();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(mails.map(({ to }) => to)).toEqual([waiting.email]);
  });
});
