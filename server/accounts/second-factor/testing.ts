import type { FastifyInstance } from 'fastify';
import { TOTP } from 'otpauth';
import { ACCOUNT_PASSWORD, type SignedIn } from '../../../tests/support/account.ts';
import { fakeAuthenticator } from '../../../tests/support/fake-authenticator.ts';
import { testConfig } from '../../testing.ts';
import { siteOf } from './passkeys.ts';

export const site = siteOf(testConfig.publicUrl);
const password = ACCOUNT_PASSWORD;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Calls of the second factor in the name of a user. */
export function secondFactorOf(app: FastifyInstance, { email, headers }: SignedIn) {
  const call = (method: Method, path: string, payload?: object) =>
    app.inject({ method, url: `/api/second-factor${path}`, headers, ...(payload && { payload }) });

  return {
    call,
    read: async () => (await call('GET', '')).json(),

    /** Turns an authenticator app on with the code of the current step, so that the next one is new. */
    async addAuthenticator() {
      const started = await call('POST', '/authenticator', { password });
      const { secret } = started.json();
      const answer = await call('PUT', '/authenticator', { code: codeAt(secret, 0) });
      return { secret: String(secret), codes: answer.json().recovery_codes as string[], answer };
    },

    async addPasskey(name = 'Laptop') {
      const authenticator = fakeAuthenticator();
      const { options } = (await call('POST', '/passkeys/options', { password })).json();
      const credential = authenticator.register(options, site);
      const answer = await call('POST', '/passkeys', { name, credential });
      return { authenticator, credential, answer };
    },

    /** The first step of a sign-in. */
    async signIn(remember = false) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/login',
        payload: { email, password, remember },
      });
      return answer.json().data;
    },

    complete: (payload: object) => app.inject({ method: 'POST', url: '/api/login/second-factor', payload }),
  };
}

/** The code that an app shows some steps of 30 seconds from now; the next one is accepted, too. */
export const codeAt = (secret: string, steps = 1): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Six digits that are wrong now and in the steps around. */
export function wrongCode(secret: string): string {
  const right = new Set([-1, 0, 1, 2, 3].map((steps) => codeAt(secret, steps)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.has(code)) ?? '';
}
