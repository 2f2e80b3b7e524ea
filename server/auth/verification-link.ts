import { createHmac, timingSafeEqual } from 'node:crypto';

export interface LinkParts {
  id: string;
  token: string;
  /** Unix seconds. */
  expires: number;
}

function sign({ id, token, expires }: LinkParts, secret: string): Buffer {
  return createHmac('sha256', secret).update(`verify-email\n${id}\n${token}\n${expires}`).digest();
}

/** The address that a mail carries; the page there makes the call. */
export function verificationLink(publicUrl: string, parts: LinkParts, secret: string): string {
  const query = new URLSearchParams({
    expires: String(parts.expires),
    signature: sign(parts, secret).toString('base64url'),
  });
  return `${publicUrl}/verify-email/${parts.id}/${parts.token}?${query.toString()}`;
}

export function isSigned(parts: LinkParts, signature: string, secret: string): boolean {
  const expected = sign(parts, secret);
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
