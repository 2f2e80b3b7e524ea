export type ResetLink = { id: string; token: string; expires: number; signature: string };

/** The link as it stands in the address; null when a part is missing, as after a line break in the mail has cut it. */
export function readResetLink(search: string): ResetLink | null {
  const query = new URLSearchParams(search);
  const [id, token, signature] = [query.get('id'), query.get('token'), query.get('signature')];
  const expires = Number(query.get('expires') ?? Number.NaN);
  return id && token && signature && Number.isSafeInteger(expires) && expires >= 0
    ? { id, token, expires, signature }
    : null;
}
