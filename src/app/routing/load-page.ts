import { type Scope, scopeBind } from 'effector';
import type { ComponentType } from 'react';
import type { PageName } from './routes';

export type Visit = {
  params: Readonly<Record<string, string | undefined>>;
  pathname: string;
  search: string;
};

export type LoadedPage = {
  View: ComponentType;
  /** Notifies the page's model that the page was opened. The page waits for what it returns. */
  announce?: (scope: Scope, visit: Visit) => void | Promise<unknown>;
};

/** The login page is in the first load; the list of all others is a chunk of its own, which /login does not need. */
export async function loadPage(name: PageName | 'system/not-found'): Promise<LoadedPage> {
  if (name !== 'entry/login') return (await import('./pages')).pages[name]();
  const { LoginPage, loginOpened } = await import('@/pages/entry/login');
  return { View: LoginPage, announce: (scope) => scopeBind(loginOpened, { scope })() };
}
