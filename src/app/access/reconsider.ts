import { createEffect, type Scope, sample } from 'effector';
import type { createBrowserRouter } from 'react-router';
import { accountChanged, adopted, signedIn } from '@/entities/session';
import { decide } from './access-middleware';
import type { PageAddress } from './guard';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'navigate'>;

/** Runs the guard on the current page for the current session. The application provides the handler at its start. */
export const reconsiderFx = createEffect<void, void>({ name: 'reconsider', handler: () => {} });

/** The page that the router shows, or the one that it is going to. */
export const placeOf = ({ state }: Router): PageAddress => state.navigation.location ?? state.location;

/** Leaves a page that the guard redirects from. A co-teacher may be covered, so the subscription counts here too. */
export async function reconsider(scope: Scope, router: Router): Promise<void> {
  const place = placeOf(router);
  const verdict = await decide(scope, place);
  // The guard has judged a later navigation by itself.
  if (verdict.kind !== 'redirect' || !isSame(place, placeOf(router))) return;
  await router.navigate(verdict.to, { replace: true });
}

const isSame = (one: PageAddress, other: PageAddress): boolean =>
  one.pathname === other.pathname && one.search === other.search;

sample({ clock: [signedIn, accountChanged, adopted], target: reconsiderFx });
