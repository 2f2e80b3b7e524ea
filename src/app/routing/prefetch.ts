import { loadPage } from './load-page';
import { findRoute } from './route-lookup';

/** Loads the page of a link that the user points at, focuses or touches, so that it is there before the click. */
export function listenToLinks(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(type, prefetch, { passive: true });
}

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin !== location.origin) return;
  const found = findRoute(link.pathname);
  // A failure shows after the click, which loads the page again.
  if (found.kind === 'page') void loadPage(found.route.page).catch(() => {});
}
