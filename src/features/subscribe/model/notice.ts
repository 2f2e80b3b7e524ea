import { formatNumber } from '@/shared/lib/numbers';
import type { Notice } from '@/shared/lib/toasts';
import type { Granted } from './subscribing';

/** The toast after subscribing. An unlimited plan, whose limit is null, has no amount. */
export function noticeOf({ trialing, tokens }: Granted, tokensLimit: number | null): Notice {
  if (!trialing) return { tone: 'ok', title: 'Payment successful. Your credits are updated.' };
  const amount = tokensLimit === null ? '' : ` You have ${formatNumber(tokens)} tokens.`;
  return { tone: 'ok', title: `Trial activated.${amount}` };
}
