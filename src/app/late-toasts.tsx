import { createEffect, createStore, sample } from 'effector';
import { useUnit } from 'effector-react';
import type { ComponentType } from 'react';
import { toastShown } from '@/shared/lib/toasts';

const loadRegionFx = createEffect({
  name: 'loadToastRegion',
  handler: async () => ({ Region: (await import('./toasts')).Toasts }),
});

const $loaded = createStore<{ Region: ComponentType } | null>(null, { name: 'toastRegion' }).on(
  loadRegionFx.doneData,
  (_, loaded) => loaded,
);

// Where loading fails the toast waits, and the next one tries again.
sample({
  clock: toastShown,
  source: $loaded,
  filter: (loaded) => loaded === null,
  fn: () => undefined,
  target: loadRegionFx,
});

/** The region of the toasts weighs as much as a page: it comes with the first toast, not with the first paint. */
export function LateToasts() {
  const loaded = useUnit($loaded);
  return loaded && <loaded.Region />;
}
