import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../database/columns.ts';

/**
 * The files that were stored lately. A server that is killed between storing a file and its row leaves a file that
 * nothing names; the sweep finds it here.
 */
export const recentFiles = pgTable(
  'recent_files',
  { name: text('name').primaryKey(), createdAt: createdAt() },
  (table) => [index('recent_files_age').on(table.createdAt)],
);
