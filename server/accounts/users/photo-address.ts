import { signatureOf } from '../../platform/crypto/signature.ts';

const HOUR = 3600;

/** The purpose that a photo's address is signed for. */
export const PHOTO_PURPOSE = 'photo';

/**
 * The address stays the same for an hour, so that browsers cache the picture, and expires one to
 * two hours later.
 */
export function photoUrl(id: string, secret: string): string {
  const expires = (Math.floor(Date.now() / 1000 / HOUR) + 2) * HOUR;
  return `/api/photos/${id}?expires=${expires}&signature=${signatureOf(PHOTO_PURPOSE, [id, expires], secret)}`;
}
