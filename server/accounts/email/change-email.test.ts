import { describe, expect, test, vi } from 'vitest';
import { ACCOUNT_PASSWORD } from '../../../tests/support/account.ts';
import { findCustomer } from '../../billing/customers/customers.ts';
import { payerOf } from '../../billing/testing/payer.ts';
import { openTestApp, type SignedIn } from '../../testing.ts';

const { app, billing, db, mailer, mails, signIn } = await openTestApp();

const NEW = 'ada@home.test';
const change = ({ headers }: SignedIn, email = NEW, password = ACCOUNT_PASSWORD) =>
  app.inject({ method: 'POST', url: '/api/change-email', headers, payload: { email, password } });
const login = (email: string) =>
  app.inject({ method: 'POST', url: '/api/login', payload: { email, password: ACCOUNT_PASSWORD } });
const userOf = async ({ headers }: SignedIn) =>
  (await app.inject({ url: '/api/me', headers })).json().data.user;

/** The call behind the link that was mailed to an address. */
async function mailedCall(to: string): Promise<string> {
  await mailer.settled();
  const text = mails.findLast((mail) => mail.to === to)?.text ?? '';
  const { pathname, search } = new URL(/https?:\S+/.exec(text)?.[0] ?? '');
  return `/api${pathname}${search}`;
}

describe('changing the address', () => {
  test('takes effect once the new one is verified; the old one works and is notified', async () => {
    const person = await signIn();
    expect((await change(person)).statusCode).toBe(200);
    expect(await userOf(person)).toMatchObject({ email: person.email, email_verified: true });
    expect((await login(person.email)).statusCode).toBe(200);
    expect((await login(NEW)).statusCode).toBe(401);

    expect((await app.inject(await mailedCall(NEW))).statusCode).toBe(200);
    expect(await userOf(person)).toMatchObject({ email: NEW, email_verified: true });
    expect((await login(NEW)).statusCode).toBe(200);
    expect((await login(person.email)).statusCode).toBe(401);
    await mailer.settled();
    const subjects = mails.filter(({ to }) => to === person.email).map(({ subject }) => subject);
    expect(subjects).toEqual(['A new email for your account', 'Your email was changed']);
  });

  test('answers the same when the new one has an owner, and notifies only that owner', async () => {
    const [person, owner] = [await signIn(), await signIn({ email: NEW })];
    const [taken, free] = [await change(person), await change(person, 'free@home.test')];
    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
    await mailer.settled();
    const toOwner = mails.filter(({ to }) => to === owner.email);
    expect(toOwner.map(({ subject }) => subject)).toEqual(['You already have an account']);
    expect(toOwner[0]?.text).not.toContain('http');
  });

  test('fails when another account has verified the new one meanwhile', async () => {
    const person = await signIn();
    await change(person);
    const call = await mailedCall(NEW);
    await signIn({ email: NEW });
    expect((await app.inject(call)).statusCode).toBe(403);
    expect((await userOf(person)).email).toBe(person.email);
  });

  test('is cancelled by a new password', async () => {
    const person = await signIn();
    await change(person);
    const call = await mailedCall(NEW);
    await app.inject({
      method: 'PUT',
      url: '/api/password',
      headers: person.headers,
      payload: { current_password: ACCOUNT_PASSWORD, password: 'a longer phrase' },
    });
    expect((await app.inject(call)).statusCode).toBe(403);
    expect((await userOf(person)).email).toBe(person.email);
  });

  test('revokes reset links that went to the old one', async () => {
    const person = await signIn();
    await app.inject({ method: 'POST', url: '/api/password/email', payload: { email: person.email } });
    await mailer.settled();
    const link = new URL(/https?:\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '');
    const { expires, ...parts } = Object.fromEntries(link.searchParams);
    await change(person);
    await app.inject(await mailedCall(NEW));
    const payload = { ...parts, expires: Number(expires), password: 'the phrase of a thief' };
    const answer = await app.inject({ method: 'POST', url: '/api/password/reset', payload });
    expect(answer.statusCode).toBe(403);
  });

  test('corrects a typing error before the first verification', async () => {
    const person = await signIn({ verified: false });
    await change(person);
    await app.inject(await mailedCall(NEW));
    expect(await userOf(person)).toMatchObject({ email: NEW, email_verified: true });
    await mailer.settled();
    // The mistyped address is not verified yet.
    expect(mails.filter(({ to }) => to === person.email)).toEqual([]);
  });

  describe('at Stripe', () => {
    async function payer() {
      const person = await signIn();
      await payerOf({ app, billing }, person).saveCard();
      return { ...person, customerId: (await findCustomer(db, person.id)) ?? '' };
    }
    async function emailAtStripe(customerId: string) {
      const customer = await billing.stripe.customers.retrieve(customerId);
      return customer.deleted ? undefined : customer.email;
    }

    test('updates the customer once the new one is verified', async () => {
      const person = await payer();
      await change(person);
      expect(await emailAtStripe(person.customerId)).toBe(person.email);
      await app.inject(await mailedCall(NEW));
      expect(await emailAtStripe(person.customerId)).toBe(NEW);
    });

    test('keeps a separate address for invoices', async () => {
      const person = await payer();
      await billing.stripe.customers.update(person.customerId, { email: 'office@school.test' });
      await change(person);
      await app.inject(await mailedCall(NEW));
      expect(await emailAtStripe(person.customerId)).toBe('office@school.test');
    });

    test('logs a failure', async () => {
      const person = await payer();
      await change(person);
      const failing = vi.spyOn(billing.stripe.customers, 'update').mockRejectedValue(new Error('Silence'));
      const logged = vi.spyOn(billing.log, 'error').mockImplementation(() => {});
      const answer = await app.inject(await mailedCall(NEW));
      expect(answer.statusCode).toBe(200);
      expect(logged).toHaveBeenCalledOnce();
      expect(await userOf(person)).toMatchObject({ email: NEW, email_verified: true });
      failing.mockRestore();
      logged.mockRestore();
      expect(await emailAtStripe(person.customerId)).toBe(person.email);
    });
  });

  test.each([
    ['a wrong password', NEW, 'a wrong phrase', 'password'],
    ['the address that it is', undefined, ACCOUNT_PASSWORD, 'email'],
  ])('is rejected with %s', async (_, email, password, field) => {
    const person = await signIn();
    const answer = await change(person, email ?? person.email.toUpperCase(), password);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });
});
