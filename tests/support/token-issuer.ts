import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export const CLIENT_ID = 'lectern-test.apps.googleusercontent.com';

export interface TokenIssuer {
  /** For GOOGLE_JWKS_URL. */
  jwksUrl: string;
  /** The number of requests for the keys. */
  readonly asked: number;
  /** An ID token as Google would sign it; tests override claims. */
  sign(claims?: JWTPayload, key?: SigningKey): Promise<string>;
  /** A new key; its tokens are valid once the issuer serves it. */
  newKey(kid: string, isServed: boolean): Promise<SigningKey>;
  /** Makes requests for the keys respond with this status. */
  answerWith(status: number): void;
  stop(): Promise<void>;
}

interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
}

/** Google's claims for a user with a school's Workspace account. */
export const schoolAccount: JWTPayload = {
  iss: 'https://accounts.google.com',
  aud: CLIENT_ID,
  sub: '110169484474386276334',
  email: 'ada@school.test',
  email_verified: true,
  hd: 'school.test',
};

/** Replaces Google: serves a key set on a local port and signs tokens with it. */
export async function startTokenIssuer(): Promise<TokenIssuer> {
  const served: object[] = [];
  let asked = 0;
  let status = 200;
  const server = createServer((_, response) => {
    asked += 1;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys: served }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const newKey = async (kid: string, isServed: boolean): Promise<SigningKey> => {
    const { publicKey, privateKey } = await generateKeyPair('RS256');
    if (isServed) served.push({ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' });
    return { kid, privateKey };
  };
  const first = await newKey('first', true);

  return {
    jwksUrl: `http://127.0.0.1:${port}/certs`,
    get asked() {
      return asked;
    },
    async sign(claims = {}, key = first) {
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({ iat: now, exp: now + 3600, ...schoolAccount, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: key.kid })
        .sign(key.privateKey);
    },
    newKey,
    answerWith(other) {
      status = other;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
