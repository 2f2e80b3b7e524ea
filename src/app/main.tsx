import '@/shared/ui/theme/global.css';
import { Provider } from 'effector-react';
import { StrictMode, startTransition, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { RouterProvider, type RouterProviderProps } from 'react-router';
import { answersTaken, beginHydration, canHydrate } from '@/shared/first-view';
import { makeInteractive } from './first-view/make-interactive';
import { pause } from './first-view/pause';
import { rememberFocus } from './first-view/replay-input';
import { createRoot, hydrateRoot } from './react-dom';
import { startApplication } from './start';

function Application(props: Pick<RouterProviderProps, 'router' | 'onError'>) {
  // The last effect of the hydration: the components have subscribed to their stores.
  useEffect(() => makeInteractive(), []);
  return <RouterProvider {...props} />;
}

/** Starts the application and hydrates the server's view, which stays until the first page has loaded. */
export async function hydratePage(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element #root.');
  const hasView = beginHydration();
  const { scope, router, report, arrived } = await startApplication();
  await arrived;
  if (hasView) await answersTaken();
  await pause();

  const application = (
    <StrictMode>
      <Provider value={scope}>
        <Application router={router} onError={report} />
      </Provider>
    </StrictMode>
  );
  const { pathname, search } = router.state.location;
  rememberFocus();
  if (canHydrate(`${pathname}${search}`)) {
    // In a transition, React yields to the browser every few milliseconds.
    startTransition(() => {
      hydrateRoot(root, application);
    });
    return;
  }
  // In this task, so that no key falls between the two views.
  flushSync(() => createRoot(root).render(application));
}
