import type { TokenBalance, User } from '@/shared/api';

/** Who is signed in, and until when this browser remembers it. */
export type Account = {
  user: User;
  token: string;
  /** ISO time. */
  expires: string;
};

export type SignedIn = Account & {
  state: 'signedIn';
  /** Null until the server has said it. */
  balance: TokenBalance | null;
};

export type Session = { state: 'visitor' } | SignedIn;

export const visitor: Session = { state: 'visitor' };

export const isSignedIn = (session: Session): session is SignedIn => session.state === 'signedIn';

export const isUnverified = ({ user }: SignedIn): boolean => !user.email_verified;

export const signIn = (account: Account, balance: TokenBalance | null): Session => ({
  state: 'signedIn',
  ...account,
  balance,
});

export const signOut = (session: Session): Session => (isSignedIn(session) ? visitor : session);

/** What the server says of the account now. An answer about another account comes too late and changes nothing. */
export function refresh(session: Session, answer: { user: User; token_balance: TokenBalance }): Session {
  return isSignedIn(session) && session.user.id === answer.user.id
    ? { ...session, user: answer.user, balance: answer.token_balance }
    : session;
}

export function changeBalance(session: Session, balance: TokenBalance): Session {
  return isSignedIn(session) ? { ...session, balance } : session;
}

/** Takes over what the cookies hold, written by this tab before or by another one. */
export function adopt(session: Session, kept: Account | null): Session {
  if (kept === null) return signOut(session);
  return isSignedIn(session) && session.token === kept.token ? session : signIn(kept, null);
}
