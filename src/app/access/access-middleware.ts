import type { Scope } from 'effector';
import { type MiddlewareFunction, redirect, redirectDocument, replace } from 'react-router';
import { $session } from '@/entities/session';
import { $reloadsNext } from '../updates/build-watch';
import { guard, needsSubscription, type Place, type Subscription, type Verdict } from './guard';
import { findRoute } from '../routing/route-lookup';

/** What the guard says of a place, once everything that it asks about is known. */
async function decide(scope: Scope, place: Place): Promise<Verdict> {
  const subscription = needsSubscription(scope.getState($session), place)
    ? await readSubscription(scope)
    : 'unknown';
  return guard(scope.getState($session), subscription, place);
}

/** Code that cannot be fetched reads nothing, and an unread subscription closes nothing. */
async function readSubscription(scope: Scope): Promise<Subscription> {
  const gate = await import('./subscription-gate').catch(() => null);
  return gate ? gate.readSubscription(scope) : 'unknown';
}

/**
 * Asks the guard before every navigation. `hereOf` tells the address that is shown now, null before the first page: that is where one
 * stays when the offer of a plan stops the navigation.
 */
export function createAccessMiddleware(scope: Scope, hereOf: () => string | null): MiddlewareFunction {
  return async ({ request }) => {
    const place = new URL(request.url);
    const verdict = await decide(scope, place);
    // Whoever went elsewhere meanwhile is not to be called back.
    if (request.signal.aborted) return;
    if (verdict.kind === 'allow') return loadAnewWhenOutdated(scope, hereOf(), place);
    if (verdict.kind === 'redirect') throw redirect(verdict.to);
    const found = findRoute(place.pathname);
    const { offerUpgrade } = await import('./subscription-gate');
    offerUpgrade(scope, found.kind === 'page' ? found.route.title : '');
    const here = hereOf();
    throw replace(here !== null && (await isOpen(scope, new URL(here, place))) ? here : '/');
  };
}

/** Another page may come from a newer build: its document brings that build along. */
function loadAnewWhenOutdated(scope: Scope, here: string | null, place: URL): void {
  if (here === null || !scope.getState($reloadsNext)) return;
  const { pathname, search } = place;
  if (new URL(here, place).pathname !== pathname) throw redirectDocument(`${pathname}${search}`);
}

/** Whether the page that is shown has not closed meanwhile, too. */
const isOpen = async (scope: Scope, here: Place): Promise<boolean> =>
  (await decide(scope, here)).kind === 'allow';
