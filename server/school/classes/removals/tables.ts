import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../../accounts/users/tables.ts';
import type { TrashKind } from '../../../generated/schemas/index.ts';
import { moment } from '../../../platform/database/columns.ts';
import { classes } from '../classes/tables.ts';

const user = (name: string) => uuid(name).references(() => users.id, { onDelete: 'cascade' });

/** What was deleted, of kinds whose rows leave their tables; other kinds have a column `trashed_at`. */
export const trashedItems = pgTable(
  'trashed_items',
  {
    /** Of what was deleted. */
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<TrashKind>().notNull(),
    title: text('title').notNull(),
    classId: uuid('class_id').references(() => classes.id, { onDelete: 'cascade' }),
    /** Whose it is; null if it belongs to the class only. */
    ownerId: user('owner_id'),
    /** Whom it is about. */
    studentId: user('student_id'),
    trashedBy: uuid('trashed_by').references(() => users.id, { onDelete: 'set null' }),
    trashedAt: moment('trashed_at').notNull().defaultNow(),
  },
  (table) => [
    index('trashed_items_class').on(table.classId),
    index('trashed_items_owner').on(table.ownerId),
    index('trashed_items_student').on(table.studentId),
    index('trashed_items_by').on(table.trashedBy),
    index('trashed_items_trashed').on(table.trashedAt),
  ],
);

/** The rows of an item, and the columns of other rows that referred to one of them. */
export const trashedRows = pgTable(
  'trashed_rows',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => trashedItems.id, { onDelete: 'cascade' }),
    /** Rows are restored in ascending order, because each refers to earlier ones. */
    depth: integer('depth').notNull(),
    tableName: text('table_name').notNull(),
    row: jsonb('row').$type<Record<string, unknown>>().notNull(),
    /** The column that referred to a deleted row, if the row itself was not deleted. */
    reference: text('reference'),
    /** The people without whom the row would not exist. */
    personId: user('person_id'),
    otherPersonId: user('other_person_id'),
  },
  (table) => [
    index('trashed_rows_item').on(table.itemId, table.depth),
    index('trashed_rows_person').on(table.personId),
    index('trashed_rows_other_person').on(table.otherPersonId),
  ],
);
