import { createPath, type DataRouter } from 'react-router';

/** Opens links of the application in the router, without loading a document. Returns a function that ends it. */
export function followLinks(router: Pick<DataRouter, 'navigate' | 'state'>): () => void {
  // Here components have handled the click, so they can prevent it.
  const follow = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link) return;
    event.preventDefault();
    const { pathname, search, hash } = link;
    // As in a browser, a link to the same place adds nothing to the history.
    const replace = createPath({ pathname, search, hash }) === createPath(router.state.location);
    void router.navigate({ pathname, search, hash }, { replace });
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}

/** The link that was clicked; null if it isn't one, or if the browser is to open it, such as in another tab. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return null;
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (!link || link.origin !== location.origin) return null;
  return link.target === '' && !link.hasAttribute('download') ? link : null;
}
