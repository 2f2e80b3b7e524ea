import { signatureOf } from '../../platform/crypto/signature.ts';

/** The address without a tag after `+`, and for Gmail without dots, so that a mailbox has one spelling. */
export function normalAddress(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@');
  const [mailbox = ''] = name.split('+');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`;
}

/** The keyed hashes that identify a person. Without the secret they reveal neither address nor card. */
export const personHashes = (
  { email, fingerprints }: { email: string; fingerprints: readonly string[] },
  secret: string,
): string[] => [
  signatureOf('address', [normalAddress(email)], secret),
  ...new Set(fingerprints.map((fingerprint) => signatureOf('card', [fingerprint], secret))),
];
