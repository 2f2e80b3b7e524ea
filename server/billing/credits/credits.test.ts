import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { users } from '../../accounts/users/tables.ts';
import { balances, ledger } from './tables.ts';
import { openTestDatabase } from '../../platform/database/testing.ts';
import * as credits from './credits.ts';
import type { Tokens } from '../../engine/port/tokens.ts';
import { balanceOf, billOf, grant } from './credits.ts';
import { ledgerSums, makeRun, makeRuns } from './testing.ts';

const { db } = await openTestDatabase();

const reserve = (userId: string, run: string, tokens: Tokens) =>
  db.transaction((tx) => credits.reserve(tx, userId, run, tokens));
const settle = (run: string, used: Tokens) => db.transaction((tx) => credits.settle(tx, run, used));

async function account(tokens: Tokens): Promise<string> {
  const id = randomUUID();
  await db.insert(users).values({
    id,
    firstName: 'Ada',
    lastName: 'Byron',
    email: `${id}@school.test`,
    passwordHash: 'none',
    role: 'teacher',
  });
  await grant(db, id, 'welcome', tokens);
  return id;
}

describe('an account', () => {
  test('is granted the tokens of each reason once', async () => {
    const user = await account({ input: 100, output: 200 });
    expect(await grant(db, user, 'welcome', { input: 100, output: 200 })).toBe(false);
    expect(await grant(db, user, 'plan 2026-11', { input: 1, output: 2 })).toBe(true);
    expect(await balanceOf(db, user)).toMatchObject({
      available_input_tokens: 101,
      available_output_tokens: 202,
    });
  });

  test('is charged for the use of a run and refunded the rest', async () => {
    const user = await account({ input: 100, output: 100 });
    const run = await makeRun(db, user);
    await reserve(user, run, { input: 40, output: 60 });
    expect(await balanceOf(db, user)).toMatchObject({
      available_input_tokens: 60,
      available_output_tokens: 40,
    });
    expect(await settle(run, { input: 30, output: 10 })).toEqual({ input: 30, output: 10 });
    const balance = await balanceOf(db, user);
    expect(balance).toEqual({
      available_input_tokens: 70,
      available_output_tokens: 90,
      used_input_tokens: 30,
      used_output_tokens: 10,
    });
    expect(await ledgerSums(db, user)).toEqual(balance);
  });

  test('is charged beyond the reservation only up to its balance', async () => {
    const user = await account({ input: 100, output: 100 });
    const run = await makeRun(db, user);
    await reserve(user, run, { input: 10, output: 90 });
    expect(await settle(run, { input: 20, output: 500 })).toEqual({ input: 20, output: 100 });
    const balance = await balanceOf(db, user);
    expect(balance).toMatchObject({ available_input_tokens: 80, available_output_tokens: 0 });
    expect(await ledgerSums(db, user)).toEqual(balance);
  });

  test('reserves and settles a run once', async () => {
    const user = await account({ input: 100, output: 100 });
    const run = await makeRun(db, user);
    await Promise.all([1, 2, 3].map(() => reserve(user, run, { input: 10, output: 10 })));
    const settled = await Promise.all([5, 6, 7].map((used) => settle(run, { input: used, output: used })));
    expect(settled.filter((charged) => charged !== null)).toHaveLength(1);
    expect(await ledgerSums(db, user)).toEqual(await balanceOf(db, user));
    const rows = await db.select().from(ledger).where(eq(ledger.runId, run));
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['refund', 'reserve', 'settle']);
  });

  test('gets a 402 with the remaining credits when they do not suffice', async () => {
    const user = await account({ input: 1000, output: 200 });
    const run = await makeRun(db, user);
    await expect(reserve(user, run, { input: 900, output: 4500 })).rejects.toMatchObject({
      status: 402,
      message: 'This needs about 5,400 credits, and you have 1,200 left.',
    });
    await expect(reserve(user, run, { input: 10, output: 201 })).rejects.toThrow(
      'This needs about 201 output tokens, and you have 200 left.',
    );
    await expect(reserve(user, run, { input: 1001, output: 10 })).rejects.toThrow(
      'This needs about 1,001 input tokens, and you have 1,000 left.',
    );
    expect(await db.select().from(ledger).where(eq(ledger.runId, run))).toEqual([]);
    expect(await balanceOf(db, user)).toMatchObject({
      available_input_tokens: 1000,
      available_output_tokens: 200,
    });
  });

  test('stays exact and never below zero with 200 concurrent reservations', async () => {
    const user = await account({ input: 1000, output: 2000 });
    const runIds = await makeRuns(db, user, 200);
    const results = await Promise.allSettled(
      runIds.map((run) => reserve(user, run, { input: 10, output: 15 })),
    );
    const reserved = results.filter(({ status }) => status === 'fulfilled').length;
    expect(reserved).toBe(100);
    const refusals = results
      .filter((result) => result.status === 'rejected')
      .map(({ reason }) => reason.status);
    expect(new Set(refusals)).toEqual(new Set([402]));
    expect(await balanceOf(db, user)).toMatchObject({
      available_input_tokens: 0,
      available_output_tokens: 500,
    });

    await Promise.all(runIds.map((run, index) => settle(run, { input: index % 30, output: index % 30 })));
    const balance = await balanceOf(db, user);
    expect(balance).toEqual(await ledgerSums(db, user));
    expect(balance.available_input_tokens).toBeGreaterThanOrEqual(0);
    expect(balance.available_input_tokens + balance.used_input_tokens).toBe(1000);
    expect(balance.available_output_tokens + balance.used_output_tokens).toBe(2000);
  }, 60_000);
});

describe('the database', () => {
  test.each([
    ['change', () => db.update(ledger).set({ input: 1 })],
    ['delete', () => db.delete(ledger)],
  ])('cannot %s a row of the ledger', async (_, statement) => {
    const user = await account({ input: 1, output: 1 });
    await expect(statement()).rejects.toMatchObject({ cause: { message: 'The ledger is append-only.' } });
    expect(await ledgerSums(db, user)).toMatchObject({ available_input_tokens: 1 });
  });

  test('rejects a negative balance', async () => {
    const user = await account({ input: 1, output: 1 });
    const below = db.update(balances).set({ availableInput: -1 }).where(eq(balances.userId, user));
    await expect(below).rejects.toMatchObject({
      cause: { message: expect.stringContaining('balances_input_not_negative') },
    });
  });
});

test('a bill never exceeds the balance and always adds up', () => {
  const side = fc.record({ reserved: fc.nat(1000), used: fc.nat(3000), free: fc.nat(1000) });
  fc.assert(
    fc.property(side, side, (input, output) => {
      const of = (key: 'reserved' | 'used' | 'free') => ({ input: input[key], output: output[key] });
      const bill = billOf(of('reserved'), of('used'), of('free'));
      for (const kind of ['input', 'output'] as const) {
        const { reserved, used, free } = kind === 'input' ? input : output;
        expect(bill.charged[kind] + bill.refund[kind]).toBe(reserved + bill.extra[kind]);
        expect(bill.charged[kind]).toBeLessThanOrEqual(used);
        expect(bill.extra[kind]).toBeLessThanOrEqual(free);
        if (used <= reserved + free) expect(bill.charged[kind]).toBe(used);
      }
    }),
  );
});
