import type { Notice } from '@/shared/lib/toasts';
import type { Granted } from './subscribing';

const figure = new Intl.NumberFormat('en-US');

/** The toast after subscribing. */
export const noticeOf = ({ trialing, tokens }: Granted): Notice => ({
  tone: 'ok',
  title: trialing
    ? `Trial activated. You have ${figure.format(tokens)} tokens.`
    : 'Payment successful. Your credits are updated.',
});
