import { DrizzleQueryError } from 'drizzle-orm';
import postgres from 'postgres';

const FOREIGN_KEY_VIOLATION = '23503';
const UNIQUE_VIOLATION = '23505';

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof DrizzleQueryError &&
  error.cause instanceof postgres.PostgresError &&
  error.cause.code === code;

/** Whether the database rejected a deletion because another row refers to the row. */
export const isReferenced = (error: unknown): boolean => hasCode(error, FOREIGN_KEY_VIOLATION);

/** Whether the database rejected a row because another one has its unique values. */
export const isDuplicate = (error: unknown): boolean => hasCode(error, UNIQUE_VIOLATION);
