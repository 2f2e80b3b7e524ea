import type { SecretCookies } from '../../platform/http/secret-cookies.ts';
import type { IssuedToken } from './sessions.ts';

const COOKIE = 'lectern_session';

export function setSessionCookie(cookies: SecretCookies, { token, expiresAt }: IssuedToken): void {
  cookies.set(COOKIE, token, Math.floor((expiresAt.getTime() - Date.now()) / 1000));
}

export const readSessionCookie = (cookies: SecretCookies): string | undefined => cookies.read(COOKIE);

export const deleteSessionCookie = (cookies: SecretCookies): void => cookies.delete(COOKIE);
