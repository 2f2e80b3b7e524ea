import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Stored } from './objects/objects.ts';

/**
 * The sandbox’s objects, one per row. The product has no foreign key to them, and they contain no
 * card numbers.
 */
export const sandboxObjects = pgTable(
  'sandbox_objects',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<Stored['object']>().notNull(),
    customer: text('customer'),
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** The time of its next change, in the sandbox’s seconds. */
    dueAt: bigint('due_at', { mode: 'number' }),
    data: jsonb('data').$type<Stored>().notNull(),
  },
  (table) => [
    index('sandbox_objects_list').on(table.kind, table.customer, table.seq),
    index('sandbox_objects_due').on(table.dueAt),
  ],
);

/** The advance of the clock; its only row is also the lock for all changes. */
export const sandboxClock = pgTable('sandbox_clock', {
  name: text('name').primaryKey(),
  aheadSeconds: bigint('ahead_seconds', { mode: 'number' }).notNull(),
});
