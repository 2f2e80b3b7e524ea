import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './client.ts';
import { secrets } from './tables.ts';

/**
 * The installation's secret of this name: the same for every process and after a restart, made when
 * it is first asked for.
 */
export async function readSecret(db: Database, name: string): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await db.insert(secrets).values({ name, value }).onConflictDoNothing();
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (row === undefined) throw new Error(`The secret ${name} was lost while it was made.`);
  return row.value;
}
