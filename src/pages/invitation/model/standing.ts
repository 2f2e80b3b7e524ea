import { isSignedIn, type Session, stageOf } from '@/entities/session';

/** What the person who looks at an invitation may do with it. */
export type Standing =
  | { kind: 'visitor' }
  | { kind: 'unverified' }
  /** The birth date and the notice about AI come first. */
  | { kind: 'newcomer' }
  | { kind: 'student' }
  /** Signed in as somebody whom it is not for. */
  | { kind: 'other'; email: string; why: 'teacher' | 'address' };

export function standingOf(session: Session, invitedEmail: string): Standing {
  if (!isSignedIn(session)) return { kind: 'visitor' };
  const { email, role } = session.user;
  if (email.toLowerCase() !== invitedEmail.toLowerCase()) return { kind: 'other', email, why: 'address' };
  if (role === 'teacher') return { kind: 'other', email, why: 'teacher' };
  const stage = stageOf(session);
  if (stage === 'unverified') return { kind: 'unverified' };
  return { kind: stage === 'onboarding' ? 'newcomer' : 'student' };
}
