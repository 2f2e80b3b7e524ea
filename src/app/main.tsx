import '@/shared/ui/theme/global.css';
import { Provider } from 'effector-react';
import { StrictMode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, type RouterProviderProps } from 'react-router';
import { answersTaken, beginTakeover, canHydrate } from '@/shared/first-view';
import { makeInteractive } from './first-view/make-interactive';
import { rememberFocus } from './first-view/replay-input';
import { startApplication } from './start';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root.');

const view = beginTakeover();
const { scope, router, report, arrived } = startApplication();

function Application({ onError }: Pick<RouterProviderProps, 'onError'>) {
  // The last effect of the hydration: the components have subscribed to their stores.
  useEffect(() => makeInteractive(), []);
  return <RouterProvider router={router} onError={onError} />;
}

const application = (
  <StrictMode>
    <Provider value={scope}>
      <Application onError={report} />
    </Provider>
  </StrictMode>
);

// The server's view stays until the first page has loaded.
void arrived.then(async () => {
  if (view) await answersTaken();
  const { pathname, search } = router.state.location;
  rememberFocus();
  if (canHydrate(`${pathname}${search}`)) {
    hydrateRoot(root, application);
    return;
  }
  // In this task, so that no key falls between the two views.
  flushSync(() => createRoot(root).render(application));
});
