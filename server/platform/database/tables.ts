import { pgTable, text } from 'drizzle-orm/pg-core';

/** Secrets that all processes of an installation share, created at the first start. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
