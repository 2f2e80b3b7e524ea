import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { classes } from '../classes/tables.ts';
import { users } from '../../accounts/users/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The students a teacher has invited to a class by mail: its roster, until they join. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    /** Lower case, as accounts keep it. */
    email: text('email').notNull(),
    /** As the teacher wrote it. */
    name: text('name'),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    usedBy: uuid('used_by').references(() => users.id, { onDelete: 'set null' }),
    revokedAt: moment('revoked_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    // One address waits in a class once.
    uniqueIndex('invitations_waiting')
      .on(table.classId, table.email)
      .where(sql`${table.usedAt} is null and ${table.revokedAt} is null`),
    index('invitations_class').on(table.classId),
    index('invitations_used_by').on(table.usedBy),
  ],
);
