import { hashToken, newToken } from '../../platform/crypto/secret-token.ts';
import { isSigned, signatureOf } from '../../platform/crypto/signature.ts';

const PURPOSE = 'share';

/** The secret of a new link, and the hash under which it is stored. */
export function newShareToken(linkSecret: string): { token: string; hash: string } {
  const random = newToken();
  return { token: `${random}.${signatureOf(PURPOSE, [random], linkSecret)}`, hash: hashToken(random) };
}

/** The hash of a link's secret; null if this installation has not signed it, so that guesses cost no query. */
export function hashOfShareToken(token: string, linkSecret: string): string | null {
  const [random = '', signature = ''] = token.split('.');
  return isSigned(signature, PURPOSE, [random], linkSecret) ? hashToken(random) : null;
}
