const COOKIES = ['__Host-lectern_token', 'lectern_token'];
const BYTES = 8;

/** Names the session whose cookie this browser has, without its token; null without a session. */
export async function sessionName(): Promise<string | null> {
  // Without a way to read cookies, no page is stored.
  if (!globalThis.cookieStore) return null;
  const found = await Promise.all(COOKIES.map((name) => cookieStore.get(name)));
  const token = found.find((cookie) => cookie?.value)?.value;
  if (token === undefined) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(digest, 0, BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
