import { isSignedIn, type Session, stageOf } from '@/entities/session';

/** Who has opened an invitation; decides what they can do with it. */
export type VisitorKind =
  | { kind: 'visitor' }
  | { kind: 'unverified' }
  /** A student who still has to enter a birth date and read the notice about AI. */
  | { kind: 'newcomer' }
  | { kind: 'student' }
  /** Signed in to an account that the invitation is not for. */
  | { kind: 'other'; email: string; why: 'teacher' | 'address' };

export function visitorKindOf(session: Session, invitedEmail: string): VisitorKind {
  if (!isSignedIn(session)) return { kind: 'visitor' };
  const { email, role } = session.user;
  if (email.toLowerCase() !== invitedEmail.toLowerCase()) return { kind: 'other', email, why: 'address' };
  if (role === 'teacher') return { kind: 'other', email, why: 'teacher' };
  const stage = stageOf(session);
  if (stage === 'unverified') return { kind: 'unverified' };
  return { kind: stage === 'onboarding' ? 'newcomer' : 'student' };
}
