import { object, optional, string } from 'zod/mini';

/** The user in Google's token. The server verifies the token. */
export type GoogleProfile = { email: string; first_name: string; last_name: string; id_token: string };

const claims = object({
  email: string(),
  given_name: optional(string()),
  family_name: optional(string()),
  name: optional(string()),
});

const MAX_NAME_LENGTH = 80;

/** Null for an invalid token, or one without an email. */
export function readIdToken(token: string): GoogleProfile | null {
  const read = claims.safeParse(payloadOf(token));
  if (!read.success) return null;
  const { email, given_name, family_name, name } = read.data;
  const first = [given_name, name, email.split('@')[0]].find((each) => each?.trim()) ?? email;
  return {
    email,
    first_name: first.trim().slice(0, MAX_NAME_LENGTH),
    last_name: (family_name ?? '').trim().slice(0, MAX_NAME_LENGTH),
    id_token: token,
  };
}

function payloadOf(token: string): unknown {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(part), (letter) => letter.codePointAt(0) ?? 0);
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
