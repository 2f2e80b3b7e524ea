import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Stored } from './objects/objects.ts';

/**
 * What the sandbox keeps in Stripe's place, one row an object. It stands for another company's
 * records: no key of ours points here, and it never holds a card number.
 */
export const sandboxObjects = pgTable(
  'sandbox_objects',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<Stored['object']>().notNull(),
    customer: text('customer'),
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** When time changes it next, in the sandbox's seconds. */
    dueAt: bigint('due_at', { mode: 'number' }),
    data: jsonb('data').$type<Stored>().notNull(),
  },
  (table) => [
    index('sandbox_objects_list').on(table.kind, table.customer, table.seq),
    index('sandbox_objects_due').on(table.dueAt),
  ],
);

/**
 * How far the sandbox's time is ahead; its one row is also the lock under which the sandbox
 * changes.
 */
export const sandboxClock = pgTable('sandbox_clock', {
  name: text('name').primaryKey(),
  aheadSeconds: bigint('ahead_seconds', { mode: 'number' }).notNull(),
});
