import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Tokens } from '../../engine/port/tokens.ts';
import type { Database } from '../../platform/database/client.ts';
import { prepareOnce } from '../../platform/database/prepare-once.ts';
import { balances, ledger } from './tables.ts';
import type { TokenBalance } from '../../generated/schemas/index.ts';
import { Problem } from '../../platform/problem.ts';

export const NO_TOKENS: Tokens = { input: 0, output: 0 };

/** The credits of a new account. */
export const WELCOME_TOKENS: Tokens = { input: 10_000, output: 10_000 };

/** Input plus output tokens: the user's credits. */
export const creditsOf = ({ input, output }: Tokens): number => input + output;

/**
 * Adds tokens to an account, once per reason. Returns whether this call added them. `note` is for
 * people who read the ledger.
 */
export async function grant(
  db: Database,
  userId: string,
  reason: string,
  tokens: Tokens,
  note: string | null = null,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const granted = await tx
      .insert(ledger)
      .values({ userId, kind: 'grant', reason, note, ...tokens })
      .onConflictDoNothing()
      .returning({ id: ledger.id });
    if (granted.length === 0) return false;
    await tx
      .insert(balances)
      .values({ userId, availableInput: tokens.input, availableOutput: tokens.output })
      .onConflictDoUpdate({
        target: balances.userId,
        set: {
          availableInput: sql`${balances.availableInput} + ${tokens.input}`,
          availableOutput: sql`${balances.availableOutput} + ${tokens.output}`,
        },
      });
    return true;
  });
}

/**
 * Reserves the tokens that a run may need, once per run. Call it in a transaction: an insufficient
 * balance throws a 402, which rolls back. An unmetered run reserves nothing.
 */
export async function reserve(
  tx: Database,
  userId: string,
  runId: string,
  tokens: Tokens,
  unmetered = false,
): Promise<void> {
  const inserted = tx
    .insert(ledger)
    .values(reservationOf(userId, runId, tokens, unmetered))
    .onConflictDoNothing()
    .returning({ id: ledger.id });
  if (unmetered) {
    await inserted;
    return;
  }
  const taken = takeTokens(tx, userId, tokens, sql`exists (select from reserved)`);
  const [found] = await tx.execute<{ reserved: boolean; taken: boolean }>(sql`
    with reserved as ${inserted}, taken as ${taken}
    select exists (select from reserved) as reserved, exists (select from taken) as taken`);
  if (found?.reserved && !found.taken) throw await notEnoughCredits(tx, userId, tokens);
}

/** The row of the ledger that records a reservation. */
export function reservationOf(userId: string, runId: string, tokens: Tokens, unmetered: boolean) {
  const { input, output } = unmetered ? NO_TOKENS : tokens;
  return { userId, kind: 'reserve' as const, runId, input: 0 - input, output: 0 - output, unmetered };
}

/** The query that takes tokens from a balance if it has them; it returns no row otherwise. */
export const takeTokens = (db: Database, userId: string, tokens: Tokens, condition?: SQL) =>
  db
    .update(balances)
    .set({
      availableInput: sql`${balances.availableInput} - ${tokens.input}`,
      availableOutput: sql`${balances.availableOutput} - ${tokens.output}`,
    })
    .where(
      and(
        eq(balances.userId, userId),
        gte(balances.availableInput, tokens.input),
        gte(balances.availableOutput, tokens.output),
        condition,
      ),
    )
    .returning();

/** The 402 for a balance that lacks these tokens. */
export const notEnoughCredits = async (db: Database, userId: string, tokens: Tokens): Promise<Problem> =>
  notEnough(tokens, await balanceOf(db, userId));

/**
 * Records what a run used and refunds the rest of its reservation, once per run, in the caller's
 * transaction. Use beyond the reservation is charged up to the balance; an unmetered run is
 * recorded without a charge. Returns the recorded use; null when the run was settled before or
 * never reserved.
 */
export async function settle(tx: Database, runId: string, used: Tokens): Promise<Tokens | null> {
  const settlement = await prepareSettlement(tx, runId, used);
  if (!settlement) return null;
  const booked = await tx.execute(sql`with ${settlement.steps} select id from booked`);
  return booked.length === 0 ? null : settlement.charged;
}

export interface Settlement {
  charged: Tokens;
  /** Common table expressions that book the settlement, for a statement of the same transaction. */
  steps: SQL;
}

