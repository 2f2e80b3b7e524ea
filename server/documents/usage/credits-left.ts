import { isUnmetered } from '../../billing/access/access.ts';
import { summarizeCredits } from '../../billing/credits/allowance.ts';
import type { Database } from '../../platform/database/client.ts';
import type { Usage } from '../../generated/schemas/index.ts';

/** A user's current credits. An unlimited plan counts usage too. */
export async function creditsLeft(
  db: Database,
  userId: string,
): Promise<Pick<Usage, 'total' | 'used' | 'rem' | 'unlimited'>> {
  const [{ total, used, remaining }, unlimited] = await Promise.all([
    summarizeCredits(db, userId),
    isUnmetered(db, userId),
  ]);
  if (unlimited) return { total: null, used, rem: null, unlimited: true };
  return { total, used, rem: remaining, unlimited: false };
}
