/** Resolves when the prerendered page is painted, or at once in a background tab. */
function painted(): Promise<void> {
  if (document.hidden || !document.querySelector('#root > *')) return Promise.resolve();
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });
}

// The first paint gets the network and the processor to itself; then every file of the application loads at once.
void painted().then(() => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="after-paint"]')) {
    link.rel = 'modulepreload';
  }
  return import('./main');
});
