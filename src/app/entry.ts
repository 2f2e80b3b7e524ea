import { pause } from './first-view/pause';

/** Resolves when the server's view is painted, or at once in a background tab. */
function painted(root: HTMLElement | null): Promise<void> {
  if (document.hidden || !root?.firstElementChild) return Promise.resolve();
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });
}

/** Runs the files of the page, each after those that it imports, and each in a task of its own. */
async function runFiles(links: Iterable<HTMLLinkElement>): Promise<void> {
  for (const { href } of links) {
    // The application imports them again, and reports what fails.
    await import(/* @vite-ignore */ href).catch(() => {});
    await pause();
  }
}

/** The first paint gets the network and the processor to itself; then every file of the application loads at once. */
async function start(): Promise<void> {
  await painted(document.querySelector<HTMLElement>('#root'));
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="after-paint"]');
  for (const link of links) link.rel = 'modulepreload';
  await runFiles(links);
  const { hydratePage } = await import('./main');
  await hydratePage();
}

void start();
