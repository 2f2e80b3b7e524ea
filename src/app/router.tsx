import { type Scope, scopeBind } from 'effector';
import { createBrowserRouter, matchPath, redirect, type RouteObject } from 'react-router';
import { $session } from '@/entities/session';
import { FatalError } from './fatal-error';
import { guard, type Verdict } from './guard';
import { pages } from './pages';
import { Root } from './root';
import { type Route, routes } from './routes';

/** What `useMatches` gives back of a page. */
export type PageHandle = Pick<Route, 'title' | 'workspace' | 'above'>;

type KnownRoute = (typeof routes)[number];

export function createRouter(scope: Scope) {
  const inShell = routes.filter(({ layout }) => layout !== 'default');
  const alone = routes.filter(({ layout }) => layout === 'default');
  return createBrowserRouter([
    {
      Component: Root,
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
        {
          path: '*',
          handle: { title: 'Page Not Found' } satisfies PageHandle,
          lazy: { Component: async () => (await pages['not-found']()).View },
        },
      ],
    },
  ]);
}

function toRouteObject(scope: Scope, route: KnownRoute): RouteObject {
  const { path, page, title, access }: KnownRoute = route;
  const { workspace, above }: Route = route;
  return {
    path,
    handle: { title, workspace, above } satisfies PageHandle,
    middleware: [
      ({ request }) => {
        const verdict = guard(scope.getState($session), new URL(request.url), access);
        if (verdict.kind === 'redirect') throw redirect(verdict.to);
      },
    ],
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

/** What the guard says of the page that is open, after the session has changed. */
export function guardAgain(scope: Scope, location: { pathname: string; search: string }): Verdict {
  const route = findRoute(location.pathname);
  return route ? guard(scope.getState($session), location, route.access) : { kind: 'allow' };
}

const findRoute = (pathname: string): Route | undefined =>
  routes.find(({ path }) => matchPath(path, pathname));
