import type { Account } from '../auth/account.ts';
import { balanceOf } from '../credits/credits.ts';
import type { Database } from '../database/client.ts';
import type { Usage } from '../generated/schemas/index.ts';

/** How the account stands now. Teachers' plans have no quota; what they use is counted all the same. */
export async function creditsLeft(
  db: Database,
  { id, role }: Account,
): Promise<Pick<Usage, 'total' | 'used' | 'rem' | 'unlimited'>> {
  const balance = await balanceOf(db, id);
  const used = balance.used_input_tokens + balance.used_output_tokens;
  if (role === 'teacher') return { total: null, used, rem: null, unlimited: true };
  const rem = balance.available_input_tokens + balance.available_output_tokens;
  return { total: rem + used, used, rem, unlimited: false };
}
