import { formatNumber } from '@/shared/lib/numbers';
import type { Notice } from '@/shared/lib/toasts';
import type { Granted } from './subscribing';

/** The toast after subscribing. */
export function noticeOf({ trialing, tokens }: Granted): Notice {
  if (!trialing) return { tone: 'ok', title: 'Payment successful. Your credits are updated.' };
  return { tone: 'ok', title: `Trial activated. You have ${formatNumber(tokens)} tokens.` };
}
