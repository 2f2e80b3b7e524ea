import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from '../../platform/database/columns.ts';

export const schools = pgTable('schools', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  schoolYear: text('school_year'),
  unit: text('unit'),
  section: text('section'),
  /** Null until a teacher of the school first chooses a date. */
  timeZone: text('time_zone'),
});

/**
 * An email address belongs to the account that has verified it. Other accounts that name it stay
 * unverified, so registering never reveals which addresses have accounts.
 */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    dateOfBirth: date('date_of_birth'),
    /** Lower case, so that one address is one account. */
    email: text('email').notNull(),
    /** Null for a user who signs in with Google only. */
    passwordHash: text('password_hash'),
    emailVerifiedAt: moment('email_verified_at'),
    onboardingCompleted: boolean('onboarding_completed').notNull().default(false),
    role: text('role', { enum: ['teacher', 'student'] }).notNull(),
    subscribed: boolean('subscribed').notNull().default(false),
    /** Appointed by the command or by another administrator; the setting ADMINISTRATORS names others. */
    isAdministrator: boolean('is_administrator').notNull().default(false),
    schoolId: integer('school_id').references(() => schools.id),
    /** Names the file of the photo; every new photo gets a new id. */
    photoId: uuid('photo_id').unique(),
    photoType: text('photo_type', { enum: ['image/png', 'image/jpeg', 'image/webp'] }),
    /** The page that the user wanted before registering; verifying the address returns it. */
    nextPath: text('next_path'),
    /** When the user agreed to product emails. */
    mailsAgreedAt: moment('mails_agreed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_verified_email').on(table.email).where(sql`email_verified_at is not null`),
    index('users_email').on(table.email),
    index('users_school').on(table.schoolId),
  ],
);
