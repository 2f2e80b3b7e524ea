import type { TokenBalance } from '@/shared/api';

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 2 });

export function creditsOf(balance: TokenBalance): { left: string; used: string } {
  return {
    left: compact.format(balance.available_input_tokens + balance.available_output_tokens),
    used: compact.format(balance.used_input_tokens + balance.used_output_tokens),
  };
}

export const describeCredits = (balance: TokenBalance): string =>
  `${creditsOf(balance).left} AI credits left`;
