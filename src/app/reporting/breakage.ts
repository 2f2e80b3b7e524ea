import { type Scope, scopeBind } from 'effector';
import { isRouteErrorResponse } from 'react-router';
import { $ownBuild } from '../updates/build-watch';
import { isCrawler } from './crawler';

/** Tells the server's log of whatever fails without anybody having foreseen it. What a route answers on purpose is none of it. */
export const createBreakageReport =
  (scope: Scope) =>
  (error: unknown): void => {
    if (!isRouteErrorResponse(error) && !isCrawler()) void report(scope, error);
  };

async function report(scope: Scope, error: unknown): Promise<void> {
  // A report that cannot be fetched cannot be sent either.
  const reports = await import('./error-reports').catch(() => null);
  const breakage = { error, path: location.pathname, build: scope.getState($ownBuild) };
  if (reports) scopeBind(reports.pageBroke, { scope })(breakage);
}

/** What breaks outside of any page: in a listener, in a promise that nobody waits for. */
export function listenToBreakages(broke: (error: unknown) => void): void {
  addEventListener('error', ({ error }) => {
    // A file that does not load has no error to tell.
    if (error instanceof Error) broke(error);
  });
  addEventListener('unhandledrejection', ({ reason }) => broke(reason));
}
