import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './client.ts';
import { secrets } from './tables.ts';

/**
 * Returns the installation's secret of this name, creating it at the first call. All processes
 * share it.
 */
export async function readSecret(db: Database, name: string): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await db.insert(secrets).values({ name, value }).onConflictDoNothing();
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (row === undefined) throw new Error(`The secret ${name} is missing after its creation.`);
  return row.value;
}
