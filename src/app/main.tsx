import '@/shared/ui/theme/global.css';
import { Provider } from 'effector-react';
import { StrictMode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, type RouterProviderProps } from 'react-router';
import { answersTaken, beginTakeover, canHydrate } from '@/shared/first-view';
import { makeInteractive } from './first-view/make-interactive';
import { startApplication } from './start';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root.');

const view = beginTakeover();
const { scope, router, report, arrived } = startApplication();

function Application({ onError }: Pick<RouterProviderProps, 'onError'>) {
  // In the task of the hydration, so that no input falls between the recording and React.
  useLayoutEffect(() => makeInteractive(), []);
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
  if (canHydrate(`${pathname}${search}`)) hydrateRoot(root, application);
  else createRoot(root).render(application);
});
