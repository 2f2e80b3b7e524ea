import { and, eq, isNotNull } from 'drizzle-orm';
import type { SecondFactor, SecondFactorMethod } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import { listPasskeys } from './passkeys.ts';
import { countCodes } from './recovery-codes.ts';
import { authenticators } from './tables.ts';

export type Factors = Pick<SecondFactor, 'authenticator' | 'passkeys' | 'recovery_codes_left'>;

/** The second factors of an account, without anything secret. */
export async function readFactors(db: Database, userId: string): Promise<Factors> {
  const [app] = await db
    .select({ confirmedAt: authenticators.confirmedAt, lastUsedAt: authenticators.lastUsedAt })
    .from(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)));
  const known = await listPasskeys(db, userId);
  return {
    authenticator: app?.confirmedAt
      ? {
          added_at: app.confirmedAt.toISOString(),
          last_used_at: app.lastUsedAt?.toISOString() ?? null,
        }
      : null,
    passkeys: known.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      added_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    })),
    recovery_codes_left: await countCodes(db, userId),
  };
}

/** How the account can complete a sign-in; empty without a second factor. */
export function methodsOf({ authenticator, passkeys, recovery_codes_left }: Factors): SecondFactorMethod[] {
  const factors: SecondFactorMethod[] = [
    ...(authenticator ? (['authenticator'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
  ];
  return factors.length > 0 && recovery_codes_left > 0 ? [...factors, 'recovery_code'] : factors;
}
