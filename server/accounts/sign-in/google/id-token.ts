import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { GoogleConfig } from '../../../platform/config.ts';
import { Problem } from '../../../platform/problem.ts';
import { normalEmail } from '../../users/account.ts';

/** The person that Google vouches for. */
export interface GoogleIdentity {
  /** Never given to another person, unlike an address. */
  subject: string;
  email: string;
  /** Whether the address is Google's to give, so that whoever has it now is whoever signs in. */
  isAuthority: boolean;
}

export type ReadIdToken = (idToken: string) => Promise<GoogleIdentity>;

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
/** Google signs with this one alone; `none` and keys of another kind never get to a key. */
const ALGORITHMS = ['RS256'];
const CLOCKS_DIFFER_SECONDS = 10;

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.union([z.literal(true), z.literal('true')]),
  hd: z.string().min(1).optional(),
});

/** Reads ID tokens of Google for this installation. The provider's keys are kept, and asked for again when one is new. */
export function googleTokens({ clientId, jwksUrl }: GoogleConfig): ReadIdToken {
  const keys = createRemoteJWKSet(new URL(jwksUrl));
  return async (idToken) => {
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms: ALGORITHMS,
      audience: clientId,
      issuer: ISSUERS,
      requiredClaims: ['exp', 'iat'],
      clockTolerance: CLOCKS_DIFFER_SECONDS,
    }).catch(refuseToken);
    const read = claims.safeParse(payload);
    if (!read.success) throw new Problem('unauthenticated', 'Google has not verified this email address.');
    const email = normalEmail(read.data.email);
    const isGmail = /@(gmail|googlemail)\.com$/.test(email);
    return { subject: read.data.sub, email, isAuthority: isGmail || read.data.hd !== undefined };
  };
}

/** A token that is wrong is refused; keys that cannot be had are nobody's fault here. */
function refuseToken(cause: unknown): never {
  const isWrong = cause instanceof errors.JOSEError && !isFetchFailure(cause);
  if (isWrong) throw new Problem('unauthenticated', 'Google sign-in was not accepted. Try again.', { cause });
  throw new Problem('unavailable', 'Google cannot be reached at the moment. Try again later.', { cause });
}

/** Of its errors these two are about the answer of the provider, not about the token. */
const isFetchFailure = ({ code }: errors.JOSEError) =>
  code === errors.JWKSTimeout.code || code === errors.JOSEError.code || code === errors.JWKSInvalid.code;
