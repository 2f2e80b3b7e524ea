import { readSignature, type Signature } from '@/shared/lib/email';

export type ResetLink = Signature & { id: string; token: string };

/** The link in the address; null when a part is missing. */
export function readResetLink(search: string): ResetLink | null {
  const query = new URLSearchParams(search);
  const [id, token, signed] = [query.get('id'), query.get('token'), readSignature(search)];
  return id && token && signed ? { id, token, ...signed } : null;
}
