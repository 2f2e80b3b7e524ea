import { sql } from 'drizzle-orm';
import { users } from './tables.ts';

/** Null for a deleted account. */
export const authorName = sql<
  string | null
>`nullif(trim(${users.firstName} || ' ' || ${users.lastName}), '')`;
