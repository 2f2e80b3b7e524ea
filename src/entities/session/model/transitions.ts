import type { TokenBalance, User } from '@/shared/api/account';

/** The signed-in user, and when the session of this browser expires. */
export type Account = {
  user: User;
  token: string;
  /** ISO time. */
  expires: string;
};

export type SignedIn = Account & {
  state: 'signedIn';
  /** Null until the server has sent it. */
  balance: TokenBalance | null;
};

export type Session =
  | { state: 'visitor' }
  /** The server rejected the token. */
  | { state: 'expired' }
  | SignedIn;

/** What the user still has to do before all pages of their role are open. */
export type Stage = 'visitor' | 'expired' | 'unverified' | 'onboarding' | 'ready';

export const visitor: Session = { state: 'visitor' };
export const expired: Session = { state: 'expired' };

export const isSignedIn = (session: Session): session is SignedIn => session.state === 'signedIn';

/** A time as the server writes it is longer than this; whatever else may stand there says nothing. */
const SHORTEST_TIME = 20;

const isVerified = ({ email_verified_at }: User): boolean =>
  email_verified_at !== null && email_verified_at.length > SHORTEST_TIME;

export function stageOf(session: Session): Stage {
  if (!isSignedIn(session)) return session.state;
  if (!isVerified(session.user)) return 'unverified';
  return session.user.onboarding_completed ? 'ready' : 'onboarding';
}

export const signIn = (account: Account, balance: TokenBalance | null): Session => ({
  state: 'signedIn',
  ...account,
  balance,
});

export const signOut = (session: Session): Session => (isSignedIn(session) ? visitor : session);

export const expire = (session: Session): Session => (isSignedIn(session) ? expired : session);

/** Applies the server's answer; an answer about another account is ignored. */
export function refresh(session: Session, answer: { user: User; token_balance: TokenBalance }): Session {
  return isSignedIn(session) && session.user.id === answer.user.id
    ? { ...session, user: answer.user, balance: answer.token_balance }
    : session;
}

/** Profile data that the user changed, as saved by the server. */
export function changeUser(session: Session, user: User): Session {
  return isSignedIn(session) && session.user.id === user.id ? { ...session, user } : session;
}

/** Set with the first subscription, and stays set when it ends. */
export function markSubscribed(session: Session): Session {
  return isSignedIn(session) && !session.user.subscribed
    ? { ...session, user: { ...session.user, subscribed: true } }
    : session;
}

export function changeBalance(session: Session, balance: TokenBalance): Session {
  return isSignedIn(session) ? { ...session, balance } : session;
}

/** Applies the account in the cookies, written by this or another tab. */
export function adopt(session: Session, stored: Account | null): Session {
  if (stored === null) return signOut(session);
  if (!isSameSession(session, stored)) return signIn(stored, null);
  const user = completed(stored.user, session.user);
  return JSON.stringify(session.user) === JSON.stringify(user) ? session : changeUser(session, user);
}

/** Stands for names that are too long for a cookie. */
export const NO_ROOM = '…';

/** Adds what the cookie lacks: long names, and the birth date, which is never in a cookie. */
const completed = (stored: User, { first_name, last_name, full_name, school, date_of_birth }: User): User =>
  stored.full_name === NO_ROOM
    ? { ...stored, first_name, last_name, full_name, school, date_of_birth }
    : { ...stored, date_of_birth };

export const isSameSession = (session: Session, stored: Account): session is SignedIn =>
  isSignedIn(session) && session.token === stored.token;
