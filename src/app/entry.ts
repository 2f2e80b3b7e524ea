/** Resolves when the server's view is painted, or at once in a background tab. */
function painted(root: HTMLElement | null): Promise<void> {
  if (document.hidden || !root?.firstElementChild) return Promise.resolve();
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });
}

// The first paint gets the network and the processor to itself; then every file of the application loads at once.
void painted(document.querySelector<HTMLElement>('#root')).then(() => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="after-paint"]')) {
    link.rel = 'modulepreload';
  }
  return import('./main');
});
