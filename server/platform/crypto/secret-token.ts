import { createHash, randomBytes } from 'node:crypto';

/** A random bearer secret, 256 bits in base64url; store only its hash. */
export const newToken = () => randomBytes(32).toString('base64url');

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
