import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { classes } from '../classes/tables.ts';
import { users } from '../../../accounts/users/tables.ts';
import type { InvitationRole } from '../../../generated/schemas/index.ts';
import { createdAt, moment } from '../../../platform/database/columns.ts';

/** Lists of students that a teacher has imported into a class. */
export const rosterImports = pgTable(
  'roster_imports',
  {
    id: uuid('id').primaryKey(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    teacherId: uuid('teacher_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    undoneAt: moment('undone_at'),
  },
  (table) => [
    index('roster_imports_class').on(table.classId),
    index('roster_imports_teacher').on(table.teacherId),
  ],
);

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
    importId: uuid('import_id').references(() => rosterImports.id, { onDelete: 'set null' }),
    role: text('role').$type<InvitationRole>().notNull().default('student'),
    expiresAt: moment('expires_at').notNull(),
    /** When the mail server took the email, and when it last refused it. */
    sentAt: moment('sent_at'),
    failedAt: moment('failed_at'),
    /** When the recipient first opened the link. */
    openedAt: moment('opened_at'),
    usedAt: moment('used_at'),
    usedBy: uuid('used_by').references(() => users.id, { onDelete: 'set null' }),
    revokedAt: moment('revoked_at'),
    createdAt: createdAt(),
  },
  (table) => [
    // An address has at most one open invitation per class and role.
    uniqueIndex('invitations_waiting')
      .on(table.classId, table.email, table.role)
      .where(sql`${table.usedAt} is null and ${table.revokedAt} is null`),
    index('invitations_import').on(table.importId),
    index('invitations_email').on(table.email),
    index('invitations_class').on(table.classId),
    index('invitations_used_by').on(table.usedBy),
  ],
);
