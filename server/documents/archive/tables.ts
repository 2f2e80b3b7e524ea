import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/users/tables.ts';
import type { ArchiveCounts } from '../../generated/schemas/index.ts';
import { createdAt, moment } from '../../platform/database/columns.ts';

/** Imports of archives. */
export const archiveImports = pgTable(
  'archive_imports',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    added: jsonb('added').$type<ArchiveCounts>().notNull(),
    createdAt: createdAt(),
    /** Null while it runs, and for ever if the server died during it; it can be undone all the same. */
    finishedAt: moment('finished_at'),
    undoneAt: moment('undone_at'),
  },
  (table) => [index('archive_imports_list').on(table.userId, table.createdAt, table.id)],
);

/** What an import added, until it is undone. */
export const importedItems = pgTable(
  'imported_items',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => archiveImports.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['document', 'source', 'draft', 'favourite_template'] }).notNull(),
    /** The id, or the template type of a draft or a favourite template. */
    item: text('item').notNull(),
    /** The id in the archive, which differs if another row had it. */
    archivedAs: text('archived_as').notNull(),
    /** The version of a document or a draft, to recognise those that changed since. */
    version: integer('version'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.kind, table.item] }),
    index('imported_items_item').on(table.item),
    index('imported_items_archived').on(table.archivedAs),
  ],
);
