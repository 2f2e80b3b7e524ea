import type { FastifyRequest } from 'fastify';
import { readSessionCookie } from './session-cookie.ts';

/** The bearer of the call: a token, or with cookies the id of the session. */
export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer ([\w-]{1,128})$/i.exec(headers.authorization ?? '')?.[1];

/** The token that the call carries, valid or not. */
export const presentedToken = (request: FastifyRequest, inCookie: boolean): string | undefined =>
  inCookie ? readSessionCookie(request.secretCookies) : bearerOf(request);
