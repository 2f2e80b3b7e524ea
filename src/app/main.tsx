import '@/shared/ui/theme/global.css';
import { Provider } from 'effector-react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { startApplication } from './start';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root.');

const { scope, router, report, arrived } = startApplication();

// The prerendered page stays until the first page has loaded.
void arrived.then(() =>
  createRoot(root).render(
    <StrictMode>
      <Provider value={scope}>
        <RouterProvider router={router} onError={report} />
      </Provider>
    </StrictMode>,
  ),
);
