import type { ResetLink } from './reset-link';

export type ResetErrors = { form?: string; password?: string; again?: string };

/** How far the new password has come. */
export type Reset =
  | { state: 'writing'; link: ResetLink; errors: ResetErrors }
  | { state: 'saving'; link: ResetLink }
  | { state: 'saved' }
  /** The link cannot be used: a new one may be asked for. */
  | { state: 'refused'; reason: string };

export const open = (link: ResetLink | null): Reset =>
  link ? { state: 'writing', link, errors: {} } : { state: 'refused', reason: 'This link is not valid.' };

/** A letter is changed: what was wrong with that field is not known of the new text. */
export function rewrite(reset: Reset, field: 'password' | 'again'): Reset {
  return reset.state === 'writing' && reset.errors[field] !== undefined
    ? { ...reset, errors: { ...reset.errors, [field]: undefined } }
    : reset;
}

export const complain = (reset: Reset, errors: ResetErrors): Reset =>
  reset.state === 'writing' ? { ...reset, errors } : reset;

export const save = (reset: Reset): Reset =>
  reset.state === 'writing' ? { state: 'saving', link: reset.link } : reset;

export const succeed = (reset: Reset): Reset => (reset.state === 'saving' ? { state: 'saved' } : reset);

/** What was written may be corrected and sent again. */
export const fail = (reset: Reset, errors: ResetErrors): Reset =>
  reset.state === 'saving' ? { state: 'writing', link: reset.link, errors } : reset;

/** The link itself was refused. */
export const close = (reset: Reset, reason: string): Reset =>
  reset.state === 'saving' ? { state: 'refused', reason } : reset;
