import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AdminAction, PlanGrant } from '../../generated/schemas/index.ts';
import { moment } from '../../platform/database/columns.ts';

/**
 * What administrators did. The database refuses to change or delete an entry, so it names people by their address and
 * outlives their accounts.
 */
export const administrationLog = pgTable('administration_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull().defaultNow(),
  /** The address of the administrator, or who ran the command. */
  by: text('by').notNull(),
  action: text('action').$type<AdminAction>().notNull(),
  /** The address of the person, or the domain of the school. */
  subject: text('subject').notNull(),
  grant: jsonb('plan_grant').$type<PlanGrant>(),
});
