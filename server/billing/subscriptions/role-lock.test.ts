import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { users } from '../../accounts/users/tables.ts';
import { openTestApp, type SignedIn } from '../../testing.ts';
import { payerOf } from '../testing/payer.ts';
import { subscriptionClaims } from './tables.ts';

const testApp = await openTestApp();
const { app, db, billing, signIn } = testApp;

const newcomer = async () => payerOf(testApp, await signIn({ onboarded: false, subscribed: false }));
const becomeStudent = ({ headers }: SignedIn) =>
  app.inject({ method: 'PATCH', url: '/api/onboarding', headers, payload: { role: 'student' } });

async function roleOf({ id }: SignedIn): Promise<string | undefined> {
  const [row] = await db.select({ role: users.role }).from(users).where(eq(users.id, id));
  return row?.role;
}

describe('the role', () => {
  test('cannot change while the purchase is at Stripe', async () => {
    const person = await newcomer();
    const payment_method_id = await person.saveCard();
    const create = billing.stripe.subscriptions.create.bind(billing.stripe.subscriptions);
    const changes: Awaited<ReturnType<typeof becomeStudent>>[] = [];
    const spy = vi.spyOn(billing.stripe.subscriptions, 'create').mockImplementation(async (...given) => {
      changes.push(await becomeStudent(person));
      return create(...given);
    });
    const bought = await person.post('subscriptions/create', {
      price_id: 'teacher_plus_month',
      payment_method_id,
    });
    spy.mockRestore();
    expect([bought.statusCode, changes[0]?.statusCode, changes[0]?.json().message]).toEqual([
      201,
      409,
      'A payment for your current role is under way. Wait until it is done.',
    ]);
    expect(await roleOf(person)).toBe('teacher');
  });

  test('and a purchase that start at the same time never end in a plan of the other role', async () => {
    for (const _ of [1, 2, 3]) {
      const person = await newcomer();
      const payment_method_id = await person.saveCard();
      const [bought] = await Promise.all([
        person.post('subscriptions/create', { price_id: 'teacher_plus_month', payment_method_id }),
        becomeStudent(person),
      ]);
      expect(bought.statusCode === 201 ? 'teacher' : 'student').toBe(await roleOf(person));
      expect(await db.$count(subscriptionClaims)).toBe(0);
    }
  });

  test('stays until the plan has ended', async () => {
    const person = await newcomer();
    await person.subscribe('teacher_plus_month');
    await person.post('subscription/cancel', {});
    expect((await becomeStudent(person)).json().message).toBe(
      'Your plan is for your current role. You can change the role once it ends.',
    );
    await person.pass(15);
    expect((await becomeStudent(person)).statusCode).toBe(200);
  });
});
