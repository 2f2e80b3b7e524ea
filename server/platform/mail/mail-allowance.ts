import type { Limit, Limits } from '../http/limits.ts';
import { recipientKey } from '../http/recipient-key.ts';

export type MailLimits = Pick<Limits, 'mailsBySender' | 'mailsByEmail' | 'mailsByEmailPerDay'>;

interface Sending {
  /** The account that causes the email; null for a visitor. */
  sender: string | null;
  to: string;
  /** Informs owners about a change of their account. */
  isNotice: boolean;
}

/** How much more notices may use, so that a flood of other emails never hides one. */
const NOTICE_FACTOR = 2;
const SWEEP_SIZE = 10_000;

/** Counts emails over all paths, by account and by recipient; false means that one must not be sent. */
export function mailAllowance(limits: MailLimits): (sending: Sending) => boolean {
  const bySender = windows(limits.mailsBySender);
  const byRecipient = [windows(limits.mailsByEmail), windows(limits.mailsByEmailPerDay)];
  return ({ sender, to, isNotice }) => {
    const counted = [
      ...(sender === null ? [] : [bySender(sender)]),
      ...byRecipient.map((countOf) => countOf(recipientKey(to))),
    ];
    const factor = isNotice ? NOTICE_FACTOR : 1;
    if (counted.some(({ count, max }) => count >= max * factor)) return false;
    for (const window of counted) window.count += 1;
    return true;
  };
}

interface Window {
  count: number;
  max: number;
  end: number;
}

/** The current window of each key. */
function windows({ max, seconds }: Limit): (key: string) => Window {
  const open = new Map<string, Window>();
  return (key) => {
    const now = Date.now();
    if (open.size > SWEEP_SIZE) {
      for (const [old, { end }] of open) if (end <= now) open.delete(old);
    }
    const known = open.get(key);
    if (known && known.end > now) return known;
    const window = { count: 0, max, end: now + seconds * 1000 };
    open.set(key, window);
    return window;
  };
}
