import { fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import { type ReactNode, useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { followLinks } from '../src/app/routing/follow-links';

type PageFrameProps = {
  /** Forks the scope that holds what the story shows. */
  start?: () => Scope;
  /** Where the page is. */
  path?: string;
  children: ReactNode;
};

/** A page of the application with its own scope and router. Links do nothing. */
export function PageFrame({ start = fork, path = '/', children }: PageFrameProps) {
  const [scope] = useState(() => start());
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: children }], { initialEntries: [path] }),
  );
  useEffect(() => followLinks(router), [router]);
  return (
    <Provider value={scope}>
      <RouterProvider router={router} />
    </Provider>
  );
}
