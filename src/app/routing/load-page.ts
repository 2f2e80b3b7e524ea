import type { Page } from '@/shared/lib/page';
import type { PageName } from './routes';

/** The login page is in the first load; the list of all others is a chunk of its own, which /login does not need. */
export async function loadPage(name: PageName): Promise<Page> {
  return name === 'entry/login'
    ? import('@/pages/entry/login')
    : (await import('./generated/pages')).pages[name]();
}
