import { signatureOf } from '../../platform/crypto/signature.ts';

/** One mailbox, one spelling: without a tag after `+`, and for Gmail without dots. */
export function normalAddress(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@');
  const [mailbox = ''] = name.split('+');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`;
}

/** The keyed hashes by which a person is recognised. Without the secret neither address nor card can be guessed from them. */
export const personHashes = (
  { email, fingerprints }: { email: string; fingerprints: readonly string[] },
  secret: string,
): string[] => [
  signatureOf('address', [normalAddress(email)], secret),
  ...new Set(fingerprints.map((fingerprint) => signatureOf('card', [fingerprint], secret))),
];
