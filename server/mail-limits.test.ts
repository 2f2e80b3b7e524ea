import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { classOf, makeInvitation } from '../tests/contract/make-class.ts';
import { ACCOUNT_PASSWORD } from '../tests/support/account.ts';
import { addPasskeyRow } from '../tests/support/second-factor.ts';
import { googleBrowser } from '../tests/support/google-browser.ts';
import { CLIENT_ID, startTokenIssuer } from '../tests/support/token-issuer.ts';
import { makeVerificationLink } from './accounts/email/verify-email.ts';
import { users } from './accounts/users/tables.ts';
import { composePasswordReset } from './accounts/password-change/reset-password.ts';
import { secondFactorOf } from './accounts/second-factor/testing.ts';
import { administratorPaths } from './administration/testing.ts';
import { sendPaymentFailed } from './billing/subscriptions/payment-failed-mail.ts';
import { sendTrialReminders } from './billing/subscriptions/trial-reminder.ts';
import { subscriptions } from './billing/subscriptions/tables.ts';
import { messageToMail, newsToMail } from './school/news/testing.ts';
import { type MailSource, mailingOperations } from './platform/mail/mailer.ts';
import { sendSummaries } from './school/people/guardians/send-summaries.ts';
import { science } from './school/classes/invitations/testing.ts';
import { summarisedGuardian, summaryDay } from './school/people/guardians/testing.ts';
import { newAddress } from '../tests/support/spelt-address.ts';
import { noLimits, openTestApp, type SignedIn, testConfig } from './testing.ts';
import { TERMS_VERSION } from './accounts/consents/consents.ts';

const issuer = await startTokenIssuer();
afterAll(() => issuer.stop());

const MAX = 3;
const { app, billing, db, mailer, mails, signIn } = await openTestApp({
  config: { ...testConfig, google: { clientId: CLIENT_ID, jwksUrl: issuer.jwksUrl } },
  limits: {
    ...noLimits,
    mailsByAddress: { max: 8, seconds: 60 },
    mailsByEmail: { max: MAX, seconds: 60 },
    mailsBySender: { max: MAX, seconds: 60 },
  },
});

const links = { publicUrl: testConfig.publicUrl, linkSecret: 'test-secret' };

let visitors = 0;
const newVisitor = () => `203.0.113.${(visitors += 1)}`;

const post = (url: string, payload: object, signedIn?: SignedIn, remoteAddress = newVisitor()) =>
  app.inject({ method: 'POST', url, payload, headers: signedIn?.headers ?? {}, remoteAddress });

interface Case {
  /** Undefined for a visitor, who is limited by IP address. */
  sender: string | undefined;
  run(): Promise<unknown>;
}

const proof = { password: ACCOUNT_PASSWORD };
/** Signs in with an authenticator app whose email was sent to another address. */
async function withAuthenticator(email: string) {
  const first = newAddress().email;
  const person = await signIn({ email: first });
  const { codes } = await secondFactorOf(app, person).addAuthenticator();
  await db.update(users).set({ email }).where(eq(users.id, person.id));
  await mailer.settled();
  return { person, factor: secondFactorOf(app, { ...person, email }), codes };
}

/** A teacher at the last step of onboarding. */
async function atClassStep() {
  const person = await signIn({ onboarded: false });
  const school = { name: 'Harborview School', school_year: '2026', unit: null, section: null };
  const payload = { step: 'class', school, grades: [7], subjects: ['Science'] };
  await app.inject({ method: 'PATCH', url: '/api/onboarding', headers: person.headers, payload });
  return person;
}

