import { isSigned, signatureOf } from '../crypto/signature.ts';
import { Problem } from '../problem.ts';

/** Seconds; the client opens the address of a file at once. */
const LIFETIME = 60;

/** What a signed address carries. */
export interface SignedFile {
  id: string;
  expires: number;
  signature: string;
}

/** An address that opens `/api/RESOURCE/ID` without a session until it expires. The caller checks who may have it. */
export function signedAddress(resource: string, id: string, secret: string, lifetime = LIFETIME): string {
  const expires = Math.floor(Date.now() / 1000) + lifetime;
  const signature = signatureOf(resource, [id, expires], secret);
  return `/api/${resource}/${id}?expires=${expires}&signature=${signature}`;
}

/** Throws a 403 unless the address was signed for this file and has not expired. */
export function requireSigned(
  resource: string,
  { id, expires, signature }: SignedFile,
  secret: string,
): void {
  if (!isSigned(signature, resource, [id, expires], secret) || expires * 1000 <= Date.now())
    throw new Problem('forbidden', 'This address is no longer valid. Open the file again.');
}
