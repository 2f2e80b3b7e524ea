import { randomUUID } from 'node:crypto';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { users } from './tables.ts';
import type { Registration } from '../../generated/schemas/index.ts';
import { Problem } from '../../platform/problem.ts';
import { normalEmail } from './account.ts';
import { forgetUnverified } from './claim-email.ts';
import { hashPassword, verifyPassword } from './password.ts';

const UNVERIFIED_DAYS = 7;

export type NewUser = typeof users.$inferInsert;

/** Adds the rows of other areas to a new account, in the transaction that creates it. */
export type AccountCreated = (tx: Database, userId: string) => Promise<unknown>;

/** Adds an account in the caller's transaction. */
export async function addAccount(
  tx: Database,
  user: Omit<NewUser, 'id'>,
  accountCreated: AccountCreated | undefined,
): Promise<string> {
  const id = randomUUID();
  await tx.insert(users).values({ ...user, id });
  await accountCreated?.(tx, id);
  return id;
}

/**
 * Creates an account that waits for its address to be verified, whether or not another account has that address: nobody learns here
 * which addresses have accounts. What was registered with the address long ago and never verified is forgotten.
 */
export async function createAccount(
  db: Database,
  registration: Registration,
  accountCreated?: AccountCreated,
): Promise<string> {
  const passwordHash = await hashPassword(registration.password);
  const email = normalEmail(registration.email);
  const forgotten = new Date(Date.now() - UNVERIFIED_DAYS * 86_400_000);
  return db.transaction(async (tx) => {
    await forgetUnverified(tx, and(eq(users.email, email), lt(users.createdAt, forgotten)));
    const user = {
      firstName: registration.first_name.trim(),
      lastName: registration.last_name.trim(),
      email,
      passwordHash,
      role: registration.role,
    };
    return addAccount(tx, user, accountCreated);
  });
}

/** The account that has verified the address, if there is one, and the newest that waits to. */
export async function findByEmail(db: Database, email: string) {
  const rows = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      passwordHash: users.passwordHash,
      verifiedAt: users.emailVerifiedAt,
    })
    .from(users)
    .where(eq(users.email, normalEmail(email)))
    .orderBy(sql`${users.emailVerifiedAt} is null`, desc(users.createdAt))
    .limit(2);
  return {
    owner: rows.find(({ verifiedAt }) => verifiedAt !== null),
    newcomer: rows.find(({ verifiedAt }) => verifiedAt === null),
  };
}

const decoy = hashPassword(randomUUID());

type Candidate = { passwordHash: string | null } | undefined;

/** Takes the same time for an account without a password, and for none. */
async function hasThisPassword(account: Candidate, password: string): Promise<boolean> {
  const hash = account?.passwordHash ?? null;
  const matches = await verifyPassword(password, hash ?? (await decoy));
  return hash !== null && matches;
}

/**
 * The id of the account, or one and the same refusal. Two passwords are verified whatever there is: that of the account that has the
 * address and that of one that waits for it, or a decoy in the place of each.
 */
export async function checkCredentials(db: Database, email: string, password: string): Promise<string> {
  const { owner, newcomer } = await findByEmail(db, email);
  const [isOwner, isNewcomer] = await Promise.all([
    hasThisPassword(owner, password),
    hasThisPassword(newcomer, password),
  ]);
  if (owner && isOwner) return owner.id;
  if (newcomer && isNewcomer) return newcomer.id;
  throw new Problem('unauthenticated', 'Invalid credentials');
}
