import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../../accounts/users/tables.ts';
import type { MailTime, NotificationKind } from '../../../generated/schemas/index.ts';
import { moment } from '../../../platform/database/columns.ts';

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** What is new for a user. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    /** Identifies the event within its kind; its unique index prevents a second notification. */
    event: text('event').notNull(),
    title: text('title').notNull(),
    className: text('class_name').notNull(),
    /** What its page shows: an assignment, a submission or a class. */
    subjectId: uuid('subject_id').notNull(),
    happenedAt: moment('happened_at').notNull(),
    readAt: moment('read_at'),
    /** When to mail it; null if it was mailed or never will be. */
    mailAt: moment('mail_at'),
  },
  (table) => [
    uniqueIndex('notifications_event').on(table.userId, table.kind, table.event),
    index('notifications_list').on(table.userId, table.happenedAt, table.id),
    index('notifications_unread').on(table.userId).where(sql`${table.readAt} is null`),
    index('notifications_mail').on(table.mailAt).where(sql`${table.mailAt} is not null`),
    index('notifications_age').on(table.happenedAt),
  ],
);

/** When users want to be mailed; without a row, at the usual time of the kind. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    userId: owner(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    mail: text('mail').$type<MailTime>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
