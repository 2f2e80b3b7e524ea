import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/client.ts';

/** What is deleted from a table of documents, and by its owner. */
interface OwnRemoval {
  kind: 'source' | 'batch';
  id: string;
  title: string;
  ownerId: string;
  by: string;
}

/** Deletes a row and all that depends on it, and stores them for the trash; of a higher area. */
export type MoveToTrash = (db: Database, table: PgTable, removal: OwnRemoval) => Promise<void>;
