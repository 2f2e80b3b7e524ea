/** A link as it stands in the address. */
export type SignedLinkParts = { id: string; token: string; search: string };

export type SignedLink = { id: string; token: string; params: { expires: number; signature: string } };

/** Null when a part is missing, as after a line break in the mail has cut the link. */
export function readSignedLink({ id, token, search }: SignedLinkParts): SignedLink | null {
  const query = new URLSearchParams(search);
  const signature = query.get('signature');
  const expires = Number(query.get('expires') ?? Number.NaN);
  return id && token && signature && Number.isSafeInteger(expires) && expires >= 0
    ? { id, token, params: { expires, signature } }
    : null;
}
