import { inArray } from 'drizzle-orm';
import type { Billing } from '../billing/stripe/billing.ts';
import type { Payer } from '../billing/customers/customers.ts';
import { createSetupIntent } from '../billing/payments/payment-methods.ts';
import type { Sandbox } from 'stripe-sandbox/server';
import { intentIdOf } from '../billing/stripe/shapes.ts';
import { createSubscription } from '../billing/subscriptions/subscribe.ts';
import { users } from '../accounts/users/tables.ts';
import { demoAccounts } from './accounts.ts';

/** Subscribes the sample users with a test card, as on the payment page. */
export async function subscribeSampleUsers(billing: Billing, sandbox: Sandbox): Promise<void> {
  const emails = demoAccounts.map(({ email }) => email);
  const sampleUsers = await billing.db.select().from(users).where(inArray(users.email, emails));
  for (const user of sampleUsers) {
    const payment_method_id = await saveTestCard(billing, sandbox, user);
    const price_id = `${user.role}_pro_month`;
    const key = `sample-${user.id}`;
    await createSubscription(billing, user, { user_id: user.id, price_id, payment_method_id }, key);
  }
  await sandbox.settled();
}

async function saveTestCard(billing: Billing, sandbox: Sandbox, user: Payer): Promise<string> {
  const secret = (await createSetupIntent(billing, user)) ?? '';
  const { body } = await sandbox.browse('setup_intent', intentIdOf(secret), secret, {
    action: 'confirm',
    payment_method: 'pm_card_visa',
    billing_details: { name: `${user.firstName} ${user.lastName}`, email: user.email },
  });
  const card = body['payment_method'];
  if (typeof card !== 'object' || card === null || !('id' in card) || typeof card.id !== 'string') {
    throw new Error('The sandbox saved no card.');
  }
  return card.id;
}
