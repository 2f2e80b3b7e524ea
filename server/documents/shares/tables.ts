import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../../platform/database/columns.ts';
import { generations } from '../generations/document/tables.ts';

/** Links to the student copy of a document. */
export const shares = pgTable(
  'shares',
  {
    id: uuid('id').primaryKey(),
    generationId: uuid('generation_id')
      .notNull()
      .references(() => generations.id, { onDelete: 'cascade' }),
    /** Of the random part of the link, so that a reader of the table can't open it. */
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    createdAt: createdAt(),
  },
  (table) => [index('shares_of_generation').on(table.generationId, table.createdAt)],
);
