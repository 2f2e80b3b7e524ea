import { and, eq } from 'drizzle-orm';
import { signatureOf } from '../../../platform/crypto/signature.ts';
import type { Database } from '../../../platform/database/client.ts';
import { recipientKey } from '../../../platform/http/recipient-key.ts';
import { guardianOptOuts, type guardians } from './tables.ts';

type Recipient = Pick<typeof guardians.$inferSelect, 'studentId' | 'email'>;

/** One for all spellings of a mailbox, such as with a tag after a plus sign. */
const addressOf = (email: string, secret: string): string =>
  signatureOf('guardian-opt-out', [recipientKey(email)], secret);

/** Keeps that this mailbox gets no summaries about the student, whoever adds it again. */
export async function keepOptOut(
  db: Database,
  { studentId, email }: Recipient,
  secret: string,
): Promise<void> {
  await db
    .insert(guardianOptOuts)
    .values({ studentId, address: addressOf(email, secret) })
    .onConflictDoNothing();
}

/** When the owner of the address ended the summaries about the student; null if they did not. */
export async function optOutOf(
  db: Database,
  { studentId, email }: Recipient,
  secret: string,
): Promise<Date | null> {
  const [found] = await db
    .select({ since: guardianOptOuts.createdAt })
    .from(guardianOptOuts)
    .where(
      and(eq(guardianOptOuts.studentId, studentId), eq(guardianOptOuts.address, addressOf(email, secret))),
    );
  return found?.since ?? null;
}
