import type { SignedIn, TestApp } from '../../testing.ts';
import { payerOf } from './payer.ts';

/** The welcome credits of a paying student, which do not expire. */
const WELCOME = 20_000;

export type PayingStudent = ReturnType<typeof payerOf>;

/** A student a week into the first period of a subscription. */
export async function payingStudent(
  testApp: Pick<TestApp, 'app' | 'billing' | 'signIn'>,
  price: string,
): Promise<PayingStudent> {
  const account: SignedIn = await testApp.signIn({ role: 'student', subscribed: false, tokens: 10_000 });
  const person = payerOf(testApp, account);
  await person.subscribe(price);
  await person.pass(7);
  return person;
}

/** What the plan has granted and the student has not used. */
export const creditsOf = async (person: PayingStudent): Promise<number> =>
  (await person.status()).remaining_credit - WELCOME;

/** Changes the plan, and waits for what Stripe reports about it. */
export async function changePlan(person: PayingStudent, price_id: string) {
  const answer = await person.post('subscriptions/change', { price_id });
  await person.sandbox.settled();
  return answer;
}
