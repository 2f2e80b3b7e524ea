import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../../accounts/users/tables.ts';
import { createdAt, updatedAt } from '../../../platform/database/columns.ts';
import { classes } from '../classes/tables.ts';

/** What teachers tell a class. */
export const announcements = pgTable(
  'announcements',
  {
    id: uuid('id').primaryKey(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** Whether students and teachers can add comments. */
    commentsOpen: boolean('comments_open').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('announcements_class').on(table.classId, table.createdAt, table.id),
    index('announcements_author').on(table.authorId),
  ],
);

export const announcementComments = pgTable(
  'announcement_comments',
  {
    id: uuid('id').primaryKey(),
    announcementId: uuid('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('announcement_comments_announcement').on(table.announcementId, table.createdAt, table.id),
    index('announcement_comments_author').on(table.authorId),
  ],
);
