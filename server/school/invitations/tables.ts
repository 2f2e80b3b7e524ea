import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { classes } from '../classes/tables.ts';
import { users } from '../../accounts/users/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Invitations to a class by email; its roster until the students join. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    /** In lower case, as in accounts. */
    email: text('email').notNull(),
    /** As the teacher typed it. */
    name: text('name'),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    usedBy: uuid('used_by').references(() => users.id, { onDelete: 'set null' }),
    revokedAt: moment('revoked_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    // An address has at most one open invitation per class.
    uniqueIndex('invitations_waiting')
      .on(table.classId, table.email)
      .where(sql`${table.usedAt} is null and ${table.revokedAt} is null`),
    index('invitations_class').on(table.classId),
    index('invitations_used_by').on(table.usedBy),
  ],
);
