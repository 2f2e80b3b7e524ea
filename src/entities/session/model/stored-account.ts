import { createEffect } from 'effector';
import type { AuthAnswerData } from '@/shared/api';
import type { User } from '@/shared/api/account';
import { eraseCookie, readCookie, writeCookie } from '@/shared/lib/storage';
import { type Account, NO_ROOM } from './transitions';

const TOKEN = 'lectern_token';
const USER = 'lectern_user';

const MAX_BYTES = 3900;

const fields: Record<keyof User, true> = {
  id: true,
  guid: true,
  first_name: true,
  last_name: true,
  full_name: true,
  date_of_birth: true,
  email: true,
  email_verified: true,
  email_verified_at: true,
  onboarding_completed: true,
  role: true,
  subscribed: true,
  school: true,
  photo_url: true,
  has_password: true,
  created_at: true,
  updated_at: true,
};

export type Authentication = { answer: AuthAnswerData };

/** Writes an authenticated account to the cookies. */
export const storeAccountFx = createEffect({
  name: 'storeAccount',
  handler: ({ answer: { user, token, expires_at: expires } }: Authentication): Account => {
    const account = { user, token, expires };
    write(account);
    return account;
  },
});

/** Updates the account in the cookies. */
export const updateStoredAccountFx = createEffect({ name: 'updateStoredAccount', handler: write });

/** Null when no user is signed in or the cookies cannot be parsed. */
export const readStoredAccountFx = createEffect<void, Account | null>({
  name: 'readStoredAccount',
  handler: () => {
    const token = readCookie(TOKEN);
    const stored = parse(readCookie(USER));
    return token && isComplete(stored) ? { token, user: stored.user, expires: stored.expires } : null;
  },
});

export const deleteStoredAccountFx = createEffect({
  name: 'deleteStoredAccount',
  handler: () => {
    eraseCookie(TOKEN);
    eraseCookie(USER);
  },
});

function write({ user, token, expires }: Account): void {
  const until = new Date(expires);
  writeCookie(TOKEN, token, until);
  writeCookie(USER, JSON.stringify({ user: fitting({ ...user, date_of_birth: null }), expires }), until);
}

/** Browsers drop cookies over 4 KB, and encoding can grow text ninefold; the server sends long names again. */
function fitting(user: User): User {
  const isLong = encodeURIComponent(JSON.stringify(user)).length > MAX_BYTES;
  return isLong ? { ...user, first_name: NO_ROOM, last_name: '', full_name: NO_ROOM, school: null } : user;
}

/** Only our own code writes the cookie, but an older build may have known less of a user. */
function isComplete(stored: unknown): stored is Omit<Account, 'token'> {
  if (!isObject(stored) || !('user' in stored) || !('expires' in stored)) return false;
  const { user } = stored;
  return isObject(user) && Object.keys(fields).every((field) => field in user);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function parse(json: string | null): unknown {
  try {
    return json === null ? null : JSON.parse(json);
  } catch {
    return null;
  }
}
