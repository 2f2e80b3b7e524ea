import type { Scope } from 'effector';
import { type MiddlewareFunction, redirect, redirectDocument, replace } from 'react-router';
import { $session } from '@/entities/session';
import { $online } from '@/shared/lib/network';
import { $reloadsNext } from '../updates/build-watch';
import { guard, needsSubscription, type PageAddress, type Subscription, type Verdict } from './guard';
import { findRoute } from '../routing/route-lookup';

/** The guard's verdict on a place, after fetching the subscription if the verdict depends on it. */
export async function decide(scope: Scope, place: PageAddress): Promise<Verdict> {
  const subscription = needsSubscription(scope.getState($session), place)
    ? await readSubscription(scope)
    : 'unknown';
  return guard(scope.getState($session), subscription, place);
}

/** If the chunk fails to load, the subscription stays unknown, and an unknown one blocks nothing. */
async function readSubscription(scope: Scope): Promise<Subscription> {
  const gate = await import('./subscription-gate').catch(() => null);
  return gate ? gate.readSubscription(scope) : 'unknown';
}

/**
 * Runs the guard before every navigation. `hereOf` returns the current URL, or null before the first page; an
 * upgrade offer leaves the user there.
 */
export function createAccessMiddleware(scope: Scope, hereOf: () => string | null): MiddlewareFunction {
  return async ({ request }) => {
    const place = new URL(request.url);
    const verdict = await decide(scope, place);
    // Skip the redirect if the user has navigated since.
    if (request.signal.aborted) return;
    if (verdict.kind === 'allow') return reloadIfOutdated(scope, hereOf(), place);
    if (verdict.kind === 'redirect') throw redirect(verdict.to);
    const found = findRoute(place.pathname);
    const { offerUpgrade } = await import('./offer-upgrade');
    const title = found.kind === 'page' ? found.route.title : '';
    offerUpgrade(scope, { title, path: place.pathname });
    const here = hereOf();
    throw replace(here !== null && (await isOpen(scope, new URL(here, place))) ? here : '/');
  };
}

/** A newer build replaces the navigation to another page by a document load, and so do stored pages without a network. */
function reloadIfOutdated(scope: Scope, here: string | null, place: URL): void {
  if (here === null || !(scope.getState($reloadsNext) || hasStoredPages(scope))) return;
  const { pathname, search } = place;
  if (new URL(here, place).pathname !== pathname) throw redirectDocument(`${pathname}${search}`);
}

/** Whether a worker answers with the pages that this browser has. */
const hasStoredPages = (scope: Scope): boolean =>
  !scope.getState($online) && Boolean(navigator.serviceWorker?.controller);

/** Whether the user may still see the current page. */
const isOpen = async (scope: Scope, here: PageAddress): Promise<boolean> =>
  (await decide(scope, here)).kind === 'allow';
