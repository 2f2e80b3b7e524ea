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
  /** The next session begins in another document. */
  | { state: 'ended' }
  | SignedIn;

/** How a session ended in this document. */
export type Ending =
  /** By the user. `next` is the page to return to after signing in again. */
  { how: 'signedOut' | 'deleted'; next: string | null } | { how: 'expired' | 'replaced' };

/** What the user still has to do before all pages of their role are open. */
export type Stage = 'visitor' | 'ended' | 'unverified' | 'onboarding' | 'ready';

export const visitor: Session = { state: 'visitor' };
export const ended: Session = { state: 'ended' };

export const isSignedIn = (session: Session): session is SignedIn => session.state === 'signedIn';

/** Every time that the server sends is longer; any other value is ignored. */
const MIN_TIME_LENGTH = 20;

const isVerified = ({ email_verified_at }: User): boolean =>
  email_verified_at !== null && email_verified_at.length > MIN_TIME_LENGTH;

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

export const end = (session: Session): Session => (isSignedIn(session) ? ended : session);

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

/** Applies changes of the same account in the cookies, written by another tab. */
export function catchUp(session: Session, stored: Account | null): Session {
  if (!isSignedIn(session) || stored?.token !== session.token) return session;
  const user = completed(stored.user, session.user);
  return JSON.stringify(session.user) === JSON.stringify(user) ? session : changeUser(session, user);
}

/** Whether this session is over, or another one follows it, by the account in the cookies. */
export const isReplaced = (session: Session, stored: Account | null): boolean =>
  isSignedIn(session) ? stored?.token !== session.token : session.state === 'ended' && stored !== null;

/** Stands for names that are too long for a cookie. */
export const NO_ROOM = '…';

/** Adds what the cookie lacks: long names, and the birth date, which is never in a cookie. */
const completed = (stored: User, { first_name, last_name, full_name, school, date_of_birth }: User): User =>
  stored.full_name === NO_ROOM
    ? { ...stored, first_name, last_name, full_name, school, date_of_birth }
    : { ...stored, date_of_birth };
