import type { InvitationRole } from '@/shared/api/invitations';
import { isSignedIn, type Session, stageOf } from '@/entities/session';

/** Who has opened an invitation; decides what they can do with it. */
export type VisitorKind =
  | { kind: 'visitor' }
  | { kind: 'unverified' }
  /** A user who still has to complete onboarding; a student enters a birth date and reads the notice about AI. */
  | { kind: 'newcomer' }
  | { kind: 'student' }
  /** A teacher with an invitation to teach the class. */
  | { kind: 'co-teacher' }
  /** Signed in to an account that the invitation is not for. */
  | { kind: 'other'; email: string; why: 'teacher' | 'student' | 'address' };

export function visitorKindOf(
  session: Session,
  invitedEmail: string,
  invitedAs: InvitationRole = 'student',
): VisitorKind {
  if (!isSignedIn(session)) return { kind: 'visitor' };
  const { email, role } = session.user;
  if (email.toLowerCase() !== invitedEmail.toLowerCase()) return { kind: 'other', email, why: 'address' };
  const wanted = invitedAs === 'student' ? 'student' : 'teacher';
  if (role !== wanted) return { kind: 'other', email, why: role };
  const stage = stageOf(session);
  if (stage === 'unverified') return { kind: 'unverified' };
  if (stage === 'onboarding') return { kind: 'newcomer' };
  return { kind: invitedAs };
}
