import { DrizzleQueryError } from 'drizzle-orm';
import postgres from 'postgres';

const FOREIGN_KEY_VIOLATION = '23503';

/** Whether the database rejected a deletion because another row refers to the row. */
export const isReferenced = (error: unknown): boolean =>
  error instanceof DrizzleQueryError &&
  error.cause instanceof postgres.PostgresError &&
  error.cause.code === FOREIGN_KEY_VIOLATION;
