/** Resolves when the page that the server has drawn is on the screen, or when nobody looks at the tab. */
function painted(): Promise<void> {
  if (document.hidden || !document.querySelector('#root > *')) return Promise.resolve();
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });
}

// The first paint has the line and the processor to itself. Then comes the application, all of its files at once.
void painted().then(() => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="after-paint"]')) {
    link.rel = 'modulepreload';
  }
  return import('./main');
});
