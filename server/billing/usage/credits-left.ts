import { isUnmetered } from '../access.ts';
import { summarizeCredits } from '../credits/allowance.ts';
import type { Database } from '../../platform/database/client.ts';
import type { Usage } from '../../generated/schemas/index.ts';

/** How the account stands now. Under a plan without a quota, what is used is counted all the same. */
export async function creditsLeft(
  db: Database,
  userId: string,
): Promise<Pick<Usage, 'total' | 'used' | 'rem' | 'unlimited'>> {
  const { total, used, remaining } = await summarizeCredits(db, userId);
  if (await isUnmetered(db, userId)) return { total: null, used, rem: null, unlimited: true };
  return { total, used, rem: remaining, unlimited: false };
}
