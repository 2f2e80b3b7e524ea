import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { recordConsent, rejectOldTerms } from '../../consents/consents.ts';
import { claimEmail, lockEmail } from '../../email/claim-email.ts';
import { type AccountCreated, addAccount } from '../../registration/create-account.ts';
import { googleAccounts } from './tables.ts';
import { users } from '../../users/tables.ts';
import type { GoogleIdentity } from './id-token.ts';
import { consumeNonce } from './nonce.ts';

/** The details for a new account. */
export interface Newcomer {
  firstName: string;
  lastName: string;
  /** Undefined until a new user has chosen one. */
  role: 'teacher' | 'student' | undefined;
  agreesToMails: boolean;
  /** The terms that a new user has agreed to. */
  termsVersion: string | undefined;
}

interface Entered {
  userId: string;
  how: 'known' | 'linked' | 'created';
}

/**
 * Finds the account by Google's subject; otherwise links the owner of the address, or creates an
 * account.
 */
export function enterByGoogle(
  db: Database,
  identity: GoogleIdentity,
  newcomer: Newcomer,
  accountCreated: AccountCreated,
): Promise<Entered> {
  return db.transaction(async (tx): Promise<Entered> => {
    await consumeNonce(tx, identity.nonce, identity.expiresAt);
    await lockEmail(tx, identity.email);
    const [known] = await tx
      .select({ userId: googleAccounts.userId })
      .from(googleAccounts)
      .where(eq(googleAccounts.subject, identity.subject));
    if (known) return { userId: known.userId, how: 'known' };

    const owner = await findOwner(tx, identity.email);
    if (owner && !identity.isAuthority)
      throw new Problem('conflict', 'This address already has an account. Sign in with your password.');
    if (owner?.subject)
      throw new Problem('conflict', 'This address is already linked to another Google account.');
    const userId = owner?.id ?? (await addGoogleAccount(tx, identity.email, newcomer, accountCreated));
    await tx.insert(googleAccounts).values({ subject: identity.subject, userId });
    return { userId, how: owner ? 'linked' : 'created' };
  });
}

/** The account that owns the address, and the Google account already linked to it. */
async function findOwner(tx: Database, email: string) {
  const [owner] = await tx
    .select({ id: users.id, subject: googleAccounts.subject })
    .from(users)
    .leftJoin(googleAccounts, eq(googleAccounts.userId, users.id))
    .where(and(eq(users.email, email), isNotNull(users.emailVerifiedAt)));
  return owner;
}

async function addGoogleAccount(
  tx: Database,
  email: string,
  newcomer: Newcomer,
  accountCreated: AccountCreated,
): Promise<string> {
  const { agreesToMails, role, termsVersion, ...person } = newcomer;
  if (role === undefined) throw Problem.field('role', 'Choose teacher or student.');
  rejectOldTerms(termsVersion);
  const mailsAgreedAt = agreesToMails ? new Date() : null;
  const user = { ...person, role, email, passwordHash: null, mailsAgreedAt };
  const userId = await addAccount(tx, user, accountCreated);
  await recordConsent(tx, userId, 'registration');
  if (!(await claimEmail(tx, userId, email))) throw new Problem('conflict');
  return userId;
}
