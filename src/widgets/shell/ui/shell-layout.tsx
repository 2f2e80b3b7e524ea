import { useUnit } from 'effector-react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { $session, isSignedIn, type Session, stageOf } from '@/entities/session';
import type { Crumb } from '@/shared/ui/breadcrumbs';
import { BareShell } from './bare-shell';
import { Shell } from './shell';

/** The shell as a layout route: what is asked for stands inside. */
export function ShellLayout() {
  const { pathname, search } = useLocation();
  const session = useUnit($session);
  const handles = useMatches().map(({ handle }) => handle);
  const crumbs = handles.map(crumbsIn).find((found) => found.length > 0);
  if (handles.some(isOpen) && (crumbs || !goesAbout(session)))
    return (
      <BareShell crumbs={crumbs} next={`${pathname}${search}`}>
        <Outlet />
      </BareShell>
    );
  return (
    <Shell pathname={pathname} workspace={handles.some(asksForWidth)} crumbs={crumbs}>
      <Outlet />
    </Shell>
  );
}

/** Open to everybody, and so to those who may not go anywhere else yet. */
const isOpen = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'layout' in handle && handle.layout === 'open';

const goesAbout = (session: Session): boolean =>
  isSignedIn(session) &&
  stageOf(session) === 'ready' &&
  (session.user.role === 'student' || session.user.subscribed);

const asksForWidth = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'workspace' in handle && handle.workspace === true;

/** The way from the pages above to this one; none for a page that has none above it. */
function crumbsIn(handle: unknown): readonly Crumb[] {
  if (typeof handle !== 'object' || handle === null || !('above' in handle) || !('title' in handle))
    return [];
  const above: unknown[] = Array.isArray(handle.above) ? handle.above : [];
  const way = above.filter(isCrumb);
  const nearest = way.at(-1);
  return nearest ? [...way, { label: nameBelow(nearest.label, String(handle.title)) }] : [];
}

/** `Quizzes: history` needs to say below `Quizzes` only that it is the history. */
function nameBelow(parent: string, title: string): string {
  const name = title.startsWith(`${parent}: `) ? title.slice(parent.length + 2) : title;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

const isCrumb = (value: unknown): value is Crumb =>
  typeof value === 'object' && value !== null && 'label' in value && 'href' in value;
