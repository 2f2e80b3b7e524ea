import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { grant } from '../credits/credits.ts';
import type { Database } from '../database/client.ts';
import { users } from '../database/schema.ts';
import type { Registration } from '../generated/schemas/index.ts';
import { Problem } from '../problem.ts';
import { normalEmail } from './account.ts';
import { hashPassword, verifyPassword } from './password.ts';

/** What a new account may use before it subscribes, of input and of output tokens each. */
const WELCOME_TOKENS = 10_000;

/** Creates an account with its welcome grant; an address that already has one is refused as a field. */
export async function createAccount(db: Database, registration: Registration): Promise<string> {
  const passwordHash = await hashPassword(registration.password);
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({
        id: randomUUID(),
        firstName: registration.first_name.trim(),
        lastName: registration.last_name.trim(),
        email: normalEmail(registration.email),
        passwordHash,
        role: registration.role,
      })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (user === undefined) throw Problem.field('email', 'The email has already been taken.');
    await grant(tx, user.id, 'welcome', { input: WELCOME_TOKENS, output: WELCOME_TOKENS });
    return user.id;
  });
}

const decoy = hashPassword('no account has this password');

/** The id of the account, or one and the same refusal after the same work, whether the address or the password is wrong. */
export async function checkCredentials(db: Database, email: string, password: string): Promise<string> {
  const [user] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, normalEmail(email)));
  const matches = await verifyPassword(password, user?.passwordHash ?? (await decoy));
  if (user === undefined || !matches) throw new Problem('unauthenticated', 'Invalid credentials');
  return user.id;
}

/** The account that still waits for its address to be verified; null when there is none. */
export async function findUnverified(db: Database, email: string) {
  const [user] = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      verifiedAt: users.emailVerifiedAt,
    })
    .from(users)
    .where(eq(users.email, normalEmail(email)));
  return user === undefined || user.verifiedAt !== null ? null : user;
}
