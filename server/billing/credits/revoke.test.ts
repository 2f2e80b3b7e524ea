import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../accounts/users/tables.ts';
import type { Database } from '../../platform/database/client.ts';
import { openTestDatabase } from '../../platform/database/testing.ts';
import { endAllowance, setMonth } from './allowance.ts';
import { balanceOf, grant } from './credits.ts';
import { applyReturn, applyReturns, type ReturnedPayment } from './revoke.ts';
import { ledger, returnedPayments } from './tables.ts';

const { db } = await openTestDatabase();

const MONTH = 1_500_000;
const start = new Date('2026-11-01T00:00:00Z');
const end = new Date('2026-12-01T00:00:00Z');
const now = new Date('2026-11-10T00:00:00Z');
const seconds = (date: Date) => date.getTime() / 1000;

async function account(): Promise<string> {
  const id = randomUUID();
  await db.insert(users).values({
    id,
    firstName: 'Ada',
    lastName: 'Byron',
    email: `${id}@school.test`,
    passwordHash: 'none',
    role: 'student',
  });
  await grant(db, id, 'welcome', { input: 10_000, output: 10_000 });
  return id;
}

/** Half of a month's payment, refunded. */
const halfRefunded = (userId: string): ReturnedPayment => ({
  id: `ch_${userId}`,
  userId,
  invoiceId: `in_${userId}`,
  subscriptionId: `sub_${userId}`,
  paid: 500,
  returned: 250,
  state: 'partly_refunded',
  isDisputed: false,
  lines: [{ start: seconds(start), end: seconds(end), monthly: MONTH }],
  packCredits: 0,
  readTicket: 1,
});

const grantMonth = (tx: Database, userId: string) =>
  setMonth(tx, userId, { subscriptionId: `sub_${userId}`, start, end, monthly: MONTH }, now);

const revocations = (userId: string) =>
  db.$count(ledger, and(eq(ledger.userId, userId), eq(ledger.kind, 'revoke')));

test.each([
  ['before its payment', ['refund', 'grant']],
  ['after its payment', ['grant', 'refund']],
  ['after its payment, several times', ['grant', 'refund', 'refund', 'grant', 'refund']],
])('a refund that arrives %s revokes the same credits, once', async (_, arrivals) => {
  const userId = await account();
  const payment = halfRefunded(userId);
  for (const arrival of arrivals) {
    await db.transaction(async (tx) => {
      if (arrival === 'refund') {
        await tx.insert(returnedPayments).values(payment).onConflictDoNothing();
        await applyReturn(tx, payment);
      } else {
        await grantMonth(tx, userId);
        await applyReturns(tx, userId, `sub_${userId}`);
      }
    });
  }
  expect(await balanceOf(db, userId)).toMatchObject({
    available_input_tokens: MONTH / 4 + 10_000,
    available_output_tokens: MONTH / 4 + 10_000,
  });
  expect(await revocations(userId)).toBe(1);
});

test('a refund after the period expired takes none of the other credits', async () => {
  const userId = await account();
  const payment = halfRefunded(userId);
  await db.transaction(async (tx) => {
    await grantMonth(tx, userId);
    await endAllowance(tx, userId, payment.subscriptionId ?? '');
    await tx.insert(returnedPayments).values(payment);
    await applyReturn(tx, payment);
  });
  expect(await balanceOf(db, userId)).toMatchObject({
    available_input_tokens: 10_000,
    available_output_tokens: 10_000,
  });
});
