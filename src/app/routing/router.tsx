import type { Scope } from 'effector';
import { createBrowserRouter, type Location } from 'react-router';
import { createAccessMiddleware } from '../access/access-middleware';
import { createRouteObjects, routeAt } from './route-objects';

export function createRouter(scope: Scope) {
  const hereOf = () => (router.state.initialized ? hrefOf(router.state.location) : null);
  const middleware = createAccessMiddleware(scope, hereOf);
  const router = createBrowserRouter(
    createRouteObjects(() => scope, [middleware], location.pathname),
    {
      patchRoutesOnNavigation: ({ path, patch }) => {
        const page = routeAt(path, () => scope);
        if (page) patch(page.parent, [page.object]);
      },
    },
  );
  return router;
}

const hrefOf = ({ pathname, search, hash }: Location): string => `${pathname}${search}${hash}`;
