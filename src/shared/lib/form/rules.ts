import { INVALID_EMAIL, isEmail } from '../email';

/** Text that may not be blank. */
export const filled =
  (message: string) =>
  (text: string): string | undefined =>
    text.trim() === '' ? message : undefined;

/** Text in which spaces count, as in a password. */
export const entered =
  (message: string) =>
  (text: string): string | undefined =>
    text === '' ? message : undefined;

export const emailAddress = (text: string): string | undefined => (isEmail(text) ? undefined : INVALID_EMAIL);
