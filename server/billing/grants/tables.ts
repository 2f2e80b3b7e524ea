import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/users/tables.ts';
import { createdAt, moment } from '../../platform/database/columns.ts';

/**
 * Plans that nobody pays for: of a person, of a school (the domain of its teachers' addresses) or, with neither, of
 * everyone.
 */
export const grantedPlans = pgTable(
  'granted_plans',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    domain: text('domain'),
    /** Null where only the seats are raised. */
    planId: text('plan_id', { enum: ['teacher-plus', 'teacher-pro'] }),
    /** How many students each teacher may have; null for the plan's. */
    seats: integer('seats'),
    endsAt: moment('ends_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('granted_plans_person').on(table.userId),
    uniqueIndex('granted_plans_school').on(table.domain),
    index('granted_plans_page').on(table.createdAt, table.id),
  ],
);
