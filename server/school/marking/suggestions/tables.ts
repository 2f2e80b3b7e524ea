import { boolean, foreignKey, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { batchItems } from '../../../documents/batches/tables.ts';
import { createdAt } from '../../../platform/database/columns.ts';
import { submissions } from '../../work/submissions/tables.ts';

/** The work that an item of a batch suggests a mark for. The suggestion itself is in the document of the item. */
export const suggestionPapers = pgTable(
  'suggestion_papers',
  {
    batchId: uuid('batch_id').notNull(),
    position: integer('position').notNull(),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    /** Whether its mark is an example for the other work of the batch. */
    isExample: boolean('is_example').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.position] }),
    foreignKey({
      name: 'suggestion_papers_item',
      columns: [table.batchId, table.position],
      foreignColumns: [batchItems.batchId, batchItems.position],
    }).onDelete('cascade'),
    index('suggestion_papers_submission').on(table.submissionId, table.createdAt),
  ],
);
