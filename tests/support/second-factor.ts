import { randomUUID } from 'node:crypto';
import { passkeys } from '../../server/accounts/second-factor/tables.ts';
import type { Database } from '../../server/platform/database/client.ts';

/** Stores a passkey that no authenticator holds, and returns its id. */
export async function addPasskeyRow(db: Database, userId: string, name = 'Laptop'): Promise<string> {
  const id = randomUUID();
  await db.insert(passkeys).values({
    id,
    userId,
    name,
    credentialId: id,
    publicKey: 'pQECAyYgASFY',
    counter: 0,
    transports: ['internal'],
    userHandle: 'handle',
  });
  return id;
}
