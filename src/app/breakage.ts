import { type Scope, scopeBind } from 'effector';
import { isRouteErrorResponse } from 'react-router';
import { isCrawler } from '@/shared/lib/crawler';
import { $ownBuild } from './build-watch';

/** Tells the server's log of whatever fails without anybody having foreseen it. What a route answers on purpose is none of it. */
export function createBreakageReport(scope: Scope): (error: unknown) => void {
  return (error) => {
    if (isRouteErrorResponse(error) || isCrawler()) return;
    // A report that cannot be fetched cannot be sent either.
    import('./error-reports').then(
      ({ pageBroke }) =>
        scopeBind(pageBroke, { scope })({ error, path: location.pathname, build: scope.getState($ownBuild) }),
      () => {},
    );
  };
}

/** What breaks outside of any page: in a listener, in a promise that nobody waits for. */
export function listenToBreakages(broke: (error: unknown) => void): void {
  addEventListener('error', ({ error }) => {
    // A file that does not load has no error to tell.
    if (error instanceof Error) broke(error);
  });
  addEventListener('unhandledrejection', ({ reason }) => broke(reason));
}
