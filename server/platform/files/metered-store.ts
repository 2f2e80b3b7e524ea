import type { Database } from '../database/client.ts';
import type { FileStore } from './file-store.ts';

/**
 * Throws a 422 unless so many more bytes fit into the storage of the user and of their school. Call it first in the
 * transaction that stores the row: it makes uploads of one person, or of one school, take turns until that ends. Outside one
 * it only tells whether they fit now.
 */
export type ReserveStorage = (tx: Database, userId: string, bytes: number) => Promise<void>;

/** A store whose users have quotas. */
export interface MeteredStore extends FileStore {
  reserve: ReserveStorage;
}
