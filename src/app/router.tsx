import { type Scope, scopeBind } from 'effector';
import { createBrowserRouter, type MiddlewareFunction, redirect, type RouteObject } from 'react-router';
import { $session } from '@/entities/session';
import { FatalError } from './fatal-error';
import { guard } from './guard';
import { pages } from './pages';
import { Root } from './root';
import { leadingCopies } from './route-lookup';
import { type Route, routes } from './routes';

/** What `useMatches` gives back of a page. */
export type PageHandle = Pick<Route, 'title' | 'workspace' | 'above'>;

type KnownRoute = (typeof routes)[number];

export function createRouter(scope: Scope) {
  const inShell = routes.filter(isInShell);
  const alone = routes.filter((route) => !isInShell(route));
  return createBrowserRouter([
    {
      Component: Root,
      middleware: [asksTheGuard(scope)],
      ErrorBoundary: FatalError,
      HydrateFallback: () => null,
      children: [
        {
          lazy: {
            Component: async () => (await import('@/widgets/shell')).ShellLayout,
            loader: async () => {
              const { shellOpened } = await import('@/widgets/shell');
              return () => {
                scopeBind(shellOpened, { scope })();
                return null;
              };
            },
          },
          shouldRevalidate: () => false,
          children: [
            {
              // A page that breaks leaves the menu standing.
              lazy: { ErrorBoundary: async () => (await import('@/widgets/shell')).PageError },
              children: inShell.map((route) => toRouteObject(scope, route)),
            },
          ],
        },
        ...alone.map((route) => toRouteObject(scope, route)),
        // The guard leads on from a copy before anything of it is shown.
        ...leadingCopies.map(([path]) => ({ path, loader: () => null })),
        {
          path: '*',
          handle: { title: 'Page Not Found' } satisfies PageHandle,
          lazy: { Component: async () => (await pages['not-found']()).View },
        },
      ],
    },
  ]);
}

const isInShell = ({ layout }: Route): boolean => layout !== 'default' && layout !== 'stepper';

const asksTheGuard =
  (scope: Scope): MiddlewareFunction<unknown> =>
  ({ request }) => {
    const verdict = guard(scope.getState($session), 'unknown', new URL(request.url));
    if (verdict.kind === 'redirect') throw redirect(verdict.to);
  };

function toRouteObject(scope: Scope, route: KnownRoute): RouteObject {
  const { path, page, title }: KnownRoute = route;
  const { workspace, above }: Route = route;
  return {
    path,
    handle: { title, workspace, above } satisfies PageHandle,
    lazy: {
      Component: async () => (await pages[page]()).View,
      loader: async () => {
        const { announce } = await pages[page]();
        return ({ params, request }) => {
          const { pathname, search } = new URL(request.url);
          announce?.(scope, { params, pathname, search });
          return null;
        };
      },
    },
    // A page is opened once a visit, however its query changes while it is open.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  };
}