/**
 * Locks the account of a run until the end of the caller's transaction and works out its
 * settlement; null if the run has no reservation. The caller's next statement runs the steps.
 */
export async function prepareSettlement(
  tx: Database,
  runId: string,
  used: Tokens,
): Promise<Settlement | null> {
  // The lock serialises settlements of one account, so that the balance does not change before the
  // update.
  const [found] = await tx
    .select({
      userId: ledger.userId,
      unmetered: ledger.unmetered,
      input: ledger.input,
      output: ledger.output,
      freeInput: balances.availableInput,
      freeOutput: balances.availableOutput,
    })
    .from(ledger)
    .innerJoin(balances, eq(balances.userId, ledger.userId))
    .where(and(eq(ledger.runId, runId), eq(ledger.kind, 'reserve')))
    .for('update', { of: balances });
  if (!found) return null;
  const { userId, unmetered } = found;
  const bill = unmetered
    ? { charged: used, extra: NO_TOKENS, refund: NO_TOKENS }
    : billOf({ input: -found.input, output: -found.output }, used, {
        input: found.freeInput,
        output: found.freeOutput,
      });
  const settlement = {
    userId,
    kind: 'settle' as const,
    runId,
    input: 0 - bill.extra.input,
    output: 0 - bill.extra.output,
    usedInput: bill.charged.input,
    usedOutput: bill.charged.output,
  };
  const refund = { userId, kind: 'refund' as const, runId, ...bill.refund };
  const booked = tx
    .insert(ledger)
    .values(creditsOf(bill.refund) > 0 ? [settlement, refund] : [settlement])
    .onConflictDoNothing()
    .returning({ id: ledger.id });
  const charged = tx
    .update(balances)
    .set({
      availableInput: sql`${balances.availableInput} + ${bill.refund.input - bill.extra.input}`,
      availableOutput: sql`${balances.availableOutput} + ${bill.refund.output - bill.extra.output}`,
      usedInput: sql`${balances.usedInput} + ${bill.charged.input}`,
      usedOutput: sql`${balances.usedOutput} + ${bill.charged.output}`,
    })
    .where(and(eq(balances.userId, userId), sql`exists (select from booked)`));
  return { charged: bill.charged, steps: sql`booked as ${booked}, charged as ${charged}` };
}

const balanceQuery = prepareOnce((db) =>
  db
    .select()
    .from(balances)
    .where(eq(balances.userId, sql.placeholder('userId')))
    .prepare('balance'),
);

export async function balanceOf(db: Database, userId: string): Promise<TokenBalance> {
  const [row] = await balanceQuery(db).execute({ userId });
  return presentBalance(row);
}

/** Zeros without a row. */
export function presentBalance(row: typeof balances.$inferSelect | undefined): TokenBalance {
  return {
    available_input_tokens: row?.availableInput ?? 0,
    available_output_tokens: row?.availableOutput ?? 0,
    used_input_tokens: row?.usedInput ?? 0,
    used_output_tokens: row?.usedOutput ?? 0,
  };
}

export interface Bill {
  charged: Tokens;
  /** Charged beyond the reservation. */
  extra: Tokens;
  refund: Tokens;
}

/** The charge, extra charge and refund of a reservation, with `free` tokens left in the balance. */
export function billOf(reserved: Tokens, used: Tokens, free: Tokens): Bill {
  const one = (side: keyof Tokens) => {
    const extra = Math.max(0, Math.min(used[side] - reserved[side], free[side]));
    return {
      charged: Math.min(used[side], reserved[side] + extra),
      extra,
      refund: Math.max(0, reserved[side] - used[side]),
    };
  };
  const input = one('input');
  const output = one('output');
  return {
    charged: { input: input.charged, output: output.charged },
    extra: { input: input.extra, output: output.extra },
    refund: { input: input.refund, output: output.refund },
  };
}

function notEnough(needed: Tokens, left: TokenBalance): Problem {
  const number = (value: number) => value.toLocaleString('en-US');
  const lack = (what: string, requested: number, available: number) =>
    new Problem(
      'not_enough_credits',
      `This needs about ${number(requested)} ${what}, and you have ${number(available)} left.`,
    );
  const { available_input_tokens: input, available_output_tokens: output } = left;
  if (input + output < creditsOf(needed)) return lack('credits', creditsOf(needed), input + output);
  if (output < needed.output) return lack('output tokens', needed.output, output);
  return lack('input tokens', needed.input, input);
}
