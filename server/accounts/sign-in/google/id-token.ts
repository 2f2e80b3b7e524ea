import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { GoogleConfig } from '../../../platform/config.ts';
import { Problem } from '../../../platform/problem.ts';
import { normalEmail } from '../../users/account.ts';
import { notAccepted } from './nonce.ts';

/** The user whom Google has authenticated. */
export interface GoogleIdentity {
  /** Google never reuses it, unlike an address. */
  subject: string;
  email: string;
  /**
   * Whether Google assigns this address itself (Gmail, Workspace), so that its current holder is
   * signing in.
   */
  isAuthority: boolean;
  nonce: string;
  expiresAt: Date;
}

/** Accepts only a token that carries this nonce. */
export type ReadIdToken = (idToken: string, nonce: string | undefined) => Promise<GoogleIdentity>;

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
/**
 * The only algorithm that Google uses; the verifier rejects `none` and HMAC before it looks up a
 * key.
 */
const ALGORITHMS = ['RS256'];
const CLOCK_TOLERANCE_SECONDS = 10;

const claims = z.object({
  sub: z.string().min(1).max(255),
  exp: z.number(),
  email: z.email().max(254),
  email_verified: z.union([z.literal(true), z.literal('true')]),
  hd: z.string().min(1).optional(),
});

/**
 * Verifies Google's ID tokens for this installation. Caches Google's keys and fetches them again
 * for an unknown key.
 */
export function googleTokens({ clientId, jwksUrl }: GoogleConfig): ReadIdToken {
  const keys = createRemoteJWKSet(new URL(jwksUrl));
  return async (idToken, nonce) => {
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms: ALGORITHMS,
      audience: clientId,
      issuer: ISSUERS,
      requiredClaims: ['exp', 'iat'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    }).catch(rejectToken);
    if (nonce === undefined || payload['nonce'] !== nonce) throw notAccepted();
    const read = claims.safeParse(payload);
    if (!read.success) throw new Problem('unauthenticated', 'Google has not verified this email address.');
    const email = normalEmail(read.data.email);
    const { sub: subject, exp, hd } = read.data;
    const isGmail = /@(gmail|googlemail)\.com$/.test(email);
    const isAuthority = isGmail || hd !== undefined;
    return { subject, email, isAuthority, nonce, expiresAt: new Date(exp * 1000) };
  };
}

/** Answers 401 for an invalid token and 503 when Google's keys cannot be fetched. */
function rejectToken(cause: unknown): never {
  const isWrong = cause instanceof errors.JOSEError && !isFetchFailure(cause);
  if (isWrong) throw notAccepted(cause);
  throw new Problem('unavailable', 'Google cannot be reached at the moment. Try again later.', { cause });
}

/** The errors of jose that concern the key server, not the token. */
const isFetchFailure = ({ code }: errors.JOSEError) =>
  code === errors.JWKSTimeout.code || code === errors.JOSEError.code || code === errors.JWKSInvalid.code;
