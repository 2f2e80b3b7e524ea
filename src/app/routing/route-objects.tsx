import { type Scope, scopeBind } from 'effector';
import type { MiddlewareFunction, RouteObject, RouterContextProvider } from 'react-router';
import { FatalError } from '../reporting/fatal-error';
import { forPeople } from '../reporting/for-people';
import { loadPage } from './load-page';
import { Root } from './root';
import { findRoute } from './route-lookup';
import type { Route } from './routes';

/** The handle that `useMatches` returns for a page. */
export type PageHandle = Pick<Route, 'title' | 'workspace' | 'fill' | 'marking' | 'above'> & {
  layout?: Route['layout'];
};

/** The scope of a navigation: the tab's in a browser, the request's on the server. */
type ScopeOf = (context: Readonly<RouterContextProvider>) => Scope;

/** A route of the router, and the layout that it belongs under. */
type Placed = { parent: 'root' | 'shell' | 'steps'; object: RouteObject };

/** The route of a path; null if nothing is built there. */
export function routeAt(pathname: string, scopeOf: ScopeOf): Placed | null {
  const found = findRoute(pathname);
  if (found.kind === 'unknown') return null;
  // The guard redirects a copied path before it renders.
  if (found.kind === 'copy') return { parent: 'root', object: { path: pathname, loader: () => null } };
  return { parent: parentOf(found.route), object: toRouteObject(scopeOf, found.route) };
}

/**
 * The layouts with one page, because ranking and matching the whole table takes longer than all loaders. The same in the
 * browser, which adds the other pages as they are visited, and on the server.
 */
export function createRouteObjects(
  scopeOf: ScopeOf,
  middleware: MiddlewareFunction[],
  pathname: string,
): RouteObject[] {
  const page = routeAt(pathname, scopeOf);
  const under = (parent: Placed['parent']) => (page?.parent === parent ? [page.object] : []);
  return [
    {
      id: 'root' satisfies Placed['parent'],
      Component: Root,
      middleware,
      ErrorBoundary: forPeople(FatalError),
      HydrateFallback: () => null,
      children: [
        {
          lazy: {
            Component: async () => (await import('@/widgets/shell')).ShellLayout,
            loader: async () => {
              const { shellOpened } = await import('@/widgets/shell');
              return ({ context }) => {
                scopeBind(shellOpened, { scope: scopeOf(context) })();
                return null;
              };
            },
          },
          shouldRevalidate: () => false,
          children: [
            {
              id: 'shell' satisfies Placed['parent'],
              // An error in a page leaves the menu in place.
              lazy: { ErrorBoundary: async () => forPeople((await import('@/widgets/shell')).PageError) },
              children: under('shell'),
            },
          ],
        },
        {
          id: 'steps' satisfies Placed['parent'],
          lazy: { Component: async () => (await import('@/widgets/endpapers')).EndpapersLayout },
          children: under('steps'),
        },
        ...under('root'),
        {
          path: '*',
          handle: { title: 'Page Not Found' } satisfies PageHandle,
          lazy: { Component: async () => forPeople((await loadPage('system/not-found')).View) },
        },
      ],
    },
  ];
}

function parentOf({ layout }: Route): Placed['parent'] {
  if (layout === 'default') return 'root';
  return layout === 'stepper' ? 'steps' : 'shell';
}

function toRouteObject(scopeOf: ScopeOf, route: Route): RouteObject {
  const { path, page, title, layout, workspace, fill, marking, above } = route;
  return {
    path,
    handle: { title, layout, workspace, fill, marking, above } satisfies PageHandle,
    lazy: {
      Component: async () => (await loadPage(page)).View,
      loader: async () => {
        const { open = () => {} } = await loadPage(page);
        return async ({ params, request, context }) => {
          const { pathname, search, searchParams } = new URL(request.url);
          await scopeBind(open, { scope: scopeOf(context) })({
            params,
            pathname,
            search,
            query: searchParams,
          });
          return null;
        };
      },
    },
    // A page is opened once per visit; a changed query does not reopen it, unless it names another resource.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname ||
      currentUrl.searchParams.get('id') !== nextUrl.searchParams.get('id'),
  };
}
