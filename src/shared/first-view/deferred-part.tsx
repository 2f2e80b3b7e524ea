import { createEffect, createStore, type Event, sample } from 'effector';
import { useUnit } from 'effector-react';
import type { ComponentType } from 'react';
import { afterHydration } from './hydration';

/** A part of every page that is loaded on its first use. */
export function createDeferredPart(name: string, needed: Event<unknown>, load: () => Promise<ComponentType>) {
  const loadFx = createEffect({
    name: `load-${name}`,
    handler: () => afterHydration(async () => ({ Part: await load() })),
  });
  const $loaded = createStore<{ Part: ComponentType } | null>(null, { name }).on(
    loadFx.doneData,
    (_, loaded) => loaded,
  );
  // After a failed load, the next use retries.
  sample({ clock: needed, source: $loaded, filter: (loaded) => loaded === null, target: loadFx });
  return function DeferredPart() {
    const loaded = useUnit($loaded);
    return loaded && <loaded.Part />;
  };
}
