import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../../accounts/users/tables.ts';
import { termClosings } from '../../work/closings/tables.ts';

/** The totals of a closing, exact, such as `2815/3`; null for none. */
export const frozenTotals = pgTable(
  'frozen_totals',
  {
    closingId: bigint('closing_id', { mode: 'number' })
      .notNull()
      .references(() => termClosings.id, { onDelete: 'cascade' }),
    studentId: uuid('student_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    current: text('current'),
    missingAsZero: text('missing_as_zero'),
  },
  (table) => [
    primaryKey({ columns: [table.closingId, table.studentId] }),
    index('frozen_totals_student').on(table.studentId),
  ],
);
