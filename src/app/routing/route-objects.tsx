import { type Scope, scopeBind } from 'effector';
import type { MiddlewareFunction, RouteObject, RouterContextProvider } from 'react-router';
import { FatalError } from '../reporting/fatal-error';
import { forPeople } from '../reporting/for-people';
import { loadPage } from './load-page';
import { Root } from './root';
import { leadingCopies } from './route-lookup';
import { type Route, routes } from './routes';

/** The handle that `useMatches` returns for a page. */
export type PageHandle = Pick<Route, 'title' | 'workspace' | 'fill' | 'marking' | 'above'> & {
  layout?: Route['layout'];
};

type KnownRoute = (typeof routes)[number];

/** The scope of a navigation: the tab's in a browser, the request's on the server. */
type ScopeOf = (context: Readonly<RouterContextProvider>) => Scope;

/** The route table, or a part of it, as the router needs it. The same in the browser and on the server. */
export function createRouteObjects(
  scopeOf: ScopeOf,
  middleware: MiddlewareFunction[],
  isIncluded: (route: Route) => boolean = () => true,
): RouteObject[] {
  const included = routes.filter(isIncluded);
  const inShell = included.filter(isInShell);
  const inSteps = included.filter(({ layout }: Route) => layout === 'stepper');
  const alone = included.filter(({ layout }: Route) => layout === 'default');
  return [
    {
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
              // An error in a page leaves the menu in place.
              lazy: { ErrorBoundary: async () => forPeople((await import('@/widgets/shell')).PageError) },
              children: inShell.map((route) => toRouteObject(scopeOf, route)),
            },
          ],
        },
        {
          lazy: { Component: async () => (await import('@/widgets/endpapers')).EndpapersLayout },
          children: inSteps.map((route) => toRouteObject(scopeOf, route)),
        },
        ...alone.map((route) => toRouteObject(scopeOf, route)),
        // The guard redirects a copied path before it renders.
        ...leadingCopies.map(([path]) => ({ path, loader: () => null })),
        {
          path: '*',
          handle: { title: 'Page Not Found' } satisfies PageHandle,
          lazy: { Component: async () => forPeople((await loadPage('not-found')).View) },
        },
      ],
    },
  ];
}

const isInShell = ({ layout }: Route): boolean => layout !== 'default' && layout !== 'stepper';

function toRouteObject(scopeOf: ScopeOf, route: KnownRoute): RouteObject {
  const { path, page, title }: KnownRoute = route;
  const { layout, workspace, fill, marking, above }: Route = route;
  return {
    path,
    handle: { title, layout, workspace, fill, marking, above } satisfies PageHandle,
    lazy: {
      Component: async () => (await loadPage(page)).View,
      loader: async () => {
        const { announce } = await loadPage(page);
        return async ({ params, request, context }) => {
          const { pathname, search } = new URL(request.url);
          await announce?.(scopeOf(context), { params, pathname, search });
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
