import { Problem } from '../../platform/problem.ts';
import { isSigned, signatureOf } from '../../platform/crypto/signature.ts';

/**
 * Where mailed links lead, and the key that signs them. The origin is configured, so no request can
 * change it.
 */
export interface LinkIssuer {
  publicUrl: string;
  linkSecret: string;
}

type Purpose = 'verify-email' | 'reset-password';

/** The parts of a mailed link. The database makes sure that its token works once. */
export interface MailedLink {
  id: string;
  token: string;
  /** Unix seconds. */
  expires: number;
  signature: string;
}

export function makeLink(
  purpose: Purpose,
  { id, token, expiresAt }: { id: string; token: string; expiresAt: Date },
  { linkSecret }: LinkIssuer,
): MailedLink {
  const expires = Math.floor(expiresAt.getTime() / 1000);
  return { id, token, expires, signature: signatureOf(purpose, [id, token, expires], linkSecret) };
}

/** Rejects a link that was tampered with or has expired, before any query. */
export function rejectInvalidLink(
  purpose: Purpose,
  { id, token, expires, signature }: MailedLink,
  secret: string,
): void {
  if (!isSigned(signature, purpose, [id, token, expires], secret))
    throw new Problem('forbidden', 'This link is not valid.');
  if (expires * 1000 <= Date.now()) throw new Problem('forbidden', 'This link has expired.');
}
