import { count } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { pgSchema, serial } from 'drizzle-orm/pg-core';
import { type Database, migrationsFolder } from './client.ts';

const applied = pgSchema('drizzle').table('__drizzle_migrations', { id: serial('id').primaryKey() });
const shipped = readMigrationFiles({ migrationsFolder }).length;

/** Whether every migration of this version is applied; throws if the database does not respond. */
export async function isMigrated(db: Database): Promise<boolean> {
  const [row] = await db.select({ migrations: count() }).from(applied);
  return row !== undefined && row.migrations >= shipped;
}
