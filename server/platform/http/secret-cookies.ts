import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    secretCookies: SecretCookies;
  }
}

/** Tokens in base64url, joined by dots; a cookie with anything else is ignored. */
const TOKENS = /^[\w-]{43}(\.[\w-]{43})*$/;

/**
 * The cookies of a call that scripts cannot read. Over https their names begin with `__Host-`, so
 * that no other host, not even a subdomain, can set them.
 */
export class SecretCookies {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #isSecure: boolean;

  constructor(request: FastifyRequest, reply: FastifyReply, isSecure: boolean) {
    this.#request = request;
    this.#reply = reply;
    this.#isSecure = isSecure;
  }

  read(name: string): string | undefined {
    const value = this.#request.cookies[this.#named(name)];
    return value !== undefined && TOKENS.test(value) ? value : undefined;
  }

  set(name: string, tokens: string, maxAgeSeconds: number): void {
    this.#write(name, tokens, maxAgeSeconds);
  }

  delete(name: string): void {
    this.#write(name, '', 0);
  }

  #named(name: string): string {
    return this.#isSecure ? `__Host-${name}` : name;
  }

  #write(name: string, value: string, maxAge: number): void {
    void this.#reply.setCookie(this.#named(name), value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#isSecure,
      maxAge,
    });
  }
}

/** Adds `secretCookies` to every request. */
export async function readSecretCookies(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(cookie);
  const isSecure = publicUrl.startsWith('https:');
  app.addHook('onRequest', async (request, reply) => {
    request.secretCookies = new SecretCookies(request, reply, isSecure);
  });
}
