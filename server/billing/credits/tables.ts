import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { InvoiceReturn } from '../../generated/schemas/index.ts';
import { users } from '../../accounts/users/tables.ts';
import type { CreditMonth } from './credit-month.ts';
import type { PaidLine } from './returned-credits.ts';
import { createdAt } from '../../platform/database/columns.ts';

/**
 * A reference to the table of the documents area, which is above this one; only for the foreign
 * key.
 */
const runs = pgTable('runs', { id: uuid('id').primaryKey() });

/**
 * The remaining tokens of an account. Written only together with a row of `ledger`; a check
 * constraint prevents a negative balance.
 */
export const balances = pgTable(
  'balances',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    availableInput: bigint('available_input', { mode: 'number' }).notNull().default(0),
    availableOutput: bigint('available_output', { mode: 'number' }).notNull().default(0),
    usedInput: bigint('used_input', { mode: 'number' }).notNull().default(0),
    usedOutput: bigint('used_output', { mode: 'number' }).notNull().default(0),
    /** Which days of the current credit month were granted, and at which rate. */
    month: jsonb('month').$type<CreditMonth>(),
  },
  (table) => [
    check('balances_input_not_negative', sql`${table.availableInput} >= 0`),
    check('balances_output_not_negative', sql`${table.availableOutput} >= 0`),
    check('balances_used_not_negative', sql`${table.usedInput} >= 0 and ${table.usedOutput} >= 0`),
  ],
);

/**
 * Append-only: a trigger rejects update and delete. `input` and `output` are added to the available
 * tokens: grants, reinstatements and refunds are positive, reservations, expiries and revocations negative; `used_*` is what a
 * settlement books as used. A run has one row of each kind, so it is charged once.
 */
export const ledger = pgTable(
  'ledger',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', {
      enum: ['grant', 'expire', 'revoke', 'reinstate', 'reserve', 'settle', 'refund'],
    }).notNull(),
    runId: uuid('run_id').references(() => runs.id),
    /** Why tokens were granted, such as `welcome`, or which grant expired or was revoked; unique per account. */
    reason: text('reason'),
    /** Why an administrator added tokens. */
    note: text('note'),
    input: bigint('input', { mode: 'number' }).notNull(),
    output: bigint('output', { mode: 'number' }).notNull(),
    usedInput: bigint('used_input', { mode: 'number' }).notNull().default(0),
    usedOutput: bigint('used_output', { mode: 'number' }).notNull().default(0),
    /** Set on a reservation under an unlimited plan, which reserves nothing and is not charged. */
    unmetered: boolean('unmetered').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    unique('ledger_once_a_run').on(table.runId, table.kind),
    unique('ledger_once_a_grant').on(table.userId, table.reason),
    index('ledger_user').on(table.userId, table.id),
    index('ledger_usage').on(table.userId, table.createdAt, table.id),
  ],
);

/**
 * Payments whose money was returned by a refund or a dispute, at least for a time. A copy of
 * Stripe's record; `readTicket` is drawn before it is read, as for subscriptions.
 */
export const returnedPayments = pgTable(
  'returned_payments',
  {
    /** Stripe's charge. */
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    invoiceId: text('invoice_id'),
    subscriptionId: text('subscription_id'),
    /** In minor units, like `returned`. */
    paid: integer('paid').notNull(),
    returned: integer('returned').notNull(),
    state: text('state').$type<InvoiceReturn>().notNull(),
    /** Whether a dispute is or was the reason. */
    isDisputed: boolean('is_disputed').notNull(),
    /** The time that the payment bought from a subscription. */
    lines: jsonb('lines').$type<PaidLine[]>().notNull(),
    /** The credits of a pack that the payment bought. */
    packCredits: integer('pack_credits').notNull(),
    readTicket: bigint('read_ticket', { mode: 'number' }).notNull(),
  },
  (table) => [index('returned_payments_user').on(table.userId)],
);
