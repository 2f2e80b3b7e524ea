import { createEffect, createEvent, sample } from 'effector';
import { debounce } from 'patronum';
import { $user } from '@/entities/session';
import { navigationEnded } from '@/shared/lib/navigation';
import { pagesForgotten } from './forget-pages';

/** Milliseconds after which a page is stored that was opened without its document. */
const SETTLED = 1000;

/** The user has begun to use the document. */
export const documentUsed = createEvent();

let registered: Promise<unknown> | undefined;

/** Starts the worker that stores the pages of a student. */
const registerWorkerFx = createEffect({
  name: 'registerWorker',
  handler: async () => {
    // In development there is none; without a way to read cookies, it would not know whose pages it stores.
    if (
      !document.querySelector('meta[name="build"]') ||
      !('serviceWorker' in navigator && 'cookieStore' in window)
    )
      return;
    await pagesForgotten();
    registered ??= register();
    await registered;
  },
});

async function register(): Promise<void> {
  // The first worker, or that of a new build, has nothing of this page.
  navigator.serviceWorker.addEventListener('controllerchange', tellWorker);
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
}

function tellWorker(): void {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, location.origin).pathname)
    .filter((path) => path.startsWith('/assets/'));
  navigator.serviceWorker.controller?.postMessage({ url: location.href, files });
}

const tellWorkerFx = createEffect({
  name: 'tellWorker',
  handler: () => navigator.serviceWorker && tellWorker(),
});

const isStudent = (user: { role: string } | null): boolean => user?.role === 'student';

sample({
  clock: [documentUsed, $user.updates],
  source: $user,
  filter: isStudent,
  fn: () => undefined,
  target: registerWorkerFx,
});
sample({
  clock: debounce(navigationEnded, SETTLED),
  source: $user,
  filter: isStudent,
  fn: () => undefined,
  target: tellWorkerFx,
});
