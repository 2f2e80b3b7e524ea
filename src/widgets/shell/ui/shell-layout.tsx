import { useUnit } from 'effector-react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { $session, isSignedIn, type Session, stageOf } from '@/entities/session';
import { $namedCrumbs } from '@/shared/lib/navigation';
import type { Crumb } from '@/shared/ui/breadcrumbs';
import { BareShell } from './bare-shell';
import { Shell } from './shell';

/** The layout route that renders the shell around the current page. */
export function ShellLayout() {
  const { pathname, search } = useLocation();
  const { session, named } = useUnit({ session: $session, named: $namedCrumbs });
  const handles = useMatches().map(({ handle }) => handle);
  const ofRoute = handles.map(crumbsIn).find((found) => found.length > 0);
  const isNamed = named !== null && `${pathname}${search}`.includes(named.id);
  const crumbs = ofRoute && isNamed ? [...ofRoute.slice(0, -1), ...named.crumbs] : ofRoute;
  if (handles.some(isOpen) && (crumbs || !hasFullAccess(session)))
    return (
      <BareShell crumbs={crumbs} next={`${pathname}${search}`}>
        <Outlet />
      </BareShell>
    );
  return (
    <Shell
      pathname={pathname}
      workspace={handles.some(has('workspace'))}
      fill={handles.some(has('fill'))}
      marking={handles.some(has('marking'))}
      crumbs={crumbs}
    >
      <Outlet />
    </Shell>
  );
}

/** Whether the page is also open to visitors and to users without access to the others. */
const isOpen = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'layout' in handle && handle.layout === 'open';

const hasFullAccess = (session: Session): boolean =>
  isSignedIn(session) &&
  stageOf(session) === 'ready' &&
  (session.user.role === 'student' || session.user.subscribed);

/** Tells whether a route has a property. */
const has =
  (property: 'workspace' | 'fill' | 'marking') =>
  (handle: unknown): boolean =>
    typeof handle === 'object' &&
    handle !== null &&
    property in handle &&
    Reflect.get(handle, property) === true;

/** The breadcrumbs of a route; empty for a top-level page. */
function crumbsIn(handle: unknown): readonly Crumb[] {
  if (typeof handle !== 'object' || handle === null || !('above' in handle) || !('title' in handle))
    return [];
  const above: unknown[] = Array.isArray(handle.above) ? handle.above : [];
  const crumbs = above.filter(isCrumb);
  const nearest = crumbs.at(-1);
  return nearest ? [...crumbs, { label: nameBelow(nearest.label, String(handle.title)) }] : [];
}

/** Shortens `Quizzes: history` to `History` below the crumb `Quizzes`. */
function nameBelow(parent: string, title: string): string {
  const name = title.startsWith(`${parent}: `) ? title.slice(parent.length + 2) : title;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

const isCrumb = (value: unknown): value is Crumb =>
  typeof value === 'object' && value !== null && 'label' in value && 'href' in value;
