import { createHmac, timingSafeEqual } from 'node:crypto';

type Part = string | number;

function sign(purpose: string, parts: readonly Part[], secret: string): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest();
}

/** Signs the parts of a link for one purpose; the signature is invalid for any other purpose. */
export const signatureOf = (purpose: string, parts: readonly Part[], secret: string): string =>
  sign(purpose, parts, secret).toString('base64url');

export function isSigned(
  signature: string,
  purpose: string,
  parts: readonly Part[],
  secret: string,
): boolean {
  const expected = sign(purpose, parts, secret);
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
