import type { TokenBalance } from '@/shared/api/account';
import { formatNumber } from '@/shared/lib/numbers';

const LOW_SHARE = 0.1;

/** The remaining credits in words once less than a tenth is left; otherwise null. */
export function lowCredits(balance: TokenBalance | null): string | null {
  if (!balance) return null;
  const left = balance.available_input_tokens + balance.available_output_tokens;
  const used = balance.used_input_tokens + balance.used_output_tokens;
  if (left >= LOW_SHARE * (left + used)) return null;
  return left === 0 ? 'You have no AI credits left.' : `You have ${formatNumber(left)} AI credits left.`;
}
