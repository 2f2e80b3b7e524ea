import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../../accounts/users/tables.ts';
import { createdAt, moment } from '../../../platform/database/columns.ts';

/** Accounts that a teacher made, for students who sign in to their class. One that adds an address keeps its row unused. */
export const studentAccounts = pgTable('student_accounts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The first name with an initial, and a number if the class has the name already. */
  userName: text('user_name').notNull(),
  /** Of the card's token; null without a card. */
  tokenHash: text('token_hash').unique(),
  /** Of the three pictures with which the student signs in instead of a password. */
  picturesHash: text('pictures_hash'),
  /** Wrong passwords or pictures in a row. */
  failures: integer('failures').notNull().default(0),
  /** When the teacher confirmed the consent of the parents. */
  consentAt: moment('consent_at').notNull(),
  createdAt: createdAt(),
});
