import { Outlet, useLocation, useMatches } from 'react-router';
import { Shell } from './shell';

/** The shell as a layout route: what is asked for stands inside. */
export function ShellLayout() {
  const { pathname } = useLocation();
  const isWorkspace = useMatches().some(({ handle }) => asksForWidth(handle));
  return (
    <Shell pathname={pathname} workspace={isWorkspace}>
      <Outlet />
    </Shell>
  );
}

const asksForWidth = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'workspace' in handle && handle.workspace === true;