/** Sets up one email to this address for each path that sends emails. */
const paths: Record<MailSource['cause'], (email: string) => Promise<Case>> = {
  async register(email) {
    const person = {
      first_name: 'Ada',
      last_name: 'Byron',
      password: 'a long phrase',
      role: 'teacher',
      terms_version: TERMS_VERSION,
    };
    return { sender: undefined, run: () => post('/api/register', { ...person, email }) };
  },
  async resendVerificationEmail(email) {
    await signIn({ email, verified: false });
    return { sender: undefined, run: () => post('/api/resend-verification-email', { email }) };
  },
  async requestPasswordReset(email) {
    await signIn({ email });
    return { sender: undefined, run: () => post('/api/password/email', { email }) };
  },
  async resetPassword(email) {
    const { id } = await signIn({ email });
    const mail = await composePasswordReset(db, email, links);
    const link = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    const { expires, ...parts } = Object.fromEntries(link.searchParams);
    const payload = { ...parts, expires: Number(expires), password: 'a longer phrase' };
    return { sender: id, run: () => post('/api/password/reset', payload) };
  },
  async changePassword(email) {
    const person = await signIn({ email });
    const payload = { current_password: ACCOUNT_PASSWORD, password: 'a longer phrase' };
    const call = { method: 'PUT', url: '/api/password', headers: person.headers, payload } as const;
    return { sender: person.id, run: () => app.inject(call) };
  },
  async changeEmail(email) {
    const person = await signIn();
    const payload = { email, password: ACCOUNT_PASSWORD };
    return { sender: person.id, run: () => post('/api/change-email', payload, person) };
  },
  async verifyEmail(email) {
    const { id } = await signIn({ email });
    const { link } = await makeVerificationLink(db, id, `new-${newAddress().email}`, links);
    const { pathname, search } = new URL(link);
    return { sender: id, run: async () => app.inject(`/api${pathname}${search}`) };
  },
  async socialLoginGoogle(email) {
    const { id } = await signIn({ email });
    const google = googleBrowser(app, issuer);
    const idToken = await google.sign({ email, sub: email });
    return { sender: id, run: () => google.enter(idToken, { email }) };
  },
  async completeOnboarding(email) {
    const person = await atClassStep();
    const payload = { class: { ...science, roster: [{ email, name: null }] } };
    return { sender: person.id, run: () => post('/api/onboarding/complete', payload, person) };
  },
  async inviteStudents(email) {
    const person = await signIn();
    const classId = await classOf(db, person.id);
    const payload = { roster: [{ email, name: null }] };
    return { sender: person.id, run: () => post(`/api/classes/${classId}/invitations`, payload, person) };
  },
  async importStudents(email) {
    const person = await signIn();
    const classId = await classOf(db, person.id);
    const students = [{ email, name: null }];
    return { sender: person.id, run: () => post(`/api/classes/${classId}/imports`, { students }, person) };
  },
  async inviteTeacher(email) {
    const person = await signIn();
    const classId = await classOf(db, person.id);
    const url = `/api/classes/${classId}/teachers/invitations`;
    return { sender: person.id, run: () => post(url, { email }, person) };
  },
  async resendInvitation(email) {
    const person = await signIn();
    const { id } = await makeInvitation(db, person.id, email);
    return { sender: person.id, run: () => post(`/api/invitations/${id}/resend`, {}, person) };
  },
  async confirmAuthenticator(email) {
    const person = await signIn({ email });
    return { sender: person.id, run: () => secondFactorOf(app, person).addAuthenticator() };
  },
  async removeAuthenticator(email) {
    const { person, factor } = await withAuthenticator(email);
    return { sender: person.id, run: () => factor.call('DELETE', '/authenticator', proof) };
  },
  async addPasskey(email) {
    const person = await signIn({ email });
    return { sender: person.id, run: () => secondFactorOf(app, person).addPasskey() };
  },
  async removePasskey(email) {
    const person = await signIn({ email });
    const id = await addPasskeyRow(db, person.id);
    return {
      sender: person.id,
      run: () => secondFactorOf(app, person).call('DELETE', `/passkeys/${id}`, proof),
    };
  },
  async renewRecoveryCodes(email) {
    const { person, factor } = await withAuthenticator(email);
    return { sender: person.id, run: () => factor.call('POST', '/recovery-codes', proof) };
  },
  async completeSignIn(email) {
    const { person, factor, codes } = await withAuthenticator(email);
    const { challenge } = await factor.signIn();
    return { sender: person.id, run: () => factor.complete({ challenge, recovery_code: codes[0] }) };
  },
  ...administratorPaths({ app, db, signIn }, withAuthenticator),
  async paymentFailed(email) {
    const { id } = await signIn({ email });
    await db.update(subscriptions).set({ status: 'past_due' }).where(eq(subscriptions.userId, id));
    return { sender: id, run: () => sendPaymentFailed(billing, `sub_test_${id}`) };
  },
  async trialEnding(email) {
    const { id } = await signIn({ email });
    const trialEndsAt = new Date((await billing.now()).getTime() + 86_400_000);
    await db
      .update(subscriptions)
      .set({ status: 'trialing', trialEndsAt })
      .where(eq(subscriptions.userId, id));
    return { sender: id, run: () => sendTrialReminders(billing) };
  },
  async weeklySummary(email) {
    const sender = await summarisedGuardian({ db, signIn }, email);
    return { sender, run: () => sendSummaries({ db, mailer, links }, summaryDay) };
  },
  guardianMessage: (email) => messageToMail({ db, mailer, signIn }, email),
  news: (email) => newsToMail({ db, mailer, signIn }, email),
};

