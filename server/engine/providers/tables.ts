import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { updatedAt } from '../../platform/database/columns.ts';
import type { Dialect } from './dialect.ts';

/** What the engine has found out about a model of a server, so that a restart need not find it out again. */
export const modelDialects = pgTable(
  'model_dialects',
  {
    baseUrl: text('base_url').notNull(),
    model: text('model').notNull(),
    dialect: jsonb('dialect').$type<Dialect>().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.baseUrl, table.model] })],
);
