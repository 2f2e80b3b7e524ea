/** How far asking for a link has come. */
export type Asking =
  | { state: 'writing'; error: string | null }
  | { state: 'sending' }
  | { state: 'sent'; email: string; problem: string | null }
  | { state: 'resending'; email: string };

export const writing: Asking = { state: 'writing', error: null };

/** Another letter is written: what was wrong with the address is not wrong with this one. */
export const rewrite = (asking: Asking): Asking =>
  asking.state === 'writing' && asking.error !== null ? writing : asking;

export const refuse = (asking: Asking, error: string): Asking =>
  asking.state === 'writing' ? { state: 'writing', error } : asking;

/** A link is asked for: the first, or another one to the address that has one already. */
export function send(asking: Asking): Asking {
  if (asking.state === 'writing') return { state: 'sending' };
  return asking.state === 'sent' ? { state: 'resending', email: asking.email } : asking;
}

export const arrive = (asking: Asking, email: string): Asking =>
  asking.state === 'sending' || asking.state === 'resending'
    ? { state: 'sent', email, problem: null }
    : asking;

export function fail(asking: Asking, reason: string): Asking {
  if (asking.state === 'sending') return { state: 'writing', error: reason };
  return asking.state === 'resending' ? { state: 'sent', email: asking.email, problem: reason } : asking;
}
