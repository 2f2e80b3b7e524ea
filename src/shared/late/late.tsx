import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { takeoverEnded } from '../first-view';

type Load = () => Promise<unknown>;

/** What loads at the first sign of the user: before that, it would only delay the page. */
const waiting: Load[] = [];
let isUsed = false;

/** Loads every late component of the open page. */
export async function preloadLate(): Promise<void> {
  isUsed = true;
  await Promise.all(waiting.splice(0).map((load) => load()));
}

if (globalThis.document) {
  // Before hydration, the server's view has none of them. A failure shows when the component is needed.
  const preload = () =>
    void takeoverEnded()
      .then(preloadLate)
      .catch(() => {});
  for (const type of ['pointermove', 'touchstart', 'keydown'])
    addEventListener(type, preload, { once: true, passive: true });
}

/**
 * A component whose code the first view does not need. It loads when the user begins to use the page; `preload` loads it
 * earlier, for a page whose first view shows it.
 */
export function createLate<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined;
  const preload = async (): Promise<ComponentType<Props>> => (Loaded ??= await load());
  const Lazy = lazy(async () => ({ default: await preload() }));
  if (isUsed) void preload().catch(() => {});
  else waiting.push(preload);

  function Late({ fallback, props }: { fallback?: ReactNode; props: Props }) {
    // Once it is mounted it must not be replaced, because that would lose its state.
    const [Part] = useState(() => Loaded ?? Lazy);
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  }
  return { Late, preload, isLoaded: () => Loaded !== undefined };
}
