import { Problem } from '../../platform/problem.ts';
import { isSigned, signatureOf } from '../../platform/crypto/signature.ts';

/** What the server needs to make the links in mails: their origin is configured, so no request can bend it. */
export interface LinkIssuer {
  publicUrl: string;
  linkSecret: string;
}

type Purpose = 'verify-email' | 'reset-password';

/** The parts of a link that a mail carries. Its token works once, which is for the database to say. */
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

/** Refuses a link that was tampered with or is over, before the database is asked. */
export function refuseBadLink(
  purpose: Purpose,
  { id, token, expires, signature }: MailedLink,
  secret: string,
): void {
  if (!isSigned(signature, purpose, [id, token, expires], secret))
    throw new Problem('forbidden', 'This link is not valid.');
  if (expires * 1000 <= Date.now()) throw new Problem('forbidden', 'This link has expired.');
}
