import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { classes } from '../classes/tables.ts';
import { users } from '../../../accounts/users/tables.ts';
import type { OnboardingStep, SchoolDetails, StandardsFramework } from '../../../generated/schemas/index.ts';

/**
 * The onboarding answers of a user. They remain after onboarding, because they describe what a
 * teacher teaches.
 */
export const onboardings = pgTable(
  'onboardings',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    step: text('step').$type<OnboardingStep>().notNull().default('school'),
    school: jsonb('school').$type<SchoolDetails>(),
    grades: jsonb('grades').$type<number[]>().notNull().default([]),
    subjects: jsonb('subjects').$type<string[]>().notNull().default([]),
    standards: jsonb('standards').$type<StandardsFramework[]>().notNull().default([]),
    /** The class created on completion, which a repeated call returns. */
    classId: uuid('class_id').references(() => classes.id, { onDelete: 'set null' }),
    /** When a student confirmed having read the AI notice. */
    aiNoticeAt: timestamp('ai_notice_at', { withTimezone: true, mode: 'date' }),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('onboardings_class').on(table.classId)],
);
