import { type Scope, scopeBind } from 'effector';
import { isRouteErrorResponse } from 'react-router';
import { $ownBuild } from '../updates/build-watch';
import { isCrawlerVisit } from './crawler-visit';

/** Reports unexpected errors to the server's log, but no error response that a route throws on purpose. */
export const createErrorReporter =
  (scope: Scope) =>
  (error: unknown): void => {
    if (!isRouteErrorResponse(error)) void report(scope, error);
  };

async function report(scope: Scope, error: unknown): Promise<void> {
  if (await isCrawlerVisit()) return;
  // Without a network the module cannot be fetched, nor could the report be sent.
  const reports = await import('./error-reports').catch(() => null);
  const unexpected = { error, path: location.pathname, build: scope.getState($ownBuild) };
  if (reports) scopeBind(reports.unexpectedErrorCaught, { scope })(unexpected);
}

/** Catches what React does not: errors in event listeners and unhandled rejections. */
export function listenToUncaughtErrors(onError: (error: unknown) => void): void {
  addEventListener('error', ({ error }) => {
    // A file that fails to load raises the event without an error.
    if (error instanceof Error) onError(error);
  });
  addEventListener('unhandledrejection', ({ reason }) => onError(reason));
}