/** Sends so many other emails that not even a notice may follow. */
async function useUp({ sender, to }: { sender?: string; to?: string }): Promise<void> {
  for (let count = 0; count < 3 * MAX; count += 1) {
    const mail = { to: to ?? newAddress().email, subject: '', text: '', html: '' };
    mailer.post({ cause: 'register', sender: sender ?? null, isNotice: true }, async () => mail);
  }
  await mailer.settled();
  mails.length = 0;
}

const received = async (email: string) => {
  await mailer.settled();
  return mails.filter(({ to }) => to === email).length;
};

const sentByJobs = ['paymentFailed', 'trialEnding', 'weeklySummary', 'guardianMessage', 'news'];

test('the paths above are all operations that send emails, the payment service and jobs', () => {
  expect(Object.keys(paths).toSorted()).toEqual([...mailingOperations, ...sentByJobs].toSorted());
});

describe.each(Object.entries(paths))('%s', (_, prepare) => {
  test('sends one email to the recipient', async () => {
    const { email } = newAddress();
    await (await prepare(email)).run();
    expect(await received(email)).toBe(1);
  });

  test('sends none if other paths have used up the limit of the recipient, however spelt', async () => {
    const { email, spelling } = newAddress();
    const { run } = await prepare(email);
    await useUp({ to: spelling });
    await run();
    expect(await received(email)).toBe(0);
  });

  test('is limited by account, or by the IP address of a visitor', async () => {
    const { email } = newAddress();
    const { sender, run } = await prepare(email);
    if (sender === undefined) {
      const visitor = newVisitor();
      const url = '/api/password/email';
      for (let count = 0; count < 8; count += 1)
        await post(url, { email: newAddress().email }, undefined, visitor);
      visitors -= 1;
      expect(await run()).toMatchObject({ statusCode: 429 });
      return;
    }
    await useUp({ sender });
    await run();
    expect(await received(email)).toBe(0);
  });
});

test('a flood of other emails does not hide a notice', async () => {
  const { email, spelling } = newAddress();
  const { run } = await paths.changePassword(email);
  for (let count = 0; count < 3 * MAX; count += 1) {
    const mail = { to: spelling, subject: '', text: '', html: '' };
    mailer.post({ cause: 'requestPasswordReset', sender: null }, async () => mail);
  }
  await run();
  expect(await received(spelling)).toBe(MAX);
  expect(await received(email)).toBe(1);
});

test('a call that names a recipient answers 429 above the limit, however the address is spelt', async () => {
  const { email, spelling } = newAddress();
  for (let count = 0; count < MAX; count += 1) {
    expect((await post('/api/password/email', { email })).statusCode).toBe(200);
  }
  const person = await signIn();
  const change = { email: spelling, password: ACCOUNT_PASSWORD };
  expect((await post('/api/resend-verification-email', { email: spelling })).statusCode).toBe(429);
  expect((await post('/api/change-email', change, person)).statusCode).toBe(429);
});

test.each(['changePassword', 'changeEmail', 'completeOnboarding'] as const)(
  '%s answers 429 above the limit of the account',
  async (operation) => {
    const { run } = await paths[operation](newAddress().email);
    for (let count = 0; count < MAX; count += 1) await run();
    expect(await run()).toMatchObject({ statusCode: 429 });
  },
);

test('one roster cannot fill one mailbox through its spellings', async () => {
  const person = await atClassStep();
  const roster = Array.from({ length: 40 }, (_, index) => ({
    email: `ada+${index}@school.test`,
    name: null,
  }));
  const answer = await post('/api/onboarding/complete', { class: { ...science, roster } }, person);
  expect(answer.statusCode).toBe(200);
  await mailer.settled();
  expect(mails).toHaveLength(MAX);
});
