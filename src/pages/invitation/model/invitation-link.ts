/** A link as it stands in the address. */
export type InvitationLink = { id: string; search: string };

export type InvitationRequest = { uuid: string; params: { expires: number; signature: string } };

/** Null when a part is missing, as after a line break in the mail has cut the link. */
export function readLink({ id, search }: InvitationLink): InvitationRequest | null {
  const query = new URLSearchParams(search);
  const signature = query.get('signature');
  const expires = Number(query.get('expires') ?? Number.NaN);
  return id && signature && Number.isSafeInteger(expires) && expires >= 0
    ? { uuid: id, params: { expires, signature } }
    : null;
}

/** The way back to the page, after signing in. */
export const pathOf = ({ id, search }: InvitationLink): string => `/invitation/${id}${search}`;
