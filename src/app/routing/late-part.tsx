import { createEffect, createStore, type Event, sample } from 'effector';
import { useUnit } from 'effector-react';
import type { ComponentType } from 'react';

/** A part of every page that comes with its first use, not with the first paint. */
export function createLatePart(name: string, needed: Event<unknown>, load: () => Promise<ComponentType>) {
  const loadFx = createEffect({ name: `load-${name}`, handler: async () => ({ Part: await load() }) });
  const $loaded = createStore<{ Part: ComponentType } | null>(null, { name }).on(
    loadFx.doneData,
    (_, loaded) => loaded,
  );
  // Where loading fails nothing is lost: the next use tries again.
  sample({
    clock: needed,
    source: $loaded,
    filter: (loaded) => loaded === null,
    fn: () => undefined,
    target: loadFx,
  });
  return function LatePart() {
    const loaded = useUnit($loaded);
    return loaded && <loaded.Part />;
  };
}
