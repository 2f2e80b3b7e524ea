import type { Scope } from 'effector';
import { createBrowserRouter, type Location } from 'react-router';
import { createAccessMiddleware } from '../access/access-middleware';
import { createRouteObjects } from './route-objects';

export function createRouter(scope: Scope) {
  const hereOf = () => (router.state.initialized ? hrefOf(router.state.location) : null);
  const router = createBrowserRouter(
    createRouteObjects(() => scope, [createAccessMiddleware(scope, hereOf)]),
  );
  return router;
}

const hrefOf = ({ pathname, search, hash }: Location): string => `${pathname}${search}${hash}`;
