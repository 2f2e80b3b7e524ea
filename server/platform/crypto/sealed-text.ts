import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;

/**
 * Encrypts a text under a key of its purpose, derived from a secret of the installation. `owner` is
 * authenticated with it, so that a value copied to another account's row cannot be opened.
 */
export function seal(text: string, purpose: string, owner: string, secret: string): string {
  const nonce = randomBytes(NONCE_LENGTH);
  const cipher = createCipheriv(ALGORITHM, keyOf(purpose, secret), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Throws if the text was sealed for another purpose, owner or secret, or was altered. */
export function unseal(sealed: string, purpose: string, owner: string, secret: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, NONCE_LENGTH);
  const tag = bytes.subarray(NONCE_LENGTH, NONCE_LENGTH + TAG_LENGTH);
  const decipher = createDecipheriv(ALGORITHM, keyOf(purpose, secret), nonce, { authTagLength: TAG_LENGTH });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
  const text = decipher.update(bytes.subarray(NONCE_LENGTH + TAG_LENGTH));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}

const keyOf = (purpose: string, secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `lectern/${purpose}`, 32));
