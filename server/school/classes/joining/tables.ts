import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../../accounts/users/tables.ts';
import { createdAt, moment } from '../../../platform/database/columns.ts';
import { classes } from '../classes/tables.ts';

/** Students who used the code of a class whose teacher lets them in. */
export const joinRequests = pgTable(
  'join_requests',
  {
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    studentId: uuid('student_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** Remains after a decline, so that the code cannot be used to ask again. */
    declinedAt: moment('declined_at'),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.studentId] }),
    index('join_requests_student').on(table.studentId),
  ],
);
