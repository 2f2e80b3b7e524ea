import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/users/tables.ts';
import type {
  AnyTemplateType,
  BatchItemState,
  BatchNeed,
  BatchState,
} from '../../generated/schemas/index.ts';
import { createdAt, moment, updatedAt } from '../../platform/database/columns.ts';
import { generations } from '../generations/document/tables.ts';

export const batches = pgTable(
  'batches',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    templateType: text('template_type').$type<AnyTemplateType>().notNull(),
    title: text('title').notNull(),
    /** The whole form; the list in it holds the items. */
    input: jsonb('input').$type<Record<string, unknown>>().notNull(),
    state: text('state').$type<BatchState>().notNull(),
    /** Why the server paused it. */
    pausedBecause: text('paused_because'),
    /** The missing credits or plan, if the server paused it; it resumes once the user has it. */
    pausedFor: text('paused_for').$type<BatchNeed>(),
    /** When it was last checked whether the user has what it lacks. */
    checkedAt: moment('checked_at'),
    idempotencyKey: text('idempotency_key'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('batches_idempotent').on(table.userId, table.idempotencyKey),
    index('batches_list').on(table.userId, table.createdAt, table.id),
  ],
);

export const batchItems = pgTable(
  'batch_items',
  {
    batchId: uuid('batch_id')
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    /** The place of its entry in the form's list. */
    position: integer('position').notNull(),
    name: text('name').notNull(),
    state: text('state').$type<BatchItemState>().notNull().default('waiting'),
    generationId: uuid('generation_id').references(() => generations.id, { onDelete: 'set null' }),
    failure: text('failure'),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.position] }),
    index('batch_items_generation').on(table.generationId),
  ],
);
