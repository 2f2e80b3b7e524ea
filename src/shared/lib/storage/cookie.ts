import { currentRendering, pageOrigin } from '../../first-view';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Localhost has no TLS, so its cookies are neither Secure nor prefixed. */
const isSecure = () => !LOOPBACK.includes(new URL(pageOrigin()).hostname);

/** With `__Host-`, no other host can set the cookie, not even a subdomain. */
const prefixed = (name: string) => (isSecure() ? `__Host-${name}` : name);

/** Sets a cookie for the whole site. */
export function writeCookie(name: string, value: string, expires: Date): void {
  if (currentRendering()) return;
  const secure = isSecure() ? '; Secure' : '';
  document.cookie = `${prefixed(name)}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Expires=${expires.toUTCString()}${secure}`;
}

export function readCookie(name: string): string | null {
  const start = `${prefixed(name)}=`;
  const cookies = currentRendering()?.cookies ?? document.cookie;
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(start));
  return found === undefined ? null : decodeURIComponent(found.slice(start.length));
}

export function eraseCookie(name: string): void {
  writeCookie(name, '', new Date(0));
}
