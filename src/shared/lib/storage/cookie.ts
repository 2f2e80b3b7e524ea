const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Sets a cookie for the whole site; Secure except on localhost, which has no TLS. */
export function writeCookie(name: string, value: string, expires: Date): void {
  const secure = LOOPBACK.includes(location.hostname) ? '' : '; Secure';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Expires=${expires.toUTCString()}${secure}`;
}

export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
}

export function eraseCookie(name: string): void {
  writeCookie(name, '', new Date(0));
}
