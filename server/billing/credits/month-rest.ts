import { and, desc, eq, gt, inArray, isNotNull, like, sql } from 'drizzle-orm';
import type { Tokens } from '../../engine/port/tokens.ts';
import type { Database } from '../../platform/database/client.ts';
import { prepareOnce } from '../../platform/database/prepare-once.ts';
import { balanceOf, NO_TOKENS } from './credits.ts';
import { ledger } from './tables.ts';

/** Begins the reasons of grants for a period of a subscription. */
export const PERIOD = 'period:';

export interface CurrentPeriod {
  key: string;
  /** The ledger id of its first grant. */
  since: number;
}

export const grantsOf = (userId: string, key: string) =>
  and(eq(ledger.userId, userId), eq(ledger.kind, 'grant'), like(ledger.reason, `${escapeLike(key)}:%`));

/** What refunds and disputes took of a grant and gave back, by all payments or by one. */
export const returnsOf = (userId: string, key: string, payment?: string) =>
  and(
    eq(ledger.userId, userId),
    inArray(ledger.kind, ['revoke', 'reinstate']),
    like(ledger.reason, `%:${payment === undefined ? '%' : escapeLike(payment)}:${escapeLike(key)}:%`),
  );

export const escapeLike = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`);

const newestGrant = prepareOnce((db) =>
  db
    .select({ reason: ledger.reason })
    .from(ledger)
    .where(
      and(
        eq(ledger.userId, sql.placeholder('userId')),
        eq(ledger.kind, 'grant'),
        like(ledger.reason, `${PERIOD}%`),
      ),
    )
    .orderBy(desc(ledger.id))
    .limit(1)
    .prepare('newest_grant'),
);

/** The latest period with a grant. */
export async function currentPeriod(db: Database, userId: string): Promise<CurrentPeriod | null> {
  const [newest] = await newestGrant(db).execute({ userId });
  const key = newest?.reason?.replace(/:\d+$/, '');
  if (key === undefined) return null;
  const [first] = await db
    .select({ since: sql<number>`min(${ledger.id})::float8` })
    .from(ledger)
    .where(grantsOf(userId, key));
  return first === undefined ? null : { key, since: first.since };
}

/** The reason under which the rest of a period expires. */
export const expiryOf = (key: string) => `expire:${key}`;

/**
 * A period's credits are used before bought ones, so the rest is what was granted and neither revoked nor
 * expired, minus the use since.
 */
export async function restOf(tx: Database, userId: string, { key, since }: CurrentPeriod): Promise<Tokens> {
  const granted = await sumTokens(tx, grantsOf(userId, key));
  const returned = await sumTokens(tx, returnsOf(userId, key));
  const expired = await sumTokens(
    tx,
    and(eq(ledger.userId, userId), eq(ledger.kind, 'expire'), eq(ledger.reason, expiryOf(key))),
  );
  const spent = await sumTokens(
    tx,
    and(eq(ledger.userId, userId), isNotNull(ledger.runId), gt(ledger.id, since)),
  );
  const left = await balanceOf(tx, userId);
  const rest = (side: keyof Tokens, available: number) =>
    clamp(granted[side] + returned[side] + expired[side] + spent[side], granted[side], available);
  return {
    input: rest('input', left.available_input_tokens),
    output: rest('output', left.available_output_tokens),
  };
}

/** At least zero, at most the smallest limit. */
const clamp = (value: number, ...limits: number[]) => Math.max(0, Math.min(value, ...limits));

export async function sumTokens(tx: Database, where: ReturnType<typeof and>): Promise<Tokens> {
  const [row] = await tx
    .select({
      input: sql<number>`coalesce(sum(${ledger.input}), 0)::float8`,
      output: sql<number>`coalesce(sum(${ledger.output}), 0)::float8`,
    })
    .from(ledger)
    .where(where);
  return row ?? NO_TOKENS;
}
