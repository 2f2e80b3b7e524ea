import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { hasAddress } from '../../platform/mail/no-address.ts';
import { normalEmail } from './account.ts';
import { users } from './tables.ts';

/** `owner` has verified the address; `newcomer` is the newest account that has not. */
export async function findByEmail(db: Database, email: string) {
  // Accounts without an address sign in to their class only.
  if (!hasAddress(normalEmail(email))) return { owner: undefined, newcomer: undefined };
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
