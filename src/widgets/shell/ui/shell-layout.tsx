import { Outlet, useLocation, useMatches } from 'react-router';
import type { Crumb } from '@/shared/ui/breadcrumbs';
import { Shell } from './shell';

/** The shell as a layout route: what is asked for stands inside. */
export function ShellLayout() {
  const { pathname } = useLocation();
  const handles = useMatches().map(({ handle }) => handle);
  return (
    <Shell
      pathname={pathname}
      workspace={handles.some(asksForWidth)}
      crumbs={handles.map(crumbsIn).find((crumbs) => crumbs.length > 0)}
    >
      <Outlet />
    </Shell>
  );
}

const asksForWidth = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'workspace' in handle && handle.workspace === true;

/** The way from the pages above to this one; none for a page that has none above it. */
function crumbsIn(handle: unknown): readonly Crumb[] {
  if (typeof handle !== 'object' || handle === null || !('above' in handle) || !('title' in handle))
    return [];
  const above: unknown[] = Array.isArray(handle.above) ? handle.above : [];
  return above.length > 0 ? [...above.filter(isCrumb), { label: String(handle.title) }] : [];
}

const isCrumb = (value: unknown): value is Crumb =>
  typeof value === 'object' && value !== null && 'label' in value && 'href' in value;
