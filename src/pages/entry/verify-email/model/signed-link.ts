import { readSignature, type Signature } from '@/shared/lib/email';

export type SignedLinkParts = { id: string; token: string; search: string };

export type SignedLink = { id: string; token: string; params: Signature };

/** The link in the address; null when a part is missing. */
export function readSignedLink({ id, token, search }: SignedLinkParts): SignedLink | null {
  const params = readSignature(search);
  return id && token && params ? { id, token, params } : null;
}
