import { INVALID_EMAIL, isEmail } from '../email';

/** Requires text that is not blank. */
export const filled =
  (message: string) =>
  (text: string): string | undefined =>
    text.trim() === '' ? message : undefined;

/** Requires text; spaces count, as in a password. */
export const entered =
  (message: string) =>
  (text: string): string | undefined =>
    text === '' ? message : undefined;

export const emailAddress = (text: string): string | undefined => (isEmail(text) ? undefined : INVALID_EMAIL);
