import type { Account } from '../auth/account.ts';
import { summarizeCredits } from '../credits/allowance.ts';
import type { Database } from '../database/client.ts';
import type { Usage } from '../generated/schemas/index.ts';

/** How the account stands now. Teachers' plans have no quota; what they use is counted all the same. */
export async function creditsLeft(
  db: Database,
  { id, role }: Account,
): Promise<Pick<Usage, 'total' | 'used' | 'rem' | 'unlimited'>> {
  const { total, used, remaining } = await summarizeCredits(db, id);
  if (role === 'teacher') return { total: null, used, rem: null, unlimited: true };
  return { total, used, rem: remaining, unlimited: false };
}
