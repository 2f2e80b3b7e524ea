import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deleteUser } from '../../accounts/users/delete-user.ts';
import { users } from '../../accounts/users/tables.ts';
import { openTestApp } from '../../testing.ts';
import { payerOf } from '../testing/payer.ts';
import { billingCustomers } from './tables.ts';
import { TERMS_VERSION } from '../../accounts/consents/consents.ts';

const testApp = await openTestApp();
const { app, db, billing, mailer, mails, signIn } = testApp;

const email = 'ada@school.test';
const registration = {
  first_name: 'Ada',
  last_name: 'Byron',
  email,
  password: 'a long phrase',
  role: 'teacher',
  terms_version: TERMS_VERSION,
};
const register = () => app.inject({ method: 'POST', url: '/api/register', payload: registration });

/** As older versions allowed it: an account that subscribed before it verified its address. */
async function unverifiedSubscriber() {
  const person = payerOf(testApp, await signIn({ email, subscribed: false }));
  await person.subscribe('teacher_plus_month');
  await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, person.id));
  return person;
}

const exists = async (id: string) => (await db.$count(users, eq(users.id, id))) === 1;

async function statusAtStripe(): Promise<string[]> {
  const { data } = await billing.stripe.subscriptions.list({ status: 'all' });
  return data.map(({ status }) => status);
}

async function verifyNewest(): Promise<number> {
  await mailer.settled();
  const link = new URL(/https?:\S+verify-email\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '');
  return (await app.inject({ url: `/api${link.pathname}${link.search}` })).statusCode;
}

describe('an account with a Stripe customer', () => {
  test('survives a registration of its address after seven days', async () => {
    const person = await unverifiedSubscriber();
    await db
      .update(users)
      .set({ createdAt: new Date(Date.now() - 8 * 86_400_000) })
      .where(eq(users.id, person.id));
    expect((await register()).statusCode).toBe(201);
    expect(await exists(person.id)).toBe(true);
    expect(await statusAtStripe()).toEqual(['trialing']);
  });

  test('is deleted with its subscription when another account verifies the address', async () => {
    const person = await unverifiedSubscriber();
    await register();
    expect(await verifyNewest()).toBe(200);
    expect(await exists(person.id)).toBe(false);
    expect(await db.$count(billingCustomers)).toBe(0);
    expect(await statusAtStripe()).toEqual(['canceled']);
  });

  test('stays while Stripe does not respond, and is deleted at the next start', async () => {
    const person = await unverifiedSubscriber();
    const del = billing.stripe.customers.del;
    billing.stripe.customers.del = async () => Promise.reject(new Error('no connection'));
    await register();
    expect(await verifyNewest()).toBe(200);
    expect([await exists(person.id), await statusAtStripe()]).toEqual([true, ['trialing']]);

    billing.stripe.customers.del = del;
    const next = await testApp.openApp({});
    await next.listen();
    await expect.poll(() => exists(person.id)).toBe(false);
    await next.close();
    expect(await statusAtStripe()).toEqual(['canceled']);
  });

  test('cannot be deleted by any code path before its customer', async () => {
    const person = await unverifiedSubscriber();
    await expect(db.transaction((tx) => deleteUser(tx, person.id))).rejects.toThrow('Failed query');
    expect(await exists(person.id)).toBe(true);
  });

  test('ends its subscription when the user deletes it', async () => {
    const person = await unverifiedSubscriber();
    const answer = await app.inject({
      method: 'DELETE',
      url: '/api/account',
      headers: person.headers,
      payload: { password: 'a long phrase' },
    });
    expect(answer.statusCode).toBe(204);
    expect([await exists(person.id), await statusAtStripe()]).toEqual([false, ['canceled']]);
  });
});
