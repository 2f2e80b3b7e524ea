import { hydrationEnded } from '../first-view';

type Load = () => Promise<unknown>;

/** What loads at the first sign of the user: before that, it would only delay the page. */
const waiting: Load[] = [];
let isUsed = false;

/** Resolves at the first sign of the user. */
export const firstUse = Promise.withResolvers<void>();

/** Loads every deferred component of the open page. */
export async function preloadDeferred(): Promise<void> {
  isUsed = true;
  firstUse.resolve();
  await Promise.all(waiting.splice(0).map((load) => load()));
}

/** Loads with the deferred components of the page; its user reports a failure. */
export function loadWhenUsed(load: Load): void {
  if (isUsed) void load().catch(() => {});
  else waiting.push(load);
}

if (globalThis.document) {
  // Before hydration, the server's view has none of them. A failure shows when the component is needed.
  const preload = () =>
    void hydrationEnded()
      .then(preloadDeferred)
      .catch(() => {});
  for (const type of ['pointermove', 'touchstart', 'keydown', 'click', 'input'])
    addEventListener(type, preload, { once: true, passive: true });
}
