import { fork, scopeBind } from 'effector';
import { $session, listenToOtherTabs, otherTabChanged, tabOpened } from '@/entities/session';
import { afterTakeover } from '@/shared/first-view';
import { loadWhenUsed } from '@/shared/late';
import {
  type Destination,
  listenToWindowFocus,
  navigateFx,
  navigationEnded,
  navigationStarted,
  windowFocused,
} from '@/shared/lib/navigation';
import { connectionChanged, listenToConnection } from '@/shared/lib/network';
import { createErrorReporter, listenToUncaughtErrors } from './reporting/uncaught-errors';
import { applicationStarted, inputTyped, listenToTyping } from './updates/build-watch';
import { showLateFonts } from './first-view/late-fonts';
import { pause } from './first-view/pause';
import { storeTimeZone } from './first-view/time-zone-cookie';
import { guard } from './access/guard';
import { reconsiderFx } from './access/reconsider';
import { followLinks } from './routing/follow-links';
import { listenToLinks } from './routing/prefetch';
import { createRouter } from './routing/router';

/** One scope and one router for the life of the tab. The session is read before the first navigation. */
export async function startApplication() {
  const scope = fork({
    handlers: [
      [navigateFx, async ({ to, replace }: Destination) => router?.navigate(to, { replace })],
      [reconsiderFx, async () => reconsider()],
    ],
  });
  let router: ReturnType<typeof createRouter> | undefined;

  async function reconsider(): Promise<void> {
    if (!router) return;
    const { navigation, location } = router.state;
    const verdict = guard(scope.getState($session), 'unknown', navigation.location ?? location);
    if (verdict.kind === 'redirect') await router.navigate(verdict.to, { replace: true });
  }

  // The next document needs it, and asking for it would delay this one.
  loadWhenUsed(async () => storeTimeZone());
  scopeBind(tabOpened, { scope })();
  listenToOtherTabs(scopeBind(otherTabChanged, { scope }));

  // Before hydration, a browser that goes offline would change the view.
  void afterTakeover(() => {
    listenToWindowFocus(scopeBind(windowFocused, { scope }));
    listenToConnection(scopeBind(connectionChanged, { scope }));
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
  void afterTakeover(() => void followLinks(created));
  const started = scopeBind(navigationStarted, { scope });
  const ended = scopeBind(navigationEnded, { scope });
  const first = created.state.location.pathname;
  created.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle') return started();
    if (location.pathname !== first) showLateFonts();
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
