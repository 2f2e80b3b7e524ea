import { eq } from 'drizzle-orm';
import { subscriptions } from '../../server/billing/subscriptions/tables.ts';
import { type Database, openConnection } from '../../server/platform/database/client.ts';
import { users } from '../../server/accounts/users/tables.ts';
import type { State } from './access-table.ts';
import { type NewAccount, signIn } from './account.ts';
import type { Product } from './product.ts';

type Subscription = Partial<typeof subscriptions.$inferInsert>;

const DAY = 86_400_000;
const yesterday = () => new Date(Date.now() - DAY);

const accounts: Readonly<Partial<Record<State, { account: NewAccount; subscription?: Subscription }>>> = {
  unverified: { account: { verified: false, onboarded: false, subscribed: false } },
  'teacher: onboarding': { account: { onboarded: false, subscribed: false } },
  'teacher: no plan': { account: { subscribed: false } },
  'teacher: valid': { account: {} },
  'teacher: paused': { account: {}, subscription: { isPaused: true } },
  'teacher: canceled': { account: {}, subscription: { status: 'canceled', endsAt: yesterday() } },
  'teacher: trial over': { account: {}, subscription: { status: 'unpaid', trialEndsAt: yesterday() } },
  'student: onboarding': { account: { role: 'student', onboarded: false, subscribed: false } },
  'student: no plan': { account: { role: 'student', subscribed: false } },
  'student: valid': { account: { role: 'student' } },
};

/** A user's token for each state of docs/access.md; visitors and bots have none. */
export type Tokens = Readonly<Partial<Record<State, string>>>;

/** Inserts the users into the product's database while its server is stopped. */
export async function settlePeople(product: Product): Promise<Tokens> {
  await product.stop();
  const connection = await openConnection({ databaseUrl: undefined, dataDir: product.dataFolder });
  const tokens: Partial<Record<State, string>> = {};
  for (const [state, { account, subscription }] of Object.entries(accounts)) {
    Object.assign(tokens, { [state]: await settle(connection.db, account, subscription) });
  }
  await connection.close();
  await product.start();
  return tokens;
}

async function settle(db: Database, account: NewAccount, subscription?: Subscription): Promise<string> {
  const { id, headers } = await signIn(db, account);
  if (subscription) await db.update(subscriptions).set(subscription).where(eq(subscriptions.userId, id));
  if (subscription) await db.update(users).set({ subscribed: true }).where(eq(users.id, id));
  return headers.authorization.replace('Bearer ', '');
}
