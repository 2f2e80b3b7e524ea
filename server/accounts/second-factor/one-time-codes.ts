import { Secret, TOTP } from 'otpauth';

// RFC 6238 with the values that every authenticator app supports.
const SECRET_BYTES = 20;
const DIGITS = 6;
const PERIOD = 30;
/** Steps before and after the current one whose codes count, for clocks that differ. */
const WINDOW = 1;

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What the QR code holds. */
export const authenticatorUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/**
 * The time step that a code belongs to, or null if the code is wrong at `now`, in milliseconds. The
 * library compares in constant time.
 */
export function stepOf(code: string, secret: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: PERIOD, timestamp: now }) + delta;
}

const totpOf = (secret: string, label = 'Lectern') =>
  new TOTP({ issuer: 'Lectern', label, secret, algorithm: 'SHA1', digits: DIGITS, period: PERIOD });
