export const INVALID_EMAIL = 'Invalid email address';

const MAX_EMAIL_LENGTH = 254;

/**
 * The rule of the server (`server/platform/http/validation.ts`), so that a list and a form accept what registration
 * accepts. Checks the shape only; whether the address exists is known once an email arrives.
 */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return (
    address.length <= MAX_EMAIL_LENGTH &&
    /^[^\s@"<>(),:;\\[\]]+@[^\s@"<>(),:;\\[\].]+(\.[^\s@"<>(),:;\\[\].]+)+$/.test(address)
  );
}
