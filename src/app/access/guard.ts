import { isSignedIn, type Session, type SignedIn, stageOf } from '@/entities/session';
import { readNext, withNext } from '@/shared/lib/navigation';
import { isCovered, isGated } from './gated-paths';
import { findRoute } from '../routing/route-lookup';
import { forVisitors } from '../routing/routes.ts';

export type Verdict =
  | { kind: 'allow' }
  | { kind: 'redirect'; to: string }
  /** The page needs a valid subscription: the navigation stops, and the offer of one is shown. */
  | { kind: 'upgrade' };

export type PageAddress = { pathname: string; search: string };

/**
 * The user's subscription; it may stay unknown unless `needsSubscription` is true. A co-teacher without one is covered by the plan
 * of a class's owner.
 */
export type Subscription = 'unknown' | 'valid' | 'covered' | 'invalid';

type Visit = {
  session: SignedIn;
  next: string | null;
  search: string;
  /** Whether a plan opens the page to a teacher who never subscribed: given without paying, or that of a class's owner. */
  covered: boolean;
};
type Rule = (visit: Visit) => Verdict;

const allow: Verdict = { kind: 'allow' };
const upgrade: Verdict = { kind: 'upgrade' };
const redirect = (to: string): Verdict => ({ kind: 'redirect', to });

/** The rule for signed-in users of each guard that the route table names. */
const rules = new Map<string, Rule>([
  ['anyone', () => allow],
  ['signed-in', () => allow],
  ['entry', (visit) => (isUnverified(visit) ? redirect(withNext('/verify', visit.next)) : goOn(visit))],
  ['unverified', (visit) => (isUnverified(visit) ? allow : goOn(visit))],
  ['teacher-onboarding', onboardingOf('teacher')],
  ['student-onboarding', onboardingOf('student')],
  ['teacher', areaOf('teacher')],
  ['student', areaOf('student')],
]);

/** Whether this session may open this place, or where to redirect it. An unknown path is open and shows the 404 page. */
export function guard(session: Session, subscription: Subscription, place: PageAddress): Verdict {
  const found = findRoute(place.pathname);
  if (found.kind === 'unknown') return allow;
  if (found.kind === 'copy') return redirect(`${found.of}${place.search}`);
  return judge(session, subscription, place, found.route);
}

/** Whether the verdict depends on the subscription, so that it has to be fetched first. */
export function needsSubscription(session: Session, place: PageAddress): boolean {
  const { kind } = guard(session, 'invalid', place);
  return kind === 'upgrade' || kind !== guard(session, 'valid', place).kind;
}

export function judge(
  session: Session,
  subscription: Subscription,
  { pathname, search }: PageAddress,
  route: { path: string; access: string },
): Verdict {
  const rule = rules.get(route.access);
  if (rule === undefined) throw new Error('Unknown route middleware');
  if (!isSignedIn(session))
    return forVisitors.includes(route.access) ? allow : redirect(withNext('/login', `${pathname}${search}`));
  const covered = subscription === 'valid' || (subscription === 'covered' && isCovered(route.path));
  const verdict = rule({ session, next: readNext(search), search, covered });
  const isOpen = !isGated(route.path) || covered || subscription === 'unknown';
  return verdict === allow && !isOpen ? upgrade : verdict;
}

/** The pages of a role, after verification, onboarding and the choice of a plan. */
function areaOf(role: 'teacher' | 'student'): Rule {
  return (visit) => {
    const stage = stageOf(visit.session);
    if (stage === 'unverified') return redirect('/verify');
    if (stage === 'onboarding') return redirect(onboardingPathOf(visit));
    const { user } = visit.session;
    if (user.role === 'teacher' && !user.subscribed && !visit.covered) return redirect('/plans');
    return user.role === role ? allow : redirect(homeOf(visit));
  };
}

function onboardingOf(role: 'teacher' | 'student'): Rule {
  return (visit) => {
    const stage = stageOf(visit.session);
    if (stage === 'unverified') return redirect(withNext('/verify', visit.next ?? ownLinkOf(visit)));
    if (stage === 'ready') return redirect(visit.next ?? classLinkOf(visit) ?? homeOf(visit));
    return visit.session.user.role === role ? allow : redirect(onboardingPathOf(visit));
  };
}

/** The link of a class or an invitation, to continue to once the address is verified. */
const ownLinkOf = ({ search }: Visit): string | null =>
  /[?&](code|invitation)=/.test(search) ? `/onboarding/add-student${search}` : null;

const isUnverified = ({ session }: Visit): boolean => stageOf(session) === 'unverified';

const goOn = (visit: Visit): Verdict => redirect(visit.next ?? homeOf(visit));

const homeOf = ({ session }: Visit): string => (session.user.role === 'student' ? '/students' : '/');

/** The link of a class leads a student who has finished onboarding to the form that joins it. */
function classLinkOf({ session, search }: Visit): string | null {
  const code = new URLSearchParams(search).get('code');
  return code !== null && session.user.role === 'student'
    ? `/students/classes?code=${encodeURIComponent(code)}`
    : null;
}

const onboardingPathOf = ({ session }: Visit): string =>
  session.user.role === 'student' ? '/onboarding/add-student' : '/onboarding';
