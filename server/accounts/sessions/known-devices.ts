import { isSigned, signatureOf } from '../../platform/crypto/signature.ts';
import { newToken } from '../../platform/crypto/secret-token.ts';
import type { SecretCookies } from '../../platform/http/secret-cookies.ts';

const COOKIE = 'lectern_device';
const PURPOSE = 'known-device';
const LIFETIME_SECONDS = 180 * 24 * 3600;
/** Shared computers forget the account that signed in longest ago. */
const MAX_ACCOUNTS = 8;

export interface KnownDevices {
  /** Remembers, in a cookie, that the user has signed in on this device. */
  remember(cookies: SecretCookies, userId: string): void;
  /**
   * The key under which failed sign-ins of this device are counted; undefined if the user has never
   * signed in on it.
   */
  bucketOf(cookies: SecretCookies, userId: string | undefined): string | undefined;
}

/**
 * Devices on which users have signed in, after OWASP's device cookies: attempts from elsewhere then
 * cannot lock the owner out. The cookie holds a random id and a signature for each account.
 */
export function knownDevices(secret: string): KnownDevices {
  const read = (cookies: SecretCookies) => cookies.read(COOKIE)?.split('.') ?? [];
  return {
    remember(cookies, userId) {
      const [device = newToken(), ...signatures] = read(cookies);
      const signature = signatureOf(PURPOSE, [device, userId], secret);
      const others = signatures.filter((other) => other !== signature);
      const value = [device, signature, ...others].slice(0, 1 + MAX_ACCOUNTS).join('.');
      cookies.set(COOKIE, value, LIFETIME_SECONDS);
    },
    bucketOf(cookies, userId) {
      const [device, ...signatures] = read(cookies);
      if (device === undefined || userId === undefined) return undefined;
      const isKnown = signatures.some((each) => isSigned(each, PURPOSE, [device, userId], secret));
      return isKnown ? `device ${device} ${userId}` : undefined;
    },
  };
}
