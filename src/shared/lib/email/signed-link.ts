export type Signature = { expires: number; signature: string };

/** The signature of a mailed link; null if it is incomplete, as after a line break by an email program. */
export function readSignature(search: string): Signature | null {
  const query = new URLSearchParams(search);
  const signature = query.get('signature');
  const expires = Number(query.get('expires') ?? Number.NaN);
  return signature && Number.isSafeInteger(expires) && expires >= 0 ? { expires, signature } : null;
}

export const INVALID_LINK = 'This link isn’t valid';

/** The title for a link that the server rejected: expired, used, or not valid. */
export const linkTitle = (message: string): string =>
  message === 'This link has expired.' || message === 'This link was already used.'
    ? message.slice(0, -1)
    : INVALID_LINK;
