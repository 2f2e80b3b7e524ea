import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { JWTPayload } from 'jose';
import { TERMS_VERSION } from '../../server/accounts/consents/consents.ts';
import type { TokenIssuer } from './token-issuer.ts';

export interface GoogleBrowser {
  /** Begins a sign-in and lets the issuer sign a token with its nonce. */
  sign(...parameters: Parameters<TokenIssuer['sign']>): Promise<string>;
  /** Sends the token with the cookies of the sign-in that it belongs to. */
  enter(idToken: string, change?: object): Promise<LightMyRequestResponse>;
  begin(headers?: Record<string, string>): Promise<LightMyRequestResponse>;
}

const person = {
  email: 'ada@school.test',
  first_name: 'Ada',
  last_name: 'Byron',
  role: 'teacher',
  terms_version: TERMS_VERSION,
};

/** Browsers that sign in with Google, a new one for each token. */
export function googleBrowser(app: FastifyInstance, issuer: TokenIssuer): GoogleBrowser {
  const cookies = new Map<unknown, string>();
  const begin = (headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/api/social-login/google/nonce', headers });
  return {
    begin,
    async sign(claims: JWTPayload = {}, key) {
      const begun = await begin();
      const nonce: unknown = begun.json().nonce;
      cookies.set(nonce, cookieOf(begun));
      return issuer.sign({ nonce, ...claims }, key);
    },
    enter: (idToken, change = {}) =>
      app.inject({
        method: 'POST',
        url: '/api/social-login/google',
        headers: { cookie: cookies.get(nonceOf(idToken)) ?? '' },
        payload: { ...person, id_token: idToken, ...change },
      }),
  };
}

/** The cookies that the answer sets, as a browser sends them back. */
export const cookieOf = ({ cookies }: LightMyRequestResponse): string =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

function nonceOf(idToken: string): unknown {
  const payload = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString();
  try {
    return JSON.parse(payload).nonce;
  } catch {
    return undefined;
  }
}
