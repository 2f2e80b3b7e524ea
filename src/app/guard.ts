import { isSignedIn, isUnverified, type Session, type SignedIn } from '@/entities/session';
import { readNext, withNext } from '@/shared/lib/navigation';
import type { Access } from './routes';

export type Verdict = { kind: 'allow' } | { kind: 'redirect'; to: string };

type Location = { pathname: string; search: string };

const allow: Verdict = { kind: 'allow' };
const redirect = (to: string): Verdict => ({ kind: 'redirect', to });

/** Whether this session may see this location, and where it belongs when not. */
export function guard(session: Session, location: Location, access: Access): Verdict {
  if (access === 'anyone') return allow;
  if (!isSignedIn(session)) {
    return access === 'visitor'
      ? allow
      : redirect(withNext('/login', `${location.pathname}${location.search}`));
  }
  const next = readNext(location.search);
  if (isUnverified(session)) return access === 'unverified' ? allow : redirect(withNext('/verify', next));
  if (access === 'visitor' || access === 'unverified') return redirect(next ?? homeOf(session));
  return access === session.user.role ? allow : redirect(homeOf(session));
}

const homeOf = ({ user }: SignedIn): string => (user.role === 'student' ? '/students' : '/');
