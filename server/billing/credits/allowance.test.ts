import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../accounts/users/tables.ts';
import { ledger } from './tables.ts';
import { openTestDatabase } from '../../platform/database/testing.ts';
import { endAllowance, setAllowance, summarizeCredits, tokensOf } from './allowance.ts';
import { balanceOf, creditsOf, grant, reserve, settle, WELCOME_TOKENS } from './credits.ts';
import { makeRun } from './testing.ts';

const { db } = await openTestDatabase();
const userId = randomUUID();

beforeEach(async () => {
  await db.insert(users).values({
    id: userId,
    firstName: 'Jonas',
    lastName: 'Lindqvist',
    email: 'jonas@school.test',
    passwordHash: 'none',
    role: 'student',
  });
  await grant(db, userId, 'welcome', WELCOME_TOKENS);
});

const period = (month: number) => ({
  subscriptionId: 'sub_1',
  start: new Date(Date.UTC(2026, month)).toISOString(),
});
const set = (month: number, credits: number) =>
  db.transaction((tx) => setAllowance(tx, userId, period(month), credits));

async function left(): Promise<number> {
  const balance = await balanceOf(db, userId);
  return creditsOf({ input: balance.available_input_tokens, output: balance.available_output_tokens });
}

/** The sums of the ledger, which must equal the balance. */
async function inLedger(): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`sum(${ledger.input} + ${ledger.output})::int` })
    .from(ledger)
    .where(eq(ledger.userId, userId));
  return row?.sum ?? 0;
}

/** Reserves and settles a run of so many credits, half of each kind. */
async function use(credits: number, { unmetered = false, settles = true } = {}): Promise<string> {
  const run = { reservedInput: credits / 2, reservedOutput: credits / 2 };
  const runId = await makeRun(db, userId, { run });
  await db.transaction((tx) => reserve(tx, userId, runId, tokensOf(credits), unmetered));
  if (settles) await db.transaction((tx) => settle(tx, runId, tokensOf(credits)));
  return runId;
}

describe('the credits of a period', () => {
  test('are granted once', async () => {
    await Promise.all([set(0, 1000), set(0, 1000), set(0, 1000)]);
    expect([await left(), await inLedger()]).toEqual([21_000, 21_000]);
  });

  test('do not roll over: the rest of the previous period expires, bought credits stay', async () => {
    await set(0, 1000);
    await grant(db, userId, 'pack:pi_1', tokensOf(500));
    await use(300);
    await set(1, 1000);
    expect([await left(), await inLedger()]).toEqual([21_500, 21_500]);
    const rows = await db.select().from(ledger).where(eq(ledger.kind, 'expire'));
    expect(rows.map(({ input, output }) => input + output)).toEqual([-700]);
  });

  test('are used before bought credits', async () => {
    await set(0, 1000);
    await use(1400);
    expect(await left()).toBe(19_600);
    await set(1, 1000);
    expect([await left(), await inLedger()]).toEqual([20_600, 20_600]);
  });

  test('that are reserved while the period changes are refunded once', async () => {
    await set(0, 1000);
    const run = await use(400, { settles: false });
    await set(1, 1000);
    expect(await left()).toBe(21_000);
    await db.transaction((tx) => settle(tx, run, tokensOf(100)));
    expect([await left(), await inLedger()]).toEqual([21_300, 21_300]);
  });

  test('grow by the difference after an upgrade and never shrink within the period', async () => {
    await set(0, 1500);
    await set(0, 2000);
    await set(0, 1500);
    await set(0, 2000);
    expect([await left(), await inLedger()]).toEqual([22_000, 22_000]);
  });

  test('of a past period are not granted again', async () => {
    await set(0, 1000);
    await set(1, 1000);
    await set(0, 1000);
    await set(0, 5000);
    expect(await left()).toBe(21_000);
  });

  test('end with the subscription, once', async () => {
    await set(0, 1000);
    const end = (subscriptionId: string) => db.transaction((tx) => endAllowance(tx, userId, subscriptionId));
    await end('sub_other');
    expect(await left()).toBe(21_000);
    await end('sub_1');
    await end('sub_1');
    expect([await left(), await inLedger()]).toEqual([20_000, 20_000]);
  });

  test('are summed with the use since the period began', async () => {
    await use(2000);
    await set(0, 1000);
    await use(300);
    expect(await summarizeCredits(db, userId)).toEqual({ total: 19_000, used: 300, remaining: 18_700 });
  });
});

test('the use of an unlimited plan is recorded without a charge', async () => {
  await set(0, 0);
  const run = await use(1_000_000, { unmetered: true });
  expect([await left(), await inLedger()]).toEqual([20_000, 20_000]);
  expect(await summarizeCredits(db, userId)).toEqual({
    total: 1_020_000,
    used: 1_000_000,
    remaining: 20_000,
  });
  expect(await db.transaction((tx) => settle(tx, run, tokensOf(5)))).toBeNull();
});
