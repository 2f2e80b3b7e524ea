import { fork, scopeBind } from 'effector';
import { $session, type Ending, listenToOtherTabs, otherTabChanged, tabOpened } from '@/entities/session';
import { afterHydration, arrivesWith } from '@/shared/first-view';
import { loadWhenUsed } from '@/shared/deferred';
import {
  type Destination,
  listenToHiding,
  listenToWindowFocus,
  navigateFx,
  navigationEnded,
  navigationStarted,
  windowFocused,
  windowHidden,
  withNext,
} from '@/shared/lib/navigation';
import {
  connectionChanged,
  listenToConnection,
  readStoredAt,
  storedDocumentOpened,
} from '@/shared/lib/network';
import { createErrorReporter, listenToUncaughtErrors } from './reporting/uncaught-errors';
import { applicationStarted, inputTyped, listenToTyping } from './updates/build-watch';
import { showDeferredFonts } from './first-view/deferred-fonts';
import { pause } from './first-view/pause';
import { forgetPages } from './offline/forget-pages';
import { storeTimeZone } from './first-view/time-zone-cookie';
import { guard, type PageAddress } from './access/guard';
import { leaveFx, replaceDocument } from './access/leave';
import { placeOf, reconsider, reconsiderFx } from './access/reconsider';
import { followLinks } from './routing/follow-links';
import { listenToLinks } from './routing/prefetch';
import { createRouter } from './routing/router';

/** One scope and one router for the life of the document. The session is read before the first navigation. */
export async function startApplication() {
  const scope = fork({
    handlers: [
      [navigateFx, async ({ to, replace }: Destination) => router?.navigate(to, { replace })],
      [reconsiderFx, async () => router && reconsider(scope, router)],
      [leaveFx, leave],
    ],
  });
  let router: ReturnType<typeof createRouter> | undefined;

  /** Where the guard redirects a visitor from this page; null if it allows it. */
  function redirection(place: PageAddress): string | null {
    const verdict = guard(scope.getState($session), 'unknown', place);
    return verdict.kind === 'redirect' ? verdict.to : null;
  }

  async function leave(ending: Ending): Promise<Ending['how'] | null> {
    const place = router ? placeOf(router) : location;
    const to =
      'next' in ending
        ? withNext('/login', ending.next)
        : (redirection(place) ?? `${place.pathname}${place.search}`);
    const forgotten = forgetPages();
    // The server had rejected the session, so nothing of it has arrived.
    if (arrivesWith(to)) {
      void router?.navigate(to, { replace: true });
      return ending.how;
    }
    await forgotten;
    replaceDocument(to, ending.how);
    return null;
  }

  // The next document needs it, and asking for it would delay this one.
  loadWhenUsed(async () => storeTimeZone());
  loadWhenUsed(async () => {
    const { documentUsed } = await import('./offline/keep-pages');
    scopeBind(documentUsed, { scope })();
  });
  scopeBind(tabOpened, { scope })();
  listenToOtherTabs(scopeBind(otherTabChanged, { scope }));

  // Before hydration, a browser that goes offline would change the view.
  void afterHydration(() => {
    listenToWindowFocus(scopeBind(windowFocused, { scope }));
    listenToHiding(scopeBind(windowHidden, { scope }));
    listenToConnection(scopeBind(connectionChanged, { scope }));
    readStoredAt(scopeBind(storedDocumentOpened, { scope }));
  });
  listenToTyping(scopeBind(inputTyped, { scope }));
  scopeBind(applicationStarted, { scope })();
  listenToLinks();

  const report = createErrorReporter(scope);
  listenToUncaughtErrors(report);

  await pause();
  const created = createRouter(scope);
  router = created;
  // Before hydration, links work as without scripts: another page than the document's can't be hydrated.
  void afterHydration(() => void followLinks(created));
  const started = scopeBind(navigationStarted, { scope });
  const ended = scopeBind(navigationEnded, { scope });
  const first = created.state.location.pathname;
  created.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle') return started();
    if (location.pathname !== first) showDeferredFonts();
    return ended();
  });
  return { scope, router: created, report, arrived: untilArrived(created) };
}

/** Resolves once the guard has decided and the first page's chunk has loaded. */
async function untilArrived(router: ReturnType<typeof createRouter>): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
