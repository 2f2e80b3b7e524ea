import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { classes } from '../classes/tables.ts';
import { users } from '../../accounts/users/tables.ts';
import type { OnboardingStep, SchoolDetails, StandardsFramework } from '../../generated/schemas/index.ts';

/**
 * What somebody has filled in before the first day. It outlives onboarding: it says what a teacher
 * teaches.
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
    /** The class that was made at its end: a call that is repeated answers it again. */
    classId: uuid('class_id').references(() => classes.id, { onDelete: 'set null' }),
    /** When a student said that the notice about AI was read. */
    aiNoticeAt: timestamp('ai_notice_at', { withTimezone: true, mode: 'date' }),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('onboardings_class').on(table.classId)],
);
