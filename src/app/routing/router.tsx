import { type Scope, scopeBind } from 'effector';
import { createBrowserRouter, type Location, type RouteObject } from 'react-router';
import { createAccessMiddleware } from '../access/access-middleware';
import { FatalError } from '../reporting/fatal-error';
import { forPeople } from '../reporting/for-people';
import { loadPage } from './load-page';
import { Root } from './root';
import { leadingCopies } from './route-lookup';
import { type Route, routes } from './routes';

/** The handle that `useMatches` returns for a page. */
export type PageHandle = Pick<Route, 'title' | 'workspace' | 'above'> & { layout?: Route['layout'] };

type KnownRoute = (typeof routes)[number];

export function createRouter(scope: Scope) {
  const inShell = routes.filter(isInShell);
  const inSteps = routes.filter(({ layout }: Route) => layout === 'stepper');
  const alone = routes.filter(({ layout }: Route) => layout === 'default');
  const hereOf = () => (router.state.initialized ? hrefOf(router.state.location) : null);
  const router = createBrowserRouter([
    {
      Component: Root,
      middleware: [createAccessMiddleware(scope, hereOf)],
      ErrorBoundary: forPeople(FatalError),
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
              // An error in a page leaves the menu in place.
              lazy: { ErrorBoundary: async () => forPeople((await import('@/widgets/shell')).PageError) },
              children: inShell.map((route) => toRouteObject(scope, route)),
            },
          ],
        },
        {
          lazy: { Component: async () => (await import('@/widgets/endpapers')).EndpapersLayout },
          children: inSteps.map((route) => toRouteObject(scope, route)),
        },
        ...alone.map((route) => toRouteObject(scope, route)),
        // The guard redirects a copied path before it renders.
        ...leadingCopies.map(([path]) => ({ path, loader: () => null })),
        {
          path: '*',
          handle: { title: 'Page Not Found' } satisfies PageHandle,
          lazy: { Component: async () => forPeople((await loadPage('not-found')).View) },
        },
      ],
    },
  ]);
  return router;
}

const hrefOf = ({ pathname, search, hash }: Location): string => `${pathname}${search}${hash}`;

const isInShell = ({ layout }: Route): boolean => layout !== 'default' && layout !== 'stepper';

function toRouteObject(scope: Scope, route: KnownRoute): RouteObject {
  const { path, page, title }: KnownRoute = route;
  const { layout, workspace, above }: Route = route;
  return {
    path,
    handle: { title, layout, workspace, above } satisfies PageHandle,
    lazy: {
      Component: async () => (await loadPage(page)).View,
      loader: async () => {
        const { announce } = await loadPage(page);
        return ({ params, request }) => {
          const { pathname, search } = new URL(request.url);
          announce?.(scope, { params, pathname, search });
          return null;
        };
      },
    },
    // A page is opened once per visit; a changed query does not reopen it.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  };
}
